import { expect, test } from 'vitest'
import { type Block, casesOnPage, readable, uncheckedFor } from './case-page.js'
import { casesFrom } from './cases.js'

const page = [
  '# a-rule',
  '',
  '## The first',
  '',
  'Why it is so.',
  '',
  'Not checked on httpd: there is none.',
  '',
  '```apache file=a.conf complete',
  'Old 1',
  '```',
  '',
  '```apache after review file=a.conf',
  'New 1',
  '```',
  '',
  '```text findings',
  'a.conf:1: It is old.',
  '```',
  '',
  '## The second',
  '',
  '```apache',
  'Listen 80',
  '```',
  '',
].join('\n')

const [first, second] = casesOnPage(page)
const blocksOf = (one = first) => (one?.parts ?? []).filter((part): part is Block => typeof part !== 'string')

test('a page is cases, and a case is blocks with prose between them', () => {
  expect([first?.title, second?.title]).toEqual(['The first', 'The second'])
  expect(blocksOf().map(({ shows, file, text }) => [shows, file, text])).toEqual([
    ['before', 'a.conf', 'Old 1\n'],
    ['after', 'a.conf', 'New 1\n'],
    ['findings', 'httpd.conf', 'a.conf:1: It is old.\n'],
  ])
  expect(blocksOf(second).map(({ shows, file }) => [shows, file])).toEqual([['before', 'httpd.conf']])
})

test('it may say why httpd is not asked', () => {
  expect([first, second].map((one) => one && uncheckedFor(one))).toEqual(['there is none.', undefined])
})

test('users read it without the words that only the tests need', () => {
  expect(first && readable(first)).toBe(
    [
      ...['The first', '', 'Why it is so.', '', '`a.conf`:', '', '```apache', 'Old 1', '```', ''],
      ...['`a.conf` becomes, for review:', '', '```apache', 'New 1', '```', ''],
      ...['and is reported as', '', '```text', 'a.conf:1: It is old.', '```', '', ''],
    ].join('\n'),
  )
})

test('lines that a fix leaves out are told as removed, without an empty block', () => {
  const [removed] = casesOnPage(page.replace('New 1\n', ''))
  expect(removed && readable(removed)).toContain('```\n\n`a.conf` is removed, for review,\n\nand is reported as\n')
})

test.each(['complet', 'form=2.4', 'from=2.3', 'except=case', 'layout=gentoo'])('a slip is refused: %s', (word) => {
  expect(() => casesFrom('a-rule', page.replace('complete', word))).toThrow(
    `a-rule: The first: \`${word}\` means nothing behind the language; CONTRIBUTING names what does.`,
  )
})
