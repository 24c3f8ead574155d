import { describe, expect, test } from 'vitest'
import type { FileChange } from '../../src/change/findings-in-change.js'
import { hunksOf } from '../../src/change/hunks.js'
import { annotationsFor } from '../../src/comment/annotations.js'
import { draftsOf } from '../../src/comment/comment-text.js'
import { type Review, reviewOf } from '../../src/comment/review.js'
import { bodyStep, listPrint, reviewBody } from '../../src/comment/review-body.js'
import { replace, safeFix } from '../../src/edit/edit.js'
import { migrate } from '../../src/index.js'
import type { Finding, Rule } from '../../src/migrate/rule.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { siteFromTexts } from '../../src/site/site.js'
import { neutral } from '../action/texts.js'
import { suggestionIn } from '../github/suggestion.js'

const commit = { server: 'https://github.com', repository: 'a/b', sha: 'abc' }

/** One fix for all lines of these names, wherever they stand: each line is a finding that carries it. */
const together: Rule = {
  id: 'together',
  title: 'Lines that change together',
  severity: 'warning',
  group: 'tidy',
  see: 'https://httpd.apache.org/docs/2.4/',
  covers: [],
  page: '',
  *check(site) {
    const lines = site.directives('Old')
    const fix = safeFix('Change all of them', ...lines.map((line) => replace(line, line.name, 'New')))
    for (const at of lines) yield { at, message: '2.4 does not know Old; write New in all of these lines.', fix }
  },
}

/** Findings of one rule in a change that shows the given runs of lines of each file. */
function reviewed(
  texts: Readonly<Record<string, string>>,
  shown: Readonly<Record<string, string | undefined>>,
  rules: readonly Rule[] = [together],
): Review & { findings: readonly Finding[] } {
  const site = siteFromTexts(texts)
  const migration = migrate(site, { rules, fixes: 'all' })
  const changes = new Map(
    Object.entries(shown).map(([path, patch]): [string, FileChange] => [
      path,
      { path, encoding: 'utf-8', shown: patch === undefined ? undefined : hunksOf(patch) },
    ]),
  )
  return { ...reviewOf(migration.findings, migration, changes), findings: migration.findings }
}

const added = (from: number, count: number) =>
  `@@ -${from},0 +${from},${count} @@\n${'+x\n'.repeat(count)}`.replace(/\n$/, '')

describe('one fix for several findings', () => {
  test('is one comment that says so', () => {
    const { lineComments, listed } = reviewed({ 'a.conf': 'Old 1\n# x\nOld 2\n' }, { 'a.conf': added(1, 3) })
    expect(lineComments.map(({ lines, findings }) => [lines, findings.length])).toEqual([[{ first: 1, last: 3 }, 2]])
    expect(listed).toEqual([])
    const [draft] = draftsOf(lineComments)
    if (!draft) throw new Error('no draft')
    const { body, keys } = draft
    expect(body).toContain('The same is true of line 3.')
    expect(body).toContain('The suggestion settles all 2, for they have one fix.')
    expect(suggestionIn(body)).toEqual(['New 1', '# x', 'New 2'])
    expect(keys.length).toBe(2)
  })

  test('across two files is listed, each once, and no comment suggests half of it', () => {
    const { lineComments, listed } = reviewed(
      { 'a.conf': 'Old 1\n', 'b.conf': 'Old 2\n' },
      { 'a.conf': added(1, 1), 'b.conf': added(1, 1) },
    )
    expect(lineComments).toEqual([])
    expect(listed.map(({ finding, why }) => [finding.file.path, why])).toEqual([
      ['a.conf', 'apart'],
      ['b.conf', 'apart'],
    ])
    const body = reviewBody({ comments: 0, listed, notes: [], commit, said: '', scope: '0'.repeat(16) })
    expect(body).toContain('`npx httpd-upgrade --write a.conf b.conf`')
  })

  test('across two hunks is listed', () => {
    const { lineComments, listed } = reviewed(
      { 'a.conf': `Old 1\n${neutral(20)}Old 2\n` },
      { 'a.conf': `${added(1, 1)}\n${added(22, 1)}` },
    )
    expect([lineComments.length, listed.map(({ why }) => why)]).toEqual([0, ['apart', 'apart']])
  })
})

describe('placing', () => {
  test('what no fix settles is said on its own line; alike findings once', () => {
    const rule: Rule = {
      ...together,
      *check(site) {
        for (const at of site.directives('Old')) yield { at, message: 'Decide.' }
      },
    }
    const { lineComments, listed } = reviewed(
      { 'a.conf': `Old 1\nOld 2\n${neutral(9)}Old 3\n` },
      { 'a.conf': added(1, 4) },
      [rule],
    )
    expect(lineComments.map(({ lines, findings, suggestion }) => [lines.first, findings.length, suggestion])).toEqual([
      [1, 2, undefined],
    ])
    expect(listed.map(({ why }) => why)).toEqual(['unseen'])
  })

  test('the worst comes first', () => {
    const { lineComments } = reviewed(
      {
        'a.conf': `MaxClients 1\n# x\n<Directory /a>\nOrder allow,deny\nAllow from all\n</Directory>\n# x\nNameVirtualHost *:80\n`,
      },
      { 'a.conf': added(1, 8) },
      everyRule,
    )
    expect(lineComments.map(({ findings }) => findings[0]?.severity)).toEqual(['error', 'warning', 'info'])
  })

  test('a suggestion with bytes that are not UTF-8, or longer than a comment, is listed', () => {
    const long = `Old ${'x'.repeat(4_000)}\n`.repeat(12)
    expect(reviewed({ 'a.conf': long }, { 'a.conf': added(1, 12) }).listed.length).toBe(12)
    const site = siteFromTexts({ 'a.conf': 'Old é\n' })
    const migration = migrate(site, { rules: [together] })
    const changes = new Map([['a.conf', { path: 'a.conf', encoding: 'latin1' as const, shown: hunksOf(added(1, 1)) }]])
    expect(reviewOf(migration.findings, migration, changes)).toMatchObject({
      lineComments: [],
      listed: [{ why: 'apart' }],
    })
  })
})

describe('the body', () => {
  const { listed } = reviewed({ 'a.conf': 'Old 1\n' }, { 'a.conf': undefined })
  const text = { comments: 0, listed, notes: [], commit, said: '', scope: '0'.repeat(16) }
  const posted = { id: 1, isOurs: true, body: reviewBody(text) }

  test.each([
    ['nothing said before', text, [], 'post'],
    ['the same said before', text, [posted], 'none'],
    ['the same said by somebody else', text, [{ ...posted, isOurs: false }], 'post'],
    ['another list', { ...text, notes: ['x'] }, [posted], 'update'],
    ['all settled', { ...text, listed: [] }, [posted], 'update'],
    ['nothing to say', { ...text, listed: [] }, [], 'none'],
    ['only a note', { ...text, listed: [], notes: ['x'] }, [], 'none'],
    ['a comment', { ...text, comments: 1 }, [posted], 'post'],
  ])('%s', (_, given, reviews, expected) => {
    expect(bodyStep(given, reviews).kind).toBe(expected)
  })

  test('lists are told apart by what they say, not by the commit', () => {
    expect(listPrint(text)).toBe(listPrint({ ...text, listed: [...listed] }))
    expect(reviewBody({ ...text, commit: { ...commit, sha: 'def' } })).not.toBe(posted.body)
    expect(bodyStep({ ...text, commit: { ...commit, sha: 'def' } }, [posted]).kind).toBe('none')
  })
})

test('ten annotations of a kind', () => {
  const { findings } = reviewed({ 'a.conf': 'Old 1\n'.repeat(13) }, {})
  const { shown, cut } = annotationsFor(findings)
  expect([shown.length, cut.length]).toEqual([10, 3])
  expect(shown[0]).toMatchObject({
    severity: 'warning',
    path: 'a.conf',
    first: 1,
    last: 1,
    title: 'Lines that change together (together)',
  })
})
