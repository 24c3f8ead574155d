import { expect, test } from 'vitest'
import { migrate, siteFromTexts } from '../../src/index.js'
import { notesOnEmptiedFiles } from '../../src/migrate/emptied-files.js'

const load = 'LoadModule authz_default_module modules/mod_authz_default.so\n'

const notes = (texts: Readonly<Record<string, string>>) =>
  notesOnEmptiedFiles(migrate(siteFromTexts(texts, { from: '2.2' })))

test('a file in which the fixes leave no line is to be deleted', () => {
  expect(notes({ 'authz_default.load': `# The last resort\n${load}` })).toEqual([
    'Nothing is left in `authz_default.load`. Delete it, and links that lead to it.',
  ])
})

test('several such files are one sentence', () => {
  expect(notes({ 'a.load': load, 'b.load': load })).toEqual([
    'Nothing is left in `a.load` and `b.load`. Delete them, and links that lead to them.',
  ])
})

test('any other file stays', () => {
  expect(notes({ 'a.load': `${load}Listen 80\n`, 'comments.conf': '# None\n', 'empty.conf': '' })).toEqual([])
})
