import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { folder } from '../folder.js'
import { runAlone } from '../processes/cli-process.js'
import { cliPath, useCli } from '../run-cli.js'

useCli()

/** A program of its own, in which one rule has an error. */
function broken(): string {
  const at = folder()
  cpSync(dirname(cliPath()), at, { recursive: true, filter: (path) => !path.includes('.compiled') })
  const sought = 'function* accessHits('
  const slip = "function* accessHits() { throw new Error('a slip') }\nfunction* unused("
  const texts = readdirSync(at).map((name) => ({ path: join(at, name), text: readFileSync(join(at, name), 'utf8') }))
  const [found] = texts.filter(({ text }) => text.includes(sought))
  if (!found) throw new Error('The rule is not found.')
  writeFileSync(found.path, found.text.replace(sought, slip))
  return join(at, 'cli.cjs')
}

const text = 'NameVirtualHost *:80\n<Location />\nOrder allow,deny\nAllow from all\n</Location>\n'

test.each([['--diff'], ['--format', 'patch', '--quiet']])(
  'what a rule could not judge is said beside a patch of the others: %s',
  (...words) => {
    const cwd = folder({ 'a.conf': text })
    const { code, out, err } = runAlone({ main: broken(), words: [...words, 'a.conf'], cwd, env: {} })
    expect([code, out]).toEqual([2, expect.stringContaining('-NameVirtualHost *:80\n')])
    expect(err).toContain('The rule failed on a.conf: a slip. ')
  },
)

test('a report has it among the findings', () => {
  const cwd = folder({ 'a.conf': text })
  const { code, out } = runAlone({ main: broken(), words: ['a.conf'], cwd, env: {} })
  expect(code).toBe(2)
  expect(out).toContain('The rule failed on a.conf: a slip. ')
  expect(out).toContain('[name-virtual-host]')
})
