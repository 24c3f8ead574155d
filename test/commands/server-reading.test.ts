import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPathsAndIncludedFiles } from '../../src/commands/server-reading.js'
import { readFiles } from '../../src/disk/files.js'
import { loadSite } from '../../src/site/load.js'
import { folder } from '../folder.js'
import { runIn, useCli } from '../run-cli.js'

useCli()

const closed = 'Order allow,deny\nDeny from all\n'
const section = (path: string, lines: string) => `<Directory ${path}>\n${lines}</Directory>\n`

/** A server whose folders lie where its ServerRoot says. */
function server(files: (root: string) => Readonly<Record<string, string>>): string {
  const root = folder()
  return folderWith(root, files(root))
}

function folderWith(root: string, files: Readonly<Record<string, string>>): string {
  const made = folder(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.replaceAll(root, '@')])),
  )
  for (const [path, text] of Object.entries(files)) write(join(made, path), text.replaceAll(root, made))
  return made
}

const write = (path: string, text: string) => {
  if (!text.startsWith('-> ')) writeFileSync(path, text)
}

const findingsIn = (root: string, args: readonly string[], cwd = root): string[] => {
  const { files } = JSON.parse(runIn(cwd, ['--format', 'json', ...args]).out) as {
    files: { path: string; findings: { rule: string; line: number; fix: null | { safe: boolean } }[] }[]
  }
  return files
    .flatMap(({ path, findings }) =>
      findings.map(({ rule, line, fix }) => `${path.replace(/^.*\//, '')}:${line} ${rule} ${fix?.safe}`),
    )
    .sort()
}

describe('a file that httpd reads is looked at, whatever it is called', () => {
  test.each([
    ['a folder that is read whole', 'Include extra/\n', 'extra/b.conf.orig'],
    ['a file without an ending', 'Include extra/*\n', 'extra/site'],
    ['a text', 'Include access.txt\n', 'access.txt'],
  ])('%s', (_, include, path) => {
    const root = server((root) => ({
      'httpd.conf': `ServerRoot ${root}\nListen 80\n${include}`,
      [path]: section('/srv', closed),
    }))
    expect(findingsIn(root, ['.']).filter((line) => line.includes('access-control'))).toEqual([
      `${path.replace(/^.*\//, '')}:2 access-control false`,
    ])
  })

  test('and so is what 2.2 alone reads, which a person decides about', () => {
    const root = server((root) => ({
      'httpd.conf': `ServerRoot ${root}\nListen 80\n<IfVersion < 2.4>\nInclude extra/\n</IfVersion>\n`,
      'extra/b.conf.orig': section('/srv', closed),
    }))
    expect(findingsIn(root, ['.'])).toContain('b.conf.orig:1 access-control undefined')
  })

  test('and so is what is not for httpd by its look', () => {
    const foreign = 'SecRule a b\n'.repeat(70)
    const root = server((root) => ({
      'httpd.conf': `ServerRoot ${root}\nListen 80\nInclude conf.d/*.conf\n`,
      'conf.d/z.conf': foreign + section('/srv', closed),
    }))
    expect(findingsIn(root, ['.'])).toContain('z.conf:72 access-control false')
  })
})

test('the same is said from everywhere', () => {
  const root = server((root) => ({
    'httpd.conf': `ServerRoot ${root}\nListen 80\nUser www\nInclude ports.conf\nInclude conf.d/*.conf\n${section('/', `AllowOverride None\n${closed}`)}`,
    'ports.conf': 'Listen 81\nNameVirtualHost *:81\n',
    'conf.d/a.conf': section('/srv', 'Order allow,deny\nAllow from all\n'),
  }))
  const inside = findingsIn(root, [])
  expect(inside.filter((line) => /access-control true/.test(line))).toHaveLength(2)
  expect(findingsIn(root, ['.'])).toEqual(inside)
  expect(findingsIn(root, [root], '/')).toEqual(inside)
  expect(findingsIn(root, [`${root}/`], '/')).toEqual(inside)
  expect(findingsIn(root, ['httpd.conf', 'ports.conf', 'conf.d/a.conf'])).toEqual(inside)
  const link = folder({ server: `-> ${root}` })
  expect(findingsIn(root, ['server'], link)).toEqual(inside)
})

describe('files that are given, and that an Include leads to,', () => {
  const files = {
    'httpd.conf': 'ServerRoot /etc/httpd\nListen 80\nInclude sites/*.conf\nInclude extra.txt\n',
    'sites/a.conf': 'ServerName a.example.org\n',
  }
  const givenIn = (root: string) => Object.keys(files).map((path) => join(root, path))
  const given = givenIn(folder(files))
  const fromHere = (paths: readonly string[]) => paths.map((path) => relative(process.cwd(), path))

  test.each<[string, readonly string[]]>([
    ['by their whole paths', given],
    ['as seen from here', fromHere(given)],
  ])('are read once where they are named %s', (_title, paths) => {
    expect(readingOf(paths)).toEqual({ files: paths, rounds: 1 })
  })

  test('are read once more with what an Include names beside them', () => {
    const paths = fromHere(givenIn(folder({ ...files, 'extra.txt': 'ServerAdmin a@example.org\n' })))
    const { files: found, rounds } = readingOf(paths)
    expect([found.length, rounds]).toEqual([3, 2])
  })
})

/** The paths of the files that were read, and how often the disk was asked. */
function readingOf(paths: readonly string[]): { readonly files: readonly string[]; readonly rounds: number } {
  let rounds = 0
  const ways = {
    read: (...asked: Parameters<typeof readFiles>) => {
      rounds++
      return readFiles(...asked)
    },
    load: ({ sources }: ReturnType<typeof readFiles>) => loadSite(sources, { folder: process.cwd() }),
  }
  const { loaded } = readPathsAndIncludedFiles(paths, { wanted: () => true }, ways)
  return { files: loaded.site.files.map(({ path }) => path), rounds }
}
