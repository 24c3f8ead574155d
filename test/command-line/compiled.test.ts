import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, cpSync, existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseStoredCode } from '../../src/command-line/compiled.js'
import { node24 } from '../action/node24.js'
import { folder } from '../folder.js'
import { cliPath, useCli } from '../run-cli.js'

useCli()

const node = node24() ?? process.execPath

/** It is asked whether the variable is there, whatever it says. */
const { NODE_DISABLE_COMPILE_CACHE: _, ...enabled } = process.env

/** A program of its own in a folder of its own, as it was installed just now. */
function installed(): string {
  const to = folder()
  cpSync(dirname(cliPath()), to, { recursive: true, filter: (path) => !path.includes('.compiled') })
  return to
}

function start(program: string, env: Record<string, string> = {}, of = 'a.conf'): string {
  const cwd = folder({ 'a.conf': 'Listen 80\nNameVirtualHost *:80\n' })
  const { stdout, stderr, status } = spawnSync(node, [join(program, 'start.cjs'), '--diff', of], {
    cwd,
    encoding: 'utf8',
    env: { ...enabled, ...env },
  })
  return `${status}\n${stderr}${stdout}`
}

const kept = (program: string): string[] =>
  existsSync(join(program, '.compiled')) ? readdirSync(join(program, '.compiled')) : []

const told = '1\n--- a/a.conf\n+++ b/a.conf\n@@ -1,2 +1 @@\n Listen 80\n-NameVirtualHost *:80\n'

describe('what was compiled', () => {
  test('is kept with the program, and the next start says the same', () => {
    const program = installed()
    expect(start(program)).toBe(told)
    const first = digests(program)
    expect(first).toHaveLength(1)
    expect(start(program)).toBe(told)
    expect(digests(program)).toEqual(first)
  })

  test('is kept anew by a run that takes much longer than the one that it is of', () => {
    const program = installed()
    start(program)
    const [[path, before] = ['', Buffer.from('')]] = contents(program)
    const took = parseStoredCode(before).took
    writeFileSync(path, Buffer.concat([Buffer.from('[1,'), before.subarray(before.indexOf(',') + 1)]))
    expect(parseStoredCode(readFileSync(path)).took).toBe(1)
    expect(start(program)).toBe(told)
    expect([took, parseStoredCode(readFileSync(path)).took].every((one) => one > 1)).toBe(true)
    writeFileSync(path, Buffer.concat([Buffer.from('[1e9,'), before.subarray(before.indexOf(',') + 1)]))
    expect(start(program)).toBe(told)
    expect(parseStoredCode(readFileSync(path)).took).toBe(1e9)
  })

  test('is kept anew when a further part of the program was called', () => {
    const program = installed()
    expect(start(program, {}, '.')).toBe(told)
    const [[path, before] = ['', Buffer.from('')]] = contents(program)
    spawnSync(node, [join(program, 'start.cjs'), 'rules'], { env: enabled })
    const after = readFileSync(path)
    expect(after.length).toBeGreaterThan(before.length)
    expect(after.toString('latin1', 0, after.indexOf('\n'))).toContain('"rules.cjs"')
    expect(start(program, {}, '.')).toBe(told)
    expect(readFileSync(path).equals(after)).toBe(true)
  })

  test('is kept by itself for a small file, and for a look at what is staged', () => {
    const program = installed()
    start(program, {}, '.')
    const whole = digests(program)
    start(program)
    const repository = folder({ 'a.conf': 'Listen 80\n' })
    spawnSync('git', ['init', '-q'], { cwd: repository })
    spawnSync(node, [join(program, 'start.cjs'), '--staged'], { cwd: repository, env: enabled })
    expect(kept(program).map((name) => /-(small|staged)$/.exec(name)?.[1])).toEqual([undefined, 'small', 'staged'])
    expect(digests(program)).toContain(whole[0])
  })

  test('is functions too, and not only what stands outside of them', () => {
    const program = installed()
    start(program)
    const [[, kept] = ['', Buffer.from('')]] = contents(program)
    const source = readFileSync(join(program, 'cli.cjs'), 'utf8')
    expect(kept.length).toBeGreaterThan(source.length)
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
    const [[path, whole] = ['', Buffer.from('')]] = contents(program)
    // V8 takes such bytes as they are, and breaks off, or does something else than the program says.
    const flipped = whole.map((byte, at) => (at % 1000 === 999 ? byte ^ 90 : byte))
    flipped.set(whole.subarray(0, 2000))
    for (const damaged of [
      flipped,
      whole.subarray(0, -1),
      Buffer.from('[]'),
      Buffer.from('{'),
      Buffer.alloc(whole.length),
    ]) {
      writeFileSync(path, damaged)
      expect(start(program)).toBe(told)
      expect(contents(program).size).toBe(1)
      expect(parseStoredCode(readFileSync(path)).parts.size).toBeGreaterThan(1)
    }
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
    const { stdout } = spawnSync(node, [join(program, 'start.cjs'), 'a.conf'], {
      cwd: folder({ 'a.conf': 'Listen 80\nNameVirtualHost *:80\n' }),
      encoding: 'utf8',
    })
    expect(stdout).toContain('Delete NameVirtualHost')
  })
})

/** What is kept with a program, by path. */
const contents = (program: string): ReadonlyMap<string, Buffer> =>
  new Map(
    kept(program).map((name) => [join(program, '.compiled', name), readFileSync(join(program, '.compiled', name))]),
  )

/** A name for each of these. */
const digests = (program: string): string[] =>
  Array.from(contents(program).values(), (bytes) => createHash('sha256').update(bytes).digest('hex'))

const holdsRule = (path: string): boolean => readFileSync(path, 'utf8').includes('Remove NameVirtualHost')
