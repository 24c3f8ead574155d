import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { corpusFolder, hasCorpus } from '../corpus.js'
import { folder } from '../folder.js'
import { cliPath, runIn, useCli } from '../run-cli.js'
import { commandsIn, hasTerminal, typed } from '../terminal.js'
import { shareOf } from '../thoroughness.js'

useCli()

const sites = fileURLToPath(new URL('../sites/', import.meta.url))

const trees = [
  ['legacy', `${sites}legacy`],
  ['redhat', `${sites}redhat`],
  ...(hasCorpus
    ? shareOf(4, ['rhel6-topecongiro', 'debian-squeeze-thesis', 'rhel5-linuxfiles', 'panel-vesta'])
    : []
  ).map((name) => [name, corpusFolder + name] as const),
] as const

/** Path → text. */
function textsIn(root: string): Record<string, string> {
  const paths = readdirSync(root, { recursive: true }).map(String)
  const files = paths.filter((path) => statSync(join(root, path)).isFile()).sort()
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(root, path), 'latin1')]))
}

function copyOf(tree: string): string {
  const root = folder()
  cpSync(tree, join(root, 'server'), { recursive: true })
  // The corpus may be there for reading alone.
  execFileSync('chmod', ['-R', 'u+w', root])
  return root
}

describe.skipIf(!hasTerminal)('the commands that are printed, typed as they stand', () => {
  test.each([
    ...trees.map(([name, tree]) => [name, tree, ''] as const),
    ...trees.map(([name, tree]) => [`${name}, all being given`, tree, '--assume-complete'] as const),
  ])('lead to what both kinds of fixes at once lead to: %s', (_, tree, option) => {
    const once = copyOf(tree)
    const first = copyOf(tree)
    const started = typed(first, `node ${cliPath()} server ${option}`)
    const [write = '', look = ''] = commandsIn(started)
    expect(write).toContain('--write')
    runIn(once, ['server', '--write', '--review', ...option.split(' ').filter(Boolean)])
    const wrote = typed(first, write)
    const [next = ''] = commandsIn(wrote)
    expect(next, 'the same is printed after it').toBe(look)
    typed(first, next.replace('--diff', '--write'))
    expect(textsIn(first)).toEqual(textsIn(once))
  })
})
