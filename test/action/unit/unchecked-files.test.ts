import { expect, test } from 'vitest'
import { uncheckedLookAlikeNotes } from '../../../src/action/unchecked-files.js'

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    path: `${folder}site${index}`,
    text: '<VirtualHost *:80>\n  DocumentRoot /srv/www\n</VirtualHost>\n',
  }))

test('a few files are named', () => {
  expect(uncheckedLookAlikeNotes(filesIn('sites/', 2), undefined)).toEqual([
    'sites/site0, sites/site1 look like httpd configuration but were not checked, because their names are unusual. To check them, add them to `include` in `httpd-upgrade.json`.',
  ])
})

test('of many files the folders are named, with a pattern for the settings', () => {
  expect(uncheckedLookAlikeNotes([...filesIn('', 1), ...filesIn('web/sites/', 77)], 'web.json')).toEqual([
    '78 files in the top folder, web/sites look like httpd configuration but were not checked, because their names are unusual. To check them, add them to `include` in `web.json`, for example as `"web/sites/*"`.',
  ])
  expect(uncheckedLookAlikeNotes(filesIn('', 6), undefined)).toEqual([
    '6 files in the top folder look like httpd configuration but were not checked, because their names are unusual. To check them, add them to `include` in `httpd-upgrade.json`.',
  ])
})
