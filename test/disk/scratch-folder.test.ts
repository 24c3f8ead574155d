import { mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { scratchFolder } from '../../src/disk/scratch-folder.js'
import { folder } from '../folder.js'

describe('a folder that no Include names', () => {
  test.each<[string, files: readonly string[], mains: readonly string[], own: string, expected: string]>([
    ['that of the main file', ['httpd/httpd.conf'], ['httpd/httpd.conf'], 'httpd/conf.d', 'httpd'],
    ['one above it', ['httpd/conf/my.conf'], ['httpd/conf/my.conf'], 'httpd/conf.d/a', 'httpd'],
    ['as httpd lays it out', ['httpd/conf/httpd.conf'], [], 'httpd/conf.d', 'httpd'],
    ['as Debian lays it out', ['apache2/apache2.conf'], [], 'apache2/sites-available', 'apache2'],
    ['the folder of the main file itself', ['httpd.conf'], ['httpd.conf'], '.', '.'],
    ["git's own", ['.git/HEAD'], [], 'apache/conf.d', '.git'],
    ['the work tree, where git lies elsewhere', ['.git'], [], 'apache/conf.d', '.'],
    ['the nearest', ['.git/HEAD', 'a/b.conf'], ['a/b.conf'], 'a/conf.d', 'a'],
    ['a main file elsewhere shows nothing', ['.git/HEAD', 'a/b.conf', 'c/d/e'], ['a/b.conf'], 'c/d', '.git'],
  ])('%s', (_title, files, mains, own, expected) => {
    const root = realpathSync(folder(Object.fromEntries(files.map((file) => [file, '']))))
    mkdirSync(join(root, own), { recursive: true })
    expect(
      scratchFolder(
        join(root, own),
        mains.map((main) => join(root, main)),
      ),
    ).toBe(join(root, expected))
  })

  test('where nothing is known, that for temporary files', () => {
    const root = realpathSync(folder({ 'conf.d/a.conf': '' }))
    expect(scratchFolder(join(root, 'conf.d'), [])).toBe(tmpdir())
  })

  test('a file in that folder itself has none but one further out, or none at all', () => {
    writeFileSync(join(folder(), 'a'), '')
    expect(scratchFolder(tmpdir(), [])).not.toBe(tmpdir())
  })
})
