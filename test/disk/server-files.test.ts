import { join } from 'node:path'
import { expect, test } from 'vitest'
import { realOrAbsolutePath } from '../../src/disk/real-path.js'
import { thisDisk } from '../../src/disk/server-files.js'
import { segmentsOf } from '../../src/httpd/folder-path.js'
import { folder } from '../folder.js'

/** What lies there, asked for in this order. */
function kindsAt(root: string, ...paths: readonly string[]) {
  const disk = thisDisk()
  return paths.map((path) => disk.kindAt(segmentsOf(join(root, path))))
}

test('a place holds a folder, a file or nothing, whoever is asked for first', () => {
  const root = realOrAbsolutePath(folder({ 'srv/www/index.html': '' }))
  const all = ['srv', 'srv/www/index.html', 'srv/www', 'srv/www/index.html/a', 'srv/gone/a/b', 'srv/gone']
  expect(kindsAt(root, ...all)).toEqual(['folder', 'file', 'folder', 'nothing', 'nothing', 'nothing'])
  expect(kindsAt(root, ...all.toReversed())).toEqual(['nothing', 'nothing', 'nothing', 'folder', 'file', 'folder'])
})

test('links are followed, and what lies behind one is told as well', () => {
  const root = realOrAbsolutePath(
    folder({
      'old/srv/12/a/index.html': '',
      'old/srv/now': '-> 12',
      'old/srv/whole': '-> /srv/12',
      'old/srv/dead': '-> nowhere',
      'old/srv/self': '-> self',
    }),
  )
  const there = ['now', 'now/a', 'now/a/index.html', 'now/b', 'whole', 'whole/a/index.html', 'dead', 'dead/a', 'self']
  expect(kindsAt(join(root, 'old/srv'), ...there)).toEqual([
    'folder',
    'folder',
    'file',
    'nothing',
    'folder',
    'file',
    'nothing',
    'nothing',
    undefined,
  ])
})

test('files of other names in a folder are asked for by themselves', () => {
  const root = segmentsOf(realOrAbsolutePath(folder({ 'a/.htaccess': '', 'a/.access': '' })))
  const disk = thisDisk()
  const found = ['.htaccess', '.access'].map((name) => disk.filesNamed(new Set([name]), root))
  expect(found.map((files) => files?.map((path) => path.at(-1)))).toEqual([['.htaccess'], ['.access']])
})
