import { describe, expect, test } from 'vitest'
import { toolOf } from '../../src/base/tool.js'
import type { FileChange } from '../../src/change/findings-in-change.js'
import { hunksOf } from '../../src/change/hunks.js'
import { annotationsFor } from '../../src/comment/annotations.js'
import { draftsOf } from '../../src/comment/comment-text.js'
import { sharedConditions } from '../../src/comment/conditions.js'
import { type Review, reviewOf } from '../../src/comment/review.js'
import { bodyStep, listPrint, reviewBody } from '../../src/comment/review-body.js'
import { replace, reviewFix, safeFix } from '../../src/edit/edit.js'
import { migrate } from '../../src/index.js'
import { type Finding, type Rule, unseenAccess, usualChoices } from '../../src/migrate/rule.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { siteFromTexts } from '../../src/site/site.js'
import { neutral } from '../action/texts.js'
import { suggestionIn } from '../github/suggestion.js'

const tool = toolOf({ server: 'https://github.com', repository: 'acme/tool', ref: 'v1' })
const wording = { tool, conditions: new Map<string, number>() }
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
    const [draft] = draftsOf(lineComments, wording)
    if (!draft) throw new Error('no draft')
    const { body, keys } = draft
    expect(body).toContain('The same goes for line 3.')
    expect(suggestionIn(body)).toEqual(['New 1', '# x', 'New 2'])
    expect(keys.length).toBe(2)
  })

  test('across four files: each place names all of the others', () => {
    const paths = ['a.conf', 'b.conf', 'c.conf', 'd.conf']
    const { lineComments } = reviewed(
      Object.fromEntries(paths.map((path) => [path, 'Old\n'])),
      Object.fromEntries(paths.map((path) => [path, added(1, 1)])),
    )
    expect(draftsOf(lineComments, wording)[0]?.body).toContain(
      '**Apply together** with `b.conf` line 1, `c.conf` line 1 and `d.conf` line 1:',
    )
  })

  test('across two files: each place has a comment with its own lines, and no button makes half of it', () => {
    const { lineComments, listed } = reviewed(
      { 'a.conf': 'Old 1\n', 'b.conf': 'Old 2\n' },
      { 'a.conf': added(1, 1), 'b.conf': added(1, 1) },
    )
    expect(lineComments.map(({ file, suggestion }) => [file.path, suggestion])).toEqual([
      ['a.conf', undefined],
      ['b.conf', undefined],
    ])
    expect(listed).toEqual([])
    const [first = '', second = ''] = draftsOf(lineComments, wording).map(({ body }) => body)
    expect(first).toContain('**Apply together** with `b.conf` line 1: ')
    expect(first).toContain('`node ~/httpd-upgrade/dist/cli.js --write a.conf b.conf` makes all of it.')
    expect(first).toContain('```diff\n-Old 1\n+New 1\n```')
    expect(second).toContain('```diff\n-Old 2\n+New 2\n```')
  })

  test('in part elsewhere: that part is in the text, with its lines', () => {
    const { lineComments, listed } = reviewed(
      { 'a.conf': 'Old 1\n', 'b.conf': `Old 2\n${neutral(9)}` },
      { 'a.conf': added(1, 1), 'b.conf': added(8, 1) },
    )
    expect(lineComments.map(({ file }) => file.path)).toEqual(['a.conf'])
    expect(listed.map(({ finding, why }) => [finding.file.path, why])).toEqual([['b.conf', 'unseen']])
    const body = reviewBody({
      comments: 1,
      findings: [],
      listed,
      notes: [],
      commit,
      ...wording,
      said: '',
      scope: '0'.repeat(16),
    })
    expect(body).toContain('  ```diff\n  -Old 2\n  +New 2\n  ```')
    expect(body).toContain('`node ~/httpd-upgrade/dist/cli.js --write a.conf b.conf`')
    expect(body).toContain('`git clone --quiet https://github.com/acme/tool ~/httpd-upgrade && git -C')
  })

  test('across two hunks: a comment in each', () => {
    const { lineComments, listed } = reviewed(
      { 'a.conf': `Old 1\n${neutral(20)}Old 2\n` },
      { 'a.conf': `${added(1, 1)}\n${added(22, 1)}` },
    )
    expect([lineComments.map(({ lines }) => lines.first), listed]).toEqual([[1, 22], []])
  })

  test('a part that lets nobody in by itself has a button, and the others have none', () => {
    const half: Rule = {
      ...together,
      *check(site) {
        for (const hit of together.check(site, usualChoices))
          yield { ...hit, ...(hit.fix && { fix: { ...hit.fix, alone: hit.fix.edits.slice(1) } }) }
      },
    }
    const { lineComments } = reviewed(
      { 'a.conf': `Old 1\n${neutral(20)}Old 2\n` },
      { 'a.conf': `${added(1, 1)}\n${added(22, 1)}` },
      [half],
    )
    expect(lineComments.map(({ lines, suggestion }) => [lines.first, suggestion])).toEqual([
      [22, ['New 2']],
      [1, undefined],
    ])
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

  test('a change with bytes that are not UTF-8, or longer than a comment, is shown without a button', () => {
    const long = `Old ${'x'.repeat(4_000)}\n`.repeat(12)
    const { lineComments } = reviewed({ 'a.conf': long }, { 'a.conf': added(1, 12) })
    expect(lineComments.map(({ findings, suggestion }) => [findings.length, suggestion])).toEqual([[12, undefined]])
    const site = siteFromTexts({ 'a.conf': 'Old é\n' })
    const migration = migrate(site, { rules: [together] })
    const changes = new Map([['a.conf', { path: 'a.conf', encoding: 'latin1' as const, shown: hunksOf(added(1, 1)) }]])
    const [comment] = reviewOf(migration.findings, migration, changes).lineComments
    expect(comment?.suggestion).toBeUndefined()
    expect(comment && draftsOf([comment], wording)[0]?.body).toContain('GitHub cannot offer this change as a button.')
  })

  test('one line has one comment, whatever is said of it', () => {
    const decide: Rule = {
      ...together,
      id: 'decide',
      *check(site) {
        for (const at of site.directives('Old')) yield { at, message: 'Decide.' }
      },
    }
    const { lineComments } = reviewed({ 'a.conf': 'Old 1\n' }, { 'a.conf': added(1, 1) }, [together, decide])
    expect(lineComments.length).toBe(1)
    const [draft] = draftsOf(lineComments, wording)
    expect(draft?.body).toMatch(/write New[^]*```suggestion\nNew 1\n```[^]*Decide\./)
    expect(draft?.keys.length).toBe(2)
  })

  test('what concerns the whole server is in the text, once for all files, with its lines', () => {
    const server: Rule = {
      ...together,
      *check(site) {
        for (const at of site.directives('Old'))
          yield { at, concerns: 'server', message: 'Say New.', fix: safeFix('Say New', replace(at, at.name, 'New')) }
      },
    }
    const { lineComments, listed } = reviewed(
      { 'a.conf': 'Old 1\n', 'b.conf': 'Old 1\n' },
      { 'a.conf': added(1, 1), 'b.conf': added(1, 1) },
      [server],
    )
    expect(lineComments).toEqual([])
    const body = reviewBody({
      comments: 0,
      findings: [],
      listed,
      notes: [],
      commit,
      ...wording,
      said: '',
      scope: '0'.repeat(16),
    })
    expect(body.match(/Say New\./g)?.length).toBe(1)
    expect(body).toMatch(/`a\.conf` line \[1\]\(\S+\); `b\.conf` line \[1\]/)
  })
})

describe('what the pull request does not show', () => {
  const texts = { 'a.conf': `Old 1\n${neutral(9)}Old 2\n${neutral(9)}Old 3\n` }
  const each: Rule = {
    ...together,
    *check(site) {
      for (const at of site.directives('Old'))
        yield {
          at,
          message: `Say New ${at.args[0]?.value}.`,
          fix: reviewFix('Say New', unseenAccess, replace(at, at.name, 'New')),
        }
    },
  }
  const { lineComments, listed } = reviewed(texts, { 'a.conf': added(1, 1) }, [each])
  const conditions = sharedConditions(lineComments, listed)
  const body = reviewBody({
    comments: 1,
    findings: [],
    listed,
    notes: [],
    commit,
    tool,
    conditions,
    said: '',
    scope: '0'.repeat(16),
  })

  test('is only named, an entry for each rule', () => {
    expect(lineComments).toHaveLength(1)
    expect(body).toMatch(
      /^- Lines that change together: `a\.conf` lines \[11\]\(\S+#L11\), \[21\]\(\S+#L21\) \(\[`together`\]\(\S+\)\)$/m,
    )
    expect(body).not.toContain('Say New 2.')
  })

  test('makes no condition one of several', () => {
    expect([...conditions]).toEqual([])
    expect(body).not.toContain(unseenAccess)
  })
})

describe('what must be true', () => {
  const assuming = (sentence: string): Rule => ({
    ...together,
    *check(site) {
      for (const at of site.directives('Old'))
        yield { at, message: 'Say New.', fix: reviewFix('Say New', sentence, replace(at, at.name, 'New')) }
    },
  })
  const texts = { 'a.conf': `Old 1\n${neutral(9)}Old 2\n` }
  const shown = { 'a.conf': `${added(1, 1)}\n${added(11, 1)}` }

  test('stands above the suggestion, in one line', () => {
    const { lineComments } = reviewed({ 'a.conf': 'Old 1\n' }, shown, [assuming('Nobody asks.')])
    expect(draftsOf(lineComments, wording)[0]?.body).toMatch(
      /\n\n\*\*Check first:\*\* is this so\? Nobody asks\.\n\n```suggestion\nNew 1\n```\n\n/,
    )
  })

  test.each([
    ['Nobody asks.', 'see 1 in the text of this review.'],
    [unseenAccess, 'are all access rules for this folder in this repository?'],
  ])('of several comments stands in the text, and they refer to it: %s', (sentence, reference) => {
    const { lineComments } = reviewed(texts, shown, [assuming(sentence)])
    const conditions = sharedConditions(lineComments)
    const drafts = draftsOf(lineComments, { tool, conditions })
    expect(drafts.map(({ body }) => body.includes(`**Check first:** ${reference}`))).toEqual([true, true])
    expect(drafts.some(({ body }) => body.includes(sentence))).toBe(false)
    const text = {
      comments: 2,
      findings: [],
      listed: [],
      notes: [],
      commit,
      tool,
      conditions,
      said: '',
      scope: '0'.repeat(16),
    }
    const body = reviewBody(text)
    expect(body).toContain(`\n1. ${sentence}`)
    // Comments go on referring to it when a newer review has come.
    const later = bodyStep({ ...text, listed: [] }, [
      { id: 1, isOurs: true, body: body.replace(' none ', ` ${'1'.repeat(16)} `) },
    ])
    expect(later.kind === 'post' && later.outdated[0]?.body).toContain(`\n1. ${sentence}`)
  })
})

describe('the body', () => {
  const { listed } = reviewed({ 'a.conf': 'Old 1\n' }, { 'a.conf': undefined })
  const text = { comments: 0, findings: [], listed, notes: [], commit, ...wording, said: '', scope: '0'.repeat(16) }
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
