import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { thisDisk } from '../../src/disk/server-files.js'
import { siteFromTexts } from '../../src/site/site.js'
import { unreadFiles } from '../../src/site/sites-by-server.js'
import { type Editor, startEditor, withEdit } from '../language-server/editor.js'
import { repositoryAt } from '../repository.js'
import { runIn, useCli } from '../run-cli.js'
import { shareOf } from '../thoroughness.js'
import { corpusTrees } from './corpus-trees.js'
import { ownTrees } from './own-trees.js'
import { onDisk, type Tree } from './tree.js'

useCli()

const editors: Editor[] = []

afterEach(() => {
  for (const { connection, server } of editors.splice(0)) {
    connection.dispose()
    server.kill()
  }
})

interface Reported {
  readonly files: readonly {
    readonly path: string
    readonly findings: readonly { rule: string; line: number; fix: { readonly safe: boolean } | null }[]
  }[]
}

/** What a report tells of one place. */
interface Told {
  readonly path: string
  readonly line: number
  readonly rule: string
  readonly isSafe: boolean
}

/** The files that no server reads, and that stay as they are. */
const unreadIn = ({ texts, links }: Tree, root: string): ReadonlySet<string> =>
  new Set(
    [...unreadFiles(siteFromTexts(texts, { links, folder: root, folders: ['.'], disk: thisDisk() }))].map(
      ({ path }) => path,
    ),
  )

const allToldIn = (root: string, ...words: string[]): readonly Told[] =>
  (JSON.parse(runIn(root, ['--format', 'json', ...words]).out) as Reported).files.flatMap(({ path, findings }) =>
    findings.map(({ rule, line, fix }) => ({ path, line, rule, isSafe: fix?.safe === true })),
  )

const openIn = (told: readonly Told[]) => told.filter(({ isSafe }) => !isSafe)

/** Lines move, so that only the file and the rule tell which it is. */
const named = (told: readonly Told[]) => told.map(({ path, rule }) => `${path} ${rule}`).sort()

const placed = (told: readonly Omit<Told, 'isSafe'>[]) =>
  told.map(({ path, line, rule }) => `${path}:${line} ${rule}`).sort()

async function editorIn(root: string): Promise<Editor> {
  const editor = await startEditor([root])
  editors.push(editor)
  return editor
}

/** What the editor shows, once it shows as many remarks of each file as are wanted. */
async function shownIn(editor: Editor, root: string, wanted: readonly Told[], paths: readonly string[]) {
  const shown = paths.map(async (path) => {
    const count = wanted.filter((one) => one.path === path).length
    const found = await editor.shown(join(root, path), ({ diagnostics }) => diagnostics.length === count)
    return found.map(({ range, code }) => ({ path, line: range.start.line + 1, rule: String(code) }))
  })
  return (await Promise.all(shown)).flat()
}

const pathsOf = (told: readonly Told[]) => [...new Set(told.map(({ path }) => path))]

const openFile = (editor: Editor, root: string, path: string) =>
  editor.open(join(root, path), readFileSync(join(root, path), 'latin1'))

/** Their fixes are made only where somebody names them. */
const offered = new Set(['fancy-index-dates', 'no-cache-dir-levels', 'loose-host-name'])

describe.each([...ownTrees(), ...shareOf(5, corpusTrees())].map((tree) => [tree.name, tree] as const))(
  'what was open after --write, with %s',
  (_, tree: Tree) => {
    const unread = unreadIn(tree, onDisk(tree))
    const toldIn = (root: string, ...words: string[]) =>
      allToldIn(root, ...words).filter(({ path }) => !unread.has(path))

    test('is open in the report, before a commit and in an editor', async () => {
      const root = onDisk(tree)
      const { git } = repositoryAt(root)
      git('init', '--quiet')
      git('add', '--all')
      const before = openIn(toldIn(root, '.'))
      const staged = named(toldIn(root, '--staged'))
      expect(before.length).toBeGreaterThan(0)
      runIn(root, ['--write', '.'])
      const after = toldIn(root, '.')
      expect(named(after)).toEqual(named(before))
      expect(openIn(after)).toEqual(after)
      expect(runIn(root, ['--diff', '--review', '.'])).toMatchObject({
        code: 1,
        out: expect.stringContaining('+++ b/'),
      })
      git('add', '--all')
      // The index lies in no folder of a server, so that it was said of a little less before.
      expect(named(toldIn(root, '--staged'))).toEqual(
        expect.arrayContaining(named(after).filter((one) => staged.includes(one))),
      )
      const editor = await editorIn(root)
      openFile(editor, root, tree.main)
      expect(placed(await shownIn(editor, root, after, pathsOf(after)))).toEqual(placed(after))
    })

    test('is open in an editor that made the same fixes, and wrote nothing', async () => {
      const root = onDisk(tree)
      const before = toldIn(root, '.')
      const written = onDisk(tree)
      runIn(written, ['--write', '.'])
      const after = toldIn(written, '.')
      const editor = await editorIn(root)
      const documents = pathsOf(before).map((path) => [path, openFile(editor, root, path)] as const)
      await shownIn(editor, root, before, pathsOf(before))
      const fixed = documents.map(async ([, document]) => {
        const all = { start: document.positionAt(0), end: document.positionAt(document.getText().length) }
        const [action] = await editor.actions(document, all, ['source.fixAll'])
        return { document, all, text: withEdit(document, action?.edit) }
      })
      for (const { document, all, text } of await Promise.all(fixed)) editor.type(document, all, text)
      for (const [path, document] of documents)
        expect(document.getText(), path).toBe(readFileSync(join(written, path), 'latin1'))
      expect(placed(await shownIn(editor, root, after, pathsOf(before)))).toEqual(placed(after))
    })

    test('is nothing that has a fix after --write --review, and a third run changes nothing', () => {
      const root = onDisk(tree)
      runIn(root, ['--write', '.'])
      runIn(root, ['--write', '--review', '.'])
      const { files } = JSON.parse(runIn(root, ['--format', 'json', '.']).out) as Reported
      const left = files.flatMap(({ path, findings }) =>
        findings.flatMap(({ rule, line, fix }) =>
          fix && !unread.has(path) && !offered.has(rule) ? `${path}:${line} ${rule}` : [],
        ),
      )
      expect(left).toEqual([])
      expect(runIn(root, ['--diff', '--review', '.']).out).toBe('')
    })
  },
)
