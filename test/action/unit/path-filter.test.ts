import { expect, test } from 'vitest'
import { pathFilter } from '../../../src/action/path-filter.js'

test.each<[string, string[], string[], string[]]>([
  ['nothing said', [], [], ['httpd.conf', 'web/.htaccess', 'bin/run.sh']],
  ['a folder', ['web'], [], ['web/.htaccess']],
  ['the folder that is all', ['./'], [], ['httpd.conf', 'web/.htaccess', 'bin/run.sh']],
  ['a glob', ['*.tpl'], [], ['web/x.tpl']],
  ['a file', ['web/x.tpl'], [], ['web/x.tpl']],
  ['without a folder', [], ['web/'], ['httpd.conf', 'bin/run.sh']],
])('paths: %s', (_, paths, exclude, expected) => {
  const { isWanted } = pathFilter({ paths, exclude }, { settings: {}, folder: '' })
  expect(['httpd.conf', 'web/.htaccess', 'web/x.tpl', 'src/main.c', 'bin/run.sh'].filter(isWanted)).toEqual(expected)
})

test('the settings file adds and takes away', () => {
  const settings = { include: ['*.tpl'], exclude: ['old/**'] }
  const { isWanted } = pathFilter({ paths: [], exclude: [] }, { settings, folder: '' })
  expect(['a.conf', 'a.tpl', 'old/a.conf'].map(isWanted)).toEqual([true, true, false])
})

test('paths and globs of a settings file are told from its folder', () => {
  const found = { settings: { paths: ['apache'], exclude: ['apache/old'] }, folder: 'ops' }
  const { isWanted } = pathFilter({ paths: [], exclude: [] }, found)
  expect(['ops/apache/a.conf', 'ops/apache/old/a.conf', 'apache/a.conf'].map(isWanted)).toEqual([true, false, false])
  expect(pathFilter({ paths: ['web'], exclude: [] }, found).isWanted('web/a.conf')).toBe(true)
})
