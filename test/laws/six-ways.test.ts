import { readdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { parseCommandLine } from '../../src/command-line/arguments.js'
import { readInput } from '../../src/commands/input.js'
import { migrateInput } from '../../src/commands/migrate-input.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { filesIn } from '../../src/report/summary.js'
import { unreadFiles } from '../../src/site/sites-by-server.js'
import { corpusFolder, hasCorpus } from '../corpus.js'
import { folder } from '../folder.js'
import { shareOf } from '../thoroughness.js'

const sites = fileURLToPath(new URL('../sites/', import.meta.url))

/** Trees of the corpus, and those of the suite. */
const trees = [...(hasCorpus ? shareOf(8, foldersIn(corpusFolder)) : []), ...foldersIn(sites)]

function foldersIn(root: string): readonly (readonly [name: string, tree: string])[] {
  const entries = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return entries.map(({ name }) => [name, realpathSync(join(root, name))] as const).sort()
}

const closed = 'Order allow,deny\nDeny from all\n'
const open = 'Order allow,deny\nAllow from all\n'
const section = (path: string, lines: string) => `<Directory @ROOT@/${path}>\n${lines}</Directory>\n`
const main = (lines: string) => `ServerRoot @ROOT@\nListen 80\nUser www\n${lines}`

/** Servers that lie where their configuration says. `@ROOT@` stands for their folder. */
const placed: readonly (readonly [name: string, files: Readonly<Record<string, string>>])[] = [
  [
    '.htaccess files that count, and folders that are usually passed over',
    {
      'httpd.conf': main(`DocumentRoot @ROOT@/htdocs\n${section('htdocs', `AllowOverride All\n${closed}`)}`),
      'htdocs/a/.htaccess': open,
      'htdocs/node_modules/.htaccess': open,
    },
  ],
  [
    'files of another name in the folders',
    {
      'httpd.conf': main(
        `AccessFileName .acl\nDocumentRoot @ROOT@/htdocs\n${section('htdocs', `AllowOverride All\n${closed}`)}`,
      ),
      'htdocs/a/.acl': open,
      'htdocs/a/.htaccess': open,
    },
  ],
  [
    'a document root that is a link',
    {
      'httpd.conf': main(`DocumentRoot @ROOT@/www\n${section('www', `AllowOverride All\n${closed}`)}`),
      'htdocs/a/.htaccess': open,
      www: '-> htdocs',
    },
  ],
  [
    'a folder that is read whole',
    {
      'httpd.conf': main(`Include extra/\n${section('', `AllowOverride None\n${closed}`)}`),
      'extra/b.conf.orig': section('htdocs', open),
      'extra/c/no-ending': section('htdocs/c', closed),
    },
  ],
]

function place(files: Readonly<Record<string, string>>): string {
  const root = realpathSync(folder(files))
  for (const [path, text] of Object.entries(files))
    if (!text.startsWith('-> ')) writeFileSync(join(root, path), text.replaceAll('@ROOT@', root))
  return root
}

/** Where the tool is called, so paths, and what the paths in its report begin with. */
interface Way {
  readonly cwd: string
  readonly paths: readonly string[]
  readonly prefix: string
}

const before = process.cwd()
afterEach(() => process.chdir(before))

describe('a tree, whatever way it is named', () => {
  test.each(trees)('%s', async (_, tree) => {
    await expectSame(tree)
  })
  test.each(placed)('%s', async (_, files) => {
    const { said } = await expectSame(place(files))
    expect(said.join('\n')).toContain('access-control')
  })
})

async function expectSame(tree: string) {
  const here = await said(tree, { cwd: tree, paths: [], prefix: '' })
  const outside = folder()
  const link = join(outside, 'the-server')
  symlinkSync(tree, link)
  const ways: Readonly<Record<string, Way>> = {
    'as the folder one is in': { cwd: tree, paths: ['.'], prefix: '' },
    absolute: { cwd: outside, paths: [tree], prefix: `${tree}/` },
    'with a slash behind it': { cwd: outside, paths: [`${tree}/`], prefix: `${tree}/` },
    'by a link': { cwd: outside, paths: ['the-server'], prefix: 'the-server/' },
    'by a link, from the root': { cwd: outside, paths: [link], prefix: `${link}/` },
    'file by file': { cwd: tree, paths: here.paths, prefix: '' },
    'file by file, the other way round': { cwd: tree, paths: here.paths.toReversed(), prefix: '' },
    'file by file, from the root': {
      cwd: outside,
      paths: here.paths.map((path) => join(tree, path)),
      prefix: `${tree}/`,
    },
  }
  for (const [name, way] of Object.entries(ways)) expect((await said(tree, way)).said, name).toEqual(here.said)
  return here
}

/** What is found and what is made of it, with paths as they are from within the tree. */
async function said(
  tree: string,
  { cwd, paths, prefix }: Way,
): Promise<{ paths: readonly string[]; said: readonly string[] }> {
  process.chdir(cwd)
  const command = parseCommandLine(['--write', '--review', '--', ...paths])
  if (command.name !== 'migrate') throw new Error('a path was taken for a command')
  const input = await readInput(command.options)
  const { migration } = await migrateInput(input, everyRule)
  // The configuration itself may name the folder that it lies in.
  const plain = (text: string) => (prefix === '' ? text : text.replaceAll(prefix, '')).replaceAll(`${tree}/`, '')
  const findings = migration.findings.map(({ rule, file, range, severity, message, fix }) => ({
    at: `${file.path}:${range.start}-${range.end}`,
    rule: rule.id,
    severity,
    message,
    fix,
  }))
  // What no server reads is written where it is named.
  const unread = unreadFiles(input.site)
  const read = [...migration.texts].filter(([file]) => !unread.has(file))
  const texts = read.map(([file, text]) => ({ written: file.path, text }))
  const problems = filesIn(input.site).map((file) => ({
    file: file.path,
    problems: input.site.problemsOf(file).map(({ at, message }) => `${at.start}: ${message}`),
  }))
  return {
    paths: [...filesIn(input.site).map(({ path }) => path), ...input.reading.links.keys()],
    said: [...findings, ...texts, ...problems].map((one) => plain(JSON.stringify(one, withPaths))).sort(),
  }
}

const withPaths = (key: string, value: unknown) =>
  key === 'file' ? ((value as { path?: string }).path ?? value) : value
