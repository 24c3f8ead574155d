import { spawnSync } from 'node:child_process'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { cliPath, useCli } from '../run-cli.js'

useCli()

/** A program of its own in a folder of its own, as it was installed just now. */
function installed(): string {
  const to = folder()
  cpSync(dirname(cliPath()), to, { recursive: true, filter: (path) => !path.includes('.compiled') })
  return to
}

function start(program: string, env: Record<string, string> = {}): string {
  const cwd = folder({ 'a.conf': 'Listen 80\nNameVirtualHost *:80\n' })
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(program, 'cli.cjs'), '--diff', 'a.conf'], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '', ...env },
  })
  return `${status}\n${stderr}${stdout}`
}

/** Look at so much text that V8 compiles functions which a small file never meets. */
function workMuch(program: string): string {
  const host = '<VirtualHost *:80>\n    ServerName a\n    RewriteRule ^/c http://d/\n</VirtualHost>\n'
  const cwd = folder({ 'b.conf': host.repeat(50_000) })
  return spawnSync(process.execPath, [join(program, 'cli.cjs'), 'b.conf'], { cwd, encoding: 'utf8' }).stdout
}

/** Later ones keep it themselves. */
const isNode20 = process.version.startsWith('v20.')

const kept = (program: string): string[] =>
  existsSync(join(program, '.compiled')) ? readdirSync(join(program, '.compiled'), { recursive: true }).map(String) : []

const told = '1\n--- a/a.conf\n+++ b/a.conf\n@@ -1,2 +1 @@\n Listen 80\n-NameVirtualHost *:80\n'

describe('what was compiled', () => {
  test('is kept with the program, and the next start says the same', () => {
    const program = installed()
    expect(start(program)).toBe(told)
    const first = kept(program)
    expect(first.join('\n')).toContain('migrate')
    expect(start(program)).toBe(told)
    expect(kept(program)).toEqual(first)
  })

  test.skipIf(!isNode20)('is kept anew after much work, and once', () => {
    const program = installed()
    start(program)
    const little = kept(program)
    const said = workMuch(program)
    const much = kept(program)
    expect(much.filter((name) => !little.includes(name)).join('\n')).toContain('migrate')
    expect(workMuch(program)).toBe(said)
    expect(start(program)).toBe(told)
    expect(kept(program)).toEqual(much)
  })

  test.skipIf(!isNode20)('is kept anew after much work where V8 would not take it', () => {
    const program = installed()
    start(program)
    const little = kept(program)
    workMuch(program)
    const much = kept(program)
    for (const name of much) if (!little.includes(name)) writeFileSync(join(program, '.compiled', name), '')
    expect(start(program)).toBe(told)
    expect(kept(program)).toEqual(little)
    workMuch(program)
    expect(kept(program)).toEqual(much)
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
    const files = kept(program).map((name) => join(program, '.compiled', name))
    for (const file of files) writeFileSync(file, readFileSync(file).subarray(0, 1000).fill(7, 500))
    expect(start(program)).toBe(told)
  })

  test.skipIf(!isNode20)('leaves nothing half done where it cannot be kept', () => {
    const program = installed()
    start(program)
    const files = kept(program)
    for (const name of files) {
      rmSync(join(program, '.compiled', name))
      mkdirSync(join(program, '.compiled', name))
    }
    expect(start(program)).toBe(told)
    expect(kept(program)).toEqual(files)
    rmSync(join(program, '.compiled'), { recursive: true })
    writeFileSync(join(program, '.compiled'), 'no folder')
    expect(start(program)).toBe(told)
  })

  test('is not taken for a program of the same length that was put there later', () => {
    const program = installed()
    start(program)
    const [name = ''] = readdirSync(program).filter((file) => file.startsWith('migrate') && isLong(join(program, file)))
    const path = join(program, name)
    const text = readFileSync(path, 'utf8')
    const other = text.replaceAll('Remove NameVirtualHost', 'Delete NameVirtualHost')
    expect(other).not.toBe(text)
    writeFileSync(path, other)
    utimesSync(path, 1e9, 1e9)
    const { stdout } = spawnSync(process.execPath, [join(program, 'cli.cjs'), 'a.conf'], {
      cwd: folder({ 'a.conf': 'Listen 80\nNameVirtualHost *:80\n' }),
      encoding: 'utf8',
    })
    expect(stdout).toContain('Delete NameVirtualHost')
  })
})

test('nothing that is compiled here imports a module of Node as it runs, which such code cannot', () => {
  const program = installed()
  const files = readdirSync(program).filter((name) => name.endsWith('.cjs'))
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((name) => /[^.\w]import\(/.test(readFileSync(join(program, name), 'utf8')))).toEqual([])
})

const isLong = (path: string): boolean => readFileSync(path, 'utf8').includes('Remove NameVirtualHost')
