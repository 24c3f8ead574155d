import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readAsServer } from '../../src/commands/server-reading.js'
import { read } from '../../src/disk/files.js'
import { load } from '../../src/site/load.js'

const folder = mkdtempSync(join(tmpdir(), 'server-reading-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
mkdirSync(join(folder, 'sites'))
writeFileSync(join(folder, 'httpd.conf'), 'ServerRoot /etc/httpd\nListen 80\nInclude sites/*.conf\nInclude extra.txt\n')
writeFileSync(join(folder, 'sites/a.conf'), 'ServerName a.example.org\n')

/** The paths of the files that were read, and how often the disk was asked. */
function readingOf(paths: readonly string[]): { readonly files: readonly string[]; readonly rounds: number } {
  let rounds = 0
  const { loaded } = readAsServer(
    paths,
    { wanted: () => true },
    {
      read: (...given) => {
        rounds++
        return read(...given)
      },
      load: ({ sources }) => load(sources),
    },
  )
  return { files: loaded.site.files.map(({ path }) => path), rounds }
}

const given = [join(folder, 'httpd.conf'), join(folder, 'sites/a.conf')]
const fromHere = given.map((path) => relative(process.cwd(), path))

test.each<[string, readonly string[]]>([
  ['by their whole paths', given],
  ['as seen from here', fromHere],
])('files that are given %s, and that an Include leads to, are read once', (_title, paths) => {
  expect(readingOf(paths)).toEqual({ files: paths, rounds: 1 })
})

test('what an Include names beside them is read in a second round', () => {
  writeFileSync(join(folder, 'extra.txt'), 'ServerAdmin a@example.org\n')
  const { files, rounds } = readingOf(fromHere)
  expect(rounds).toBe(2)
  expect(files).toHaveLength(3)
})
