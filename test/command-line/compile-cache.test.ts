import { spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { node24 } from '../action/node24.js'
import { folder } from '../folder.js'
import { cliPath, useCli } from '../run-cli.js'

useCli()

/** Node 20 keeps nothing. */
const node = node24() ?? process.execPath

const keeps = !process.version.startsWith('v20.') || node !== process.execPath

/** Node asks whether the variable is there, whatever it says. */
const { NODE_DISABLE_COMPILE_CACHE: _, ...enabled } = process.env

/** A program of its own in a folder of its own, as it was installed just now. */
function installed(): string {
  const to = folder()
  cpSync(dirname(cliPath()), to, { recursive: true, filter: (path) => !path.includes('.compiled') })
  return to
}

function start(program: string, env: Record<string, string> = {}, of = 'a.conf'): string {
  const cwd = folder({ 'a.conf': 'Listen 80\nNameVirtualHost *:80\n' })
  const { stdout, stderr, status } = spawnSync(node, [join(program, 'cli.cjs'), '--diff', of], {
    cwd,
    encoding: 'utf8',
    env: { ...enabled, ...env },
  })
  return `${status}\n${stderr}${stdout}`
}

const kept = (program: string): string[] =>
  existsSync(join(program, '.compiled')) ? readdirSync(join(program, '.compiled'), { recursive: true }).map(String) : []

const told = '1\n--- a/a.conf\n+++ b/a.conf\n@@ -1,2 +1 @@\n Listen 80\n-NameVirtualHost *:80\n'

describe.skipIf(!keeps)('what was compiled', () => {
  test('is kept with the program, and the next start says the same', () => {
    const program = installed()
    expect(start(program)).toBe(told)
    const first = kept(program)
    expect(first.length).toBeGreaterThan(5)
    expect(start(program)).toBe(told)
    expect(kept(program)).toEqual(first)
  })

  test('is kept whole for those who look at a folder, and beside it for those who look at a file', () => {
    const program = installed()
    start(program)
    const forFile = sizes(program)
    expect(start(program, {}, '.')).toBe(told)
    const both = sizes(program)
    const [forFolder = 0] = [...both].filter((size) => !forFile.includes(size)).sort((a, b) => b - a)
    expect(forFolder).toBeGreaterThan(2 * Math.max(...forFile))
    expect(start(program)).toBe(told)
    expect(start(program, {}, '.')).toBe(told)
    expect(sizes(program)).toEqual(both)
  })

  test('is kept once where the user has it kept, whatever is looked at', () => {
    const program = installed()
    const users = folder()
    const all = { NODE_COMPILE_CACHE: users }
    expect(start(program, all)).toBe(told)
    const forFile = contents(users)
    expect(forFile.size).toBeGreaterThan(5)
    expect(start(program, all, '.')).toBe(told)
    const both = contents(users)
    for (const [path, content] of forFile) expect(both.get(path)?.equals(content)).toBe(true)
    expect(kept(program)).toEqual([])
  })

  test('is not kept where that is forbidden', () => {
    const program = installed()
    expect(start(program, { NODE_DISABLE_COMPILE_CACHE: '1' })).toBe(told)
    expect(kept(program)).toEqual([])
  })

  test.skipIf(process.getuid?.() !== 0)('is not kept in the folder of somebody else', () => {
    const program = installed()
    chownSync(program, 65534, 65534)
    expect(start(program)).toBe(told)
    expect(kept(program)).toEqual([])
  })

  test('does no harm where it is damaged', () => {
    const program = installed()
    start(program)
    const files = kept(program)
      .map((name) => join(program, '.compiled', name))
      .filter(isFile)
    expect(files.length).toBeGreaterThan(5)
    for (const file of files) writeFileSync(file, readFileSync(file).subarray(0, 1000).fill(7, 500))
    expect(start(program)).toBe(told)
  })

  test('is not taken for a program of the same length that was put there later', () => {
    const program = installed()
    start(program)
    const [name = ''] = readdirSync(program).filter((file) => file.endsWith('.cjs') && holdsRule(join(program, file)))
    const path = join(program, name)
    const text = readFileSync(path, 'utf8')
    const other = text.replaceAll('Remove NameVirtualHost', 'Delete NameVirtualHost')
    expect(other).not.toBe(text)
    writeFileSync(path, other)
    utimesSync(path, 1e9, 1e9)
    const { stdout } = spawnSync(node, [join(program, 'cli.cjs'), 'a.conf'], {
      cwd: folder({ 'a.conf': 'Listen 80\nNameVirtualHost *:80\n' }),
      encoding: 'utf8',
    })
    expect(stdout).toContain('Delete NameVirtualHost')
  })
})

const sizes = (program: string): readonly number[] =>
  kept(program)
    .map((name) => statSync(join(program, '.compiled', name)))
    .filter((stat) => stat.isFile())
    .map(({ size }) => size)

/** What is kept in a folder and below, by path. */
const contents = (of: string): ReadonlyMap<string, Buffer> =>
  new Map(
    readdirSync(of, { recursive: true })
      .map((name) => join(of, String(name)))
      .filter(isFile)
      .map((path) => [path, readFileSync(path)]),
  )

const isFile = (path: string): boolean => statSync(path).isFile()

const holdsRule = (path: string): boolean => readFileSync(path, 'utf8').includes('Remove NameVirtualHost')
