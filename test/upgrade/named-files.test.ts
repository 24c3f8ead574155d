import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TreeEntry } from '../../src/action/repository-calls.js'
import { readFiles } from '../../src/disk/files.js'
import { filesToRead } from '../../src/upgrade/named-files.js'
import { folder } from '../folder.js'

/** Paths with what they hold; `-> ` makes a link. */
type Tree = Readonly<Record<string, string>>

const wanted = (path: string) => path.endsWith('.conf')

function entriesOf(tree: Tree): TreeEntry[] {
  const folders = new Set(Object.keys(tree).flatMap((path) => above(path)))
  const entry = (path: string, mode: string): TreeEntry => ({ path, mode, sha: '', size: 1 })
  return [
    ...Array.from(folders, (path) => entry(path, '040000')),
    ...Object.entries(tree).map(([path, text]) => entry(path, text.startsWith('-> ') ? '120000' : '100644')),
  ]
}

const above = (path: string): string[] => (path.includes('/') ? [dirname(path), ...above(dirname(path))] : [])

const targetsOf = (tree: Tree) =>
  new Map(Object.entries(tree).flatMap(([path, text]) => (text.startsWith('-> ') ? [[path, text.slice(3)]] : [])))

function inRepository(tree: Tree) {
  const { files, links } = filesToRead(entriesOf(tree), targetsOf(tree), wanted)
  return { files: files.map(({ path }) => path), links: Object.fromEntries(links) }
}

/** The same by way of a disk; undefined where a link leads out of the folder, to whatever is there. */
function onDisk(tree: Tree) {
  const root = realpathSync(folder())
  const cut = (path: string) => path.slice(root.length + 1)
  for (const [path, text] of Object.entries(tree)) {
    const place = join(root, path)
    mkdirSync(dirname(place), { recursive: true })
    if (text.startsWith('-> ')) symlinkSync(text.slice(3), place)
    else writeFileSync(place, text)
  }
  if (Object.keys(tree).some((path) => leadsOut(root, path))) return undefined
  const { sources, links } = readFiles([root], { wanted })
  return {
    files: sources.map(({ path }) => cut(path)),
    links: Object.fromEntries(Array.from(links, ([link, path]) => [cut(link), cut(path)])),
  }
}

function leadsOut(root: string, path: string): boolean {
  try {
    return !`${realpathSync.native(join(root, path))}/`.startsWith(`${root}/`)
  } catch {
    return false
  }
}

describe('the files of a repository', () => {
  test.each<[string, Tree, { files: string[]; links: Record<string, string> }]>([
    ['a link to a file', { 'a.conf': '', 'b.conf': '-> a.conf' }, { files: ['a.conf'], links: { 'b.conf': 'a.conf' } }],
    ['a file whose link alone has the name', { one: '', 'one.conf': '-> one' }, { files: ['one.conf'], links: {} }],
    [
      'a link to a folder',
      { 'a/x.conf': '', b: '-> a', 'c/d': '-> ../b' },
      { files: ['a/x.conf'], links: { 'b/x.conf': 'a/x.conf', 'c/d/x.conf': 'a/x.conf' } },
    ],
    [
      'links that lead nowhere',
      { 'a.conf': '-> b.conf', 'b.conf': '-> a.conf', 'c.conf': '-> x.conf' },
      { files: [], links: {} },
    ],
    ['a link to its own folder', { 'a/x.conf': '', 'a/b': '-> .' }, { files: ['a/x.conf'], links: {} }],
    [
      'what packages bring',
      { 'node_modules/a.conf': '', 'b/.svn/a.conf': '', 'c.conf': '' },
      { files: ['c.conf'], links: {} },
    ],
    [
      'a file that a link leads to before its own turn',
      { 'a/x.conf': '-> ../d.conf', 'c.conf': '', 'd.conf': '' },
      { files: ['c.conf', 'd.conf'], links: { 'a/x.conf': 'd.conf' } },
    ],
    [
      'the folder above one that a link leads to',
      { 'a/a/a': '-> ../b/../c', 'a/b': '-> ../a', 'c/x.conf': '' },
      { files: ['c/x.conf'], links: { 'a/a/a/x.conf': 'c/x.conf' } },
    ],
    [
      'what was copied with a link that says the whole path of it, and not what lies elsewhere',
      { 'old/a/x.conf': '', 'old/b/c': '-> /a', 'old/b/d.conf': '-> /a/x.conf', 'old/e.conf': '-> /f/x.conf' },
      { files: ['old/a/x.conf'], links: { 'old/b/c/x.conf': 'old/a/x.conf', 'old/b/d.conf': 'old/a/x.conf' } },
    ],
    [
      'the order of a folder',
      { 'a/x.conf': '', 'a.conf': '', 'a-b.conf': '' },
      { files: ['a-b.conf', 'a/x.conf', 'a.conf'], links: {} },
    ],
  ])('%s', (_, tree, expected) => {
    expect({ ...inRepository(tree), files: [...inRepository(tree).files].sort() }).toEqual({
      ...expected,
      files: [...expected.files].sort(),
    })
    expect(inRepository(tree)).toEqual(onDisk(tree))
  })

  const name = fc.constantFrom('a', 'b', 'c.conf', 'd.conf', 'node_modules')
  const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((steps) => steps.join('/'))
  const target = fc.array(fc.oneof(name, fc.constantFrom('..', '.')), { minLength: 1, maxLength: 4 })
  const content = fc.oneof(
    fc.constant('x'),
    target.map((steps) => `-> ${steps.join('/')}`),
  )

  test('are those that a checkout has, under the same names and in the same order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(path, content), { maxLength: 9 }), (pairs) => {
        const tree: Record<string, string> = {}
        // A path may not lie below a file or a link.
        for (const [path, text] of pairs)
          if (!Object.keys(tree).some((other) => `${path}/`.startsWith(`${other}/`) || other.startsWith(`${path}/`)))
            tree[path] = text
        const expected = onDisk(tree)
        fc.pre(expected !== undefined)
        expect(inRepository(tree)).toEqual(expected)
      }),
      { numRuns: 300 },
    )
  })
})
