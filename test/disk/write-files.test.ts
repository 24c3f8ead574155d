import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readFiles, type SourceFile } from '../../src/disk/files.js'
import { writeFiles } from '../../src/disk/write-files.js'
import { folder } from '../folder.js'

const all = { wanted: () => true }

/** Read a file and write another text for it. */
async function rewritten(path: string, text: string, meanwhile: (source: SourceFile) => void = () => {}) {
  const [source] = readFiles([path], all).sources
  if (!source) throw new Error(`${path} cannot be read.`)
  meanwhile(source)
  const { written, troubles, notes } = await writeFiles([{ source, text }])
  return {
    written: written.length,
    troubles: troubles.map(({ message }) => message.replaceAll(`${dirname(path)}/`, '')),
    notes: notes.map((note) => note.replaceAll(`${dirname(path)}/`, '')),
  }
}

describe('writing', () => {
  test('keeps the mode of a file, and its encoding', async () => {
    const path = join(folder({ a: Buffer.from('caf\xe9\r\n', 'latin1') }), 'a')
    chmodSync(path, 0o4640)
    expect(await rewritten(path, 'th\xe9\r\n')).toEqual({ written: 1, troubles: [], notes: [] })
    expect(readFileSync(path, 'latin1')).toBe('th\xe9\r\n')
    expect((statSync(path).mode & 0o7777).toString(8)).toBe('4640')
    expect(readdirSync(dirname(path))).toEqual(['a'])
  })

  test('goes through links to the file itself', async () => {
    const root = folder({ 'real/a': 'x', a: '-> real/a' })
    expect((await rewritten(join(root, 'a'), 'y')).written).toBe(1)
    expect(lstatSync(join(root, 'a')).isSymbolicLink()).toBe(true)
    expect(readFileSync(join(root, 'real/a'), 'utf8')).toBe('y')
  })

  test('puts a new file in the place of the old one, so that nobody reads half of it, and says which names keep the old', async () => {
    const root = folder({ a: 'x' })
    linkSync(join(root, 'a'), join(root, 'old'))
    expect((await rewritten(join(root, 'a'), 'y')).notes).toEqual([
      'The file a also had another name, which keeps the old text (hard links).',
    ])
    expect(readFileSync(join(root, 'old'), 'utf8')).toBe('x')
  })

  test('files that are one under several names stay one', async () => {
    const root = folder({ a: 'x', c: 'x' })
    linkSync(join(root, 'a'), join(root, 'b'))
    const { sources } = readFiles([root], all)
    expect((await writeFiles(sources.map((source) => ({ source, text: 'y' })))).notes).toEqual([])
    const [a, b, c] = ['a', 'b', 'c'].map((name) => statSync(join(root, name)).ino)
    expect([a === b, a === c]).toEqual([true, false])
    expect(readFileSync(join(root, 'b'), 'utf8')).toBe('y')
  })

  test('names of one file part where each gets a text of its own', async () => {
    const root = folder({ a: 'x' })
    linkSync(join(root, 'a'), join(root, 'b'))
    const { sources } = readFiles([root], all)
    await writeFiles(sources.map((source) => ({ source, text: source.path.slice(-1) })))
    expect(['a', 'b'].map((name) => readFileSync(join(root, name), 'utf8'))).toEqual(['a', 'b'])
  })

  test.each<[string, (path: string) => void, string, string]>([
    [
      'has changed meanwhile',
      (path) => writeFileSync(path, 'z'),
      'a could not be written: the file has changed since this run read it; run httpd-upgrade again.',
      'z',
    ],
    ['has gone meanwhile', (path) => rmSync(path), 'a does not exist.', ''],
    [
      'has become a folder meanwhile',
      (path) => {
        rmSync(path)
        mkdirSync(path)
      },
      'a could not be written: it is a folder.',
      '',
    ],
  ])('leaves alone what %s, and everything else with it', async (_title, meanwhile, message, left) => {
    const root = folder({ a: 'x', b: 'x' })
    const sources = readFiles([join(root, 'b'), join(root, 'a')], all).sources
    meanwhile(join(root, 'a'))
    const { written, troubles } = await writeFiles(sources.map((source) => ({ source, text: 'y' })))
    expect(written).toEqual([])
    expect(troubles.map((trouble) => trouble.message.replaceAll(`${root}/`, ''))).toEqual([
      message,
      'No file was changed.',
    ])
    expect(readFileSync(join(root, 'b'), 'utf8')).toBe('x')
    if (left) expect(readFileSync(join(root, 'a'), 'utf8')).toBe(left)
    expect(readdirSync(root).filter((name) => name.startsWith('.'))).toEqual([])
  })

  /** Run a command that only root may; undefined, said loudly, where it does not work. */
  const may = (why: string, command: string, ...args: string[]): boolean => {
    const { status } = spawnSync(command, args)
    if (status !== 0) console.warn(`\n*** "${command} ${args[0]}" does not work here: ${why} is SKIPPED. ***\n`)
    return status === 0
  }

  test('leaves a file that cannot be changed, even by root', async ({ skip }) => {
    const path = join(folder({ a: 'x' }), 'a')
    skip(!may('writing a file that cannot be changed', 'chattr', '+i', path))
    try {
      expect(await rewritten(path, 'y')).toEqual({
        written: 0,
        notes: [],
        troubles: [
          expect.stringMatching(/^a could not be written: (the system does not permit it|permission is denied)\.$/),
        ],
      })
      expect(readFileSync(path, 'utf8')).toBe('x')
      expect(readdirSync(dirname(path))).toEqual(['a'])
    } finally {
      spawnSync('chattr', ['-i', path])
    }
  })

  test('leaves everything where the disk is full or read-only', async ({ skip }) => {
    const root = folder()
    skip(!may('writing to a full disk', 'mount', '-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', root))
    try {
      for (const name of ['a', 'b']) writeFileSync(join(root, name), 'x'.repeat(20_000))
      const { sources } = readFiles([root], all)
      const change = async (text: string) =>
        (await writeFiles(sources.map((source) => ({ source, text })))).troubles.map(({ message }) =>
          message.replaceAll(`${root}/`, ''),
        )
      expect(await change('y'.repeat(20_000))).toEqual([
        'b could not be written: the disk is full.',
        'No file was changed.',
      ])
      expect(readdirSync(root)).toEqual(['a', 'b'])
      expect(readFileSync(join(root, 'a'), 'utf8')).toBe('x'.repeat(20_000))
      spawnSync('mount', ['-o', 'remount,ro', root])
      expect(await change('y')).toEqual([
        'a could not be written: the file system is read-only.',
        'b could not be written: the file system is read-only.',
      ])
    } finally {
      spawnSync('umount', [root])
    }
  })
})
