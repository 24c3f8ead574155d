import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { runIn, useCli } from '../run-cli.js'
import { endedAt } from './ending-at.js'

useCli()

const old = '<Directory /a>\n  Order allow,deny\n  Allow from all\n</Directory>\n'
const many = 40
const words = ['--write', '--assume-complete', '--only', 'access-control', '--quiet', '.']

/** A server that reads a folder whole, so that httpd would read whatever is left in it. */
const server = () =>
  folder({
    'conf/httpd.conf': 'ServerRoot /x\nInclude conf.d\n',
    ...Object.fromEntries(Array.from({ length: many }, (_, index) => [`conf.d/${index}.conf`, old])),
  })

const scratchIn = (path: string) => readdirSync(path).filter((name) => name.startsWith('.httpd-upgrade-'))

/** How many files have the old text, and that the others have the new one, whole. */
function oldAmong(root: string): number {
  const texts = readdirSync(join(root, 'conf.d')).map((name) => readFileSync(join(root, 'conf.d', name), 'utf8'))
  for (const text of texts) expect(text === old || text.endsWith('Require all granted\n</Directory>\n')).toBe(true)
  return texts.filter((text) => text === old).length
}

describe('a run that writes, stopped half-way', () => {
  // A folder for the new texts is made, each of them is opened and written there, and then each takes its place.
  test.each([
    ['SIGINT', 2],
    ['SIGTERM', many],
    ['SIGHUP', 2 * many],
  ] as const)('%s at change %i leaves no file of ours, and no text changed', (signal, step) => {
    const root = server()
    const { by, err } = endedAt(step, signal, root, words)
    expect(by).toBe(signal)
    expect(err).toContain('Interrupted, and no file was changed.')
    expect(scratchIn(root)).toEqual([])
    expect(readdirSync(join(root, 'conf.d'))).toHaveLength(many)
    expect(oldAmong(root)).toBe(many)
  })

  test.each([
    [3, many],
    [many, many],
    [2.5 * many, many / 2 + 2],
  ])('killed outright at change %i, it leaves new texts where httpd does not read', (step, left) => {
    const root = server()
    expect(endedAt(step, 'SIGKILL', root, words).by).toBe('SIGKILL')
    expect(scratchIn(root)).toHaveLength(1)
    expect(readdirSync(join(root, 'conf.d')).every((name) => name.endsWith('.conf'))).toBe(true)
    expect(oldAmong(root)).toBe(left)
    // A report changes nothing, and does not read what was left.
    expect(runIn(root, ['--format', 'json', '.']).out).not.toContain('.httpd-upgrade-')
    expect(scratchIn(root)).toHaveLength(1)
    runIn(root, words)
    expect(scratchIn(root)).toEqual([])
    expect(oldAmong(root)).toBe(0)
  })

  test('clears only what no running program needs, and only what is its own', () => {
    const root = realpathSync(server())
    const left = (name: string) => {
      mkdirSync(join(root, name))
      writeFileSync(join(root, name, '1'), '')
      return () => existsSync(join(root, name, '1'))
    }
    const ofAnotherMachine = left('.httpd-upgrade-elsewhere-999999999-abc123')
    const ofRunning = left(`.httpd-upgrade-${process.pid}-0`)
    const ofDead = left('.httpd-upgrade-999999999-0')
    const notOurs = left('.httpd-upgrade-notes')
    writeFileSync(join(root, 'conf.d/.httpd-upgrade-999999999-7'), old)
    runIn(root, words)
    expect([ofAnotherMachine(), ofRunning(), ofDead(), notOurs()]).toEqual([true, true, false, true])
    expect(scratchIn(join(root, 'conf.d'))).toEqual([])
  })

  test('so it does with what was copied to be tried', () => {
    const tmp = realpathSync(folder())
    const host = hostname().replace(/[^\w.]/g, '_')
    const names = [
      `${host}-999999999-abc123`,
      `${host}-${process.pid}-abc123`,
      'elsewhere-999999999-abc123',
      '2024-backup',
    ]
    for (const name of names) mkdirSync(join(tmp, `httpd-upgrade-${name}`))
    const { code } = runIn(server(), ['--verify', 'true {}', '.'], { env: { TMPDIR: tmp } })
    expect(code).toBe(1)
    expect(readdirSync(tmp).sort()).toEqual(
      names
        .slice(1)
        .map((name) => `httpd-upgrade-${name}`)
        .sort(),
    )
  })
})
