import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineChanges } from '../../src/edit/line-changes.js'
import { type MigrateOptions, migrate } from '../../src/index.js'
import { type Site, siteFromTexts } from '../../src/site/site.js'
import { decode, encode } from '../../src/syntax/encoding.js'
import { type CorpusFile, corpus, hasCorpus } from '../corpus.js'
import { runs, seedOf, shareOf } from '../thoroughness.js'
import { mangled } from './mangled.js'

/** Laws that hold for every text, whoever wrote it. */
function expectLaws(path: string, text: string, options: MigrateOptions, twice: 'settles' | 'once'): void {
  const site = siteFromTexts({ [path]: text })
  const { texts, refused, broken, edits } = migrate(site, options)
  expect(
    refused.map((finding) => `${finding.rule.id}: ${finding.message}`),
    'no fix is refused',
  ).toEqual([])
  expect(
    [...broken.values()].map((problem) => problem.message),
    'no fix breaks the file',
  ).toEqual([])
  const [file] = site.files
  if (!file) throw new Error('A site of one text has one file.')
  const after = texts.get(file) ?? text
  expect(pasted(text, lineChanges(file, edits.get(file) ?? [])), 'whole lines give what the edits give').toBe(after)
  expectSameWriting(text, after)
  if (twice === 'settles') expectSettled(path, text, after, site.from, options)
}

/**
 * A second run is told the version, whose signs the first may have taken away. What it changes then can only be what the rules
 * do where the version is said rather than guessed, and so what one run that is told changes at once.
 */
function expectSettled(path: string, before: string, after: string, from: Site['from'], options: MigrateOptions): void {
  const told = (text: string) => [...migrate(siteFromTexts({ [path]: text }, { from }), options).texts.values()][0]
  const again = told(after)
  if (again === undefined) return
  expect(again, 'a second run changes nothing but what one that is told the version does').toBe(told(before))
  expect(told(again), 'a third run changes nothing').toBeUndefined()
}

const pasted = (text: string, changes: ReturnType<typeof lineChanges>): string =>
  changes.reduceRight((out, { start, end, after }) => out.slice(0, start) + after + out.slice(end), text)

function expectSameWriting(before: string, after: string): void {
  if (!/(^|[^\r])\n/.test(before) && before.includes('\n')) expect(after, 'CRLF stays').not.toMatch(/(^|[^\r])\n/)
  if (!before.includes('\r')) expect(after, 'no CR comes in').not.toContain('\r')
  if (after !== '') expect(after.endsWith('\n'), 'the end of the last line stays').toBe(before.endsWith('\n'))
  if (before.startsWith('\uFEFF')) expect(after.startsWith('\uFEFF'), 'a byte order mark stays').toBe(true)
}

const ways = ['safe', 'all'] as const

describe.skipIf(!hasCorpus)('on real files', () => {
  const files = shareOf(7, corpus())

  test.each(ways)('the laws hold with %s fixes', (fixes) => {
    for (const { path, text } of files) inContext(path, () => expectLaws(path, text, { fixes }, 'settles'))
  })

  test('bytes survive reading and writing', () => {
    for (const { path, bytes } of files) {
      const { text, encoding } = decode(bytes)
      expect(Buffer.from(encode(text, encoding)).equals(bytes), path).toBe(true)
    }
  })

  test('files that are at home in 2.4, or say nothing of it, are left alone', () => {
    const noisy = files.filter(isAtHome).flatMap(({ path, text }) => {
      const { findings } = migrate(siteFromTexts({ [path]: text }), { fixes: 'all' })
      return findings
        .filter((finding) => finding.fix?.safe)
        .map((finding) => `${path}: ${finding.rule.id}: ${finding.message}`)
    })
    expect(noisy).toEqual([])
  })
})

const isAtHome = ({ group }: CorpusFile) => group === 'pure-2.4' || group === 'neutral'

function inContext(path: string, check: () => void): void {
  try {
    check()
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error })
  }
}

test('the laws hold on mangled text', () => {
  fc.assert(
    fc.property(mangled, fc.constantFrom('httpd.conf', '.htaccess'), fc.constantFrom(...ways), (text, path, fixes) => {
      // Not that a second run changes nothing: in nonsense one fix can bring another rule's line to life, such as a
      // LoadModule that is freed from <Limit>. That law is for real files and for the rules' pages.
      expectLaws(path, text, { fixes }, 'once')
    }),
    { seed: seedOf('mangled text', 1), numRuns: runs(1_500, 100_000) },
  )
})
