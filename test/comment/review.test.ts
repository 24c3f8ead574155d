import { describe, expect, test } from 'vitest'
import { toolCommandAndLinksOfRelease } from '../../src/base/tool.js'
import type { FileChange } from '../../src/change/findings-in-change.js'
import { hunksOf } from '../../src/change/hunks.js'
import { annotationsWithinLimits } from '../../src/comment/annotations.js'
import { commentDrafts } from '../../src/comment/comment-text.js'
import { findingsInComment } from '../../src/comment/line-comment.js'
import { composeReview, type Review } from '../../src/comment/review.js'
import {
  reviewBodyChangesNeeded as bodyStepOf,
  listFingerprint,
  reviewBody as reviewBodyOf,
} from '../../src/comment/review-body.js'
import type { ReviewContent } from '../../src/comment/review-content.js'
import { replace, reviewFix, safeFix } from '../../src/edit/edit.js'
import { migrate } from '../../src/index.js'
import { rarelyTrueAssumption } from '../../src/migrate/assumptions.js'
import { type Finding, noOtherAccessRulesSentence, type Rule } from '../../src/migrate/rule.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { siteFromTexts } from '../../src/site/site.js'
import { neutral } from '../action/texts.js'
import { suggestionIn } from '../github/suggestion.js'

const tool = toolCommandAndLinksOfRelease()

/** A text of which nothing else is open than what it says. */
const opened = (text: Omit<ReviewContent, 'open' | 'hasNew'>): ReviewContent => ({
  ...text,
  hasNew: text.comments.length > 0,
  open: [...new Set([...text.comments.flatMap(findingsInComment), ...text.listed.map(({ finding }) => finding)])],
})
const reviewBody = (text: Omit<ReviewContent, 'open' | 'hasNew'>) => reviewBodyOf(opened(text))
const bodyStep = (text: Omit<ReviewContent, 'open' | 'hasNew'>, reviews: Parameters<typeof bodyStepOf>[1]) =>
  bodyStepOf(opened(text), reviews)

const wording = { tool, pathsHash: '0'.repeat(16) }
const nothing = {
  comments: [],
  notes: [],
  tool,
  commentsText: '',
  pathsHash: '0'.repeat(16),
  canFix: false,
  today: undefined,
  was: undefined,
  cut: undefined,
}
const commit = { gitHubUrl: 'https://github.com', repository: 'a/b', sha: 'abc' }

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
  return { ...composeReview(migration.findings, migration, changes), findings: migration.findings }
}

const added = (from: number, count: number) =>
  `@@ -${from},0 +${from},${count} @@\n${'+x\n'.repeat(count)}`.replace(/\n$/, '')

test('what waits for a decision is a line of the text, and no comment', () => {
  const waits: Rule = {
    ...together,
    severity: 'error',
    *check(site) {
      for (const at of site.directives('Old'))
        yield { at, message: 'Decide.', ...(at.args[0]?.value === '2' && { waits: true }) }
    },
  }
  const { lineComments, listed } = reviewed({ 'a.conf': 'Old 1\n# x\nOld 2\n' }, { 'a.conf': added(1, 3) }, [waits])
  expect(lineComments.map(({ lines }) => lines.first)).toEqual([1])
  expect(listed.map(({ finding, why }) => [finding.at.args[0]?.value, why])).toEqual([['2', 'told']])
})

describe('one fix for several findings', () => {
  test('is one comment that says so', () => {
    const { lineComments, listed } = reviewed({ 'a.conf': 'Old 1\n# x\nOld 2\n' }, { 'a.conf': added(1, 3) })
    expect(lineComments.map(({ lines, findings }) => [lines, findings.length])).toEqual([[{ first: 1, last: 3 }, 2]])
    expect(listed).toEqual([])
    const [draft] = commentDrafts(lineComments, wording)
    if (!draft) throw new Error('no draft')
    const { body, keys } = draft
    expect(suggestionIn(body)).toEqual(['New 1', '# x', 'New 2'])
    expect(keys.length).toBe(2)
  })

  test('across two files: it is a line of the text with both places, and no button makes half of it', () => {
    const { lineComments, listed } = reviewed(
      { 'a.conf': 'Old 1\n', 'b.conf': 'Old 2\n' },
      { 'a.conf': added(1, 1), 'b.conf': added(1, 1) },
    )
    expect(lineComments).toEqual([])
    expect(listed.map(({ finding, why }) => [finding.file.path, why])).toEqual([
      ['a.conf', 'apart'],
      ['b.conf', 'apart'],
    ])
    const body = reviewBody({ ...nothing, listed, commit })
    expect(body).toMatch(
      /that GitHub cannot suggest\n\n- \[`a\.conf:1`\]\(\S+\); \[`b\.conf:1`\]\(\S+\): 2\.4 does not know Old/,
    )
    expect(body).toContain(' --write a.conf b.conf`')
  })

  test('across two files with different messages: each place has its own', () => {
    const named: Rule = {
      ...together,
      *check(site, choices) {
        for (const hit of together.check(site, choices))
          yield { ...hit, message: `2.4 reads ${hit.at.file.path} differently.` }
      },
    }
    const { listed } = reviewed(
      { 'a.conf': 'Old 1\n', 'b.conf': 'Old 2\n' },
      { 'a.conf': added(1, 1), 'b.conf': added(1, 1) },
      [named],
    )
    expect(reviewBody({ ...nothing, listed, commit })).toMatch(
      /\n- \[`a\.conf:1`\]\(\S+\): 2\.4 reads a\.conf differently\. Replace line 1 with: `New 1`\. Together with \[`b\.conf:1`\]\(\S+\): 2\.4 reads b\.conf differently\. Replace line 1 with: `New 2`\. \(/,
    )
  })

  test('across two hunks: a line in the text', () => {
    const { lineComments, listed } = reviewed(
      { 'a.conf': `Old 1\n${neutral(20)}Old 2\n` },
      { 'a.conf': `${added(1, 1)}\n${added(22, 1)}` },
    )
    expect([lineComments, listed.map(({ why }) => why)]).toEqual([[], ['apart', 'apart']])
  })
})

describe('placing', () => {
  test('what only a person can decide, and 2.4 does not start before, is said on its own line; alike findings once', () => {
    const rule: Rule = {
      ...together,
      severity: 'error',
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
    expect(
      reviewed({ 'a.conf': 'Old 1\n' }, { 'a.conf': added(1, 1) }, [{ ...rule, severity: 'warning' }]),
    ).toMatchObject({
      lineComments: [],
      listed: [{ why: 'told' }],
    })
  })

  test('the worst comes first', () => {
    const { lineComments } = reviewed(
      {
        'a.conf': `MaxClients 1\n${neutral(3)}<Directory /a>\nOrder allow,deny\nAllow from all\n</Directory>\n${neutral(3)}NameVirtualHost *:80\n`,
      },
      { 'a.conf': added(1, 12) },
      everyRule,
    )
    expect(lineComments.map(({ findings }) => findings[0]?.severity)).toEqual(['error', 'warning', 'info'])
  })

  test('a change with bytes that are not UTF-8, or longer than a comment, has no button and is a line in the text', () => {
    const long = `Old ${'x'.repeat(4_000)}\n`.repeat(12)
    const { lineComments, listed } = reviewed({ 'a.conf': long }, { 'a.conf': added(1, 12) })
    expect([lineComments, listed.length]).toEqual([[], 12])
    const site = siteFromTexts({ 'a.conf': 'Old é\n' })
    const migration = migrate(site, { rules: [together] })
    const changes = new Map([['a.conf', { path: 'a.conf', encoding: 'latin1' as const, shown: hunksOf(added(1, 1)) }]])
    expect(composeReview(migration.findings, migration, changes)).toMatchObject({
      lineComments: [],
      listed: [{ why: 'apart' }],
    })
  })

  test('one line has one comment, whatever is said of it', () => {
    const decide: Rule = {
      ...together,
      id: 'decide',
      severity: 'error',
      *check(site) {
        for (const at of site.directives('Old')) yield { at, message: 'Decide.' }
      },
    }
    const { lineComments } = reviewed({ 'a.conf': 'Old 1\n' }, { 'a.conf': added(1, 1) }, [together, decide])
    expect(lineComments.length).toBe(1)
    const [draft] = commentDrafts(lineComments, wording)
    expect(draft?.body).toMatch(/write New[^]*```suggestion\nNew 1\n```[^]*\*\*Error:\*\* Decide\./)
    expect(draft?.keys.length).toBe(2)
  })

  test('what concerns the whole server is a line in the text, once for all files', () => {
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
    const body = reviewBody({ ...nothing, listed, commit })
    expect(body.match(/Say New\./g)?.length).toBe(1)
    expect(body).toMatch(/\[`a\.conf:1`\]\(\S+\); \[`b\.conf:1`\]/)
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
          fix: reviewFix(
            'Say New',
            [{ name: 'unseen-access', sentence: noOtherAccessRulesSentence }],
            replace(at, at.name, 'New'),
          ),
        }
    },
  }
  const { lineComments, listed } = reviewed(texts, { 'a.conf': added(1, 1) }, [each])
  const body = reviewBody({ ...nothing, comments: lineComments, listed, commit })

  test.each([
    [
      undefined,
      'Accept the suggestions, and merge when you switch to 2.4, not before: with them, 2.2 may not start or may answer 500.',
    ],
    ['2.2' as const, 'Accept the suggestions now: 2.2 reads the new lines as before, and 2.4 reads them too.'],
    ['both' as const, 'Accept the suggestions now: 2.2 reads the new lines as before, and 2.4 reads them too.'],
    ['2.4' as const, 'Accept the suggestions now.'],
  ])('the first lines say when to accept it, where %s runs today', (today, when) => {
    const [first] = reviewBody({ ...nothing, today, comments: lineComments, listed, commit }).split('\n')
    expect(first).toBe(`These files are written for Apache 2.2: 3 findings work differently in 2.4. ${when}`)
  })

  test('is only named, an entry for each rule', () => {
    expect(lineComments).toHaveLength(1)
    expect(body).toMatch(
      /^- Lines that change together \(Say New\): `a\.conf` lines \[11\]\(\S+#L11\), \[21\]\(\S+#L21\) \(\[`together`\]\(\S+\)\)$/m,
    )
    expect(body).not.toContain('Say New 2.')
  })

  test('has its condition asked once, since a command writes it', () => {
    expect(
      body.match(/does this repository have every file with access rules for the changed folders\?/g),
    ).toHaveLength(1)
    expect(reviewBody({ ...nothing, listed, commit })).toContain(
      '**Check first:** does this repository have every file with access rules for the changed folders? We assumed yes. If not, leave the lines of `together` below as they are.',
    )
  })
})

test('new lines that are made by hand are shown if they are few and short', () => {
  const body = (lines: string) => {
    const whole: Rule = {
      ...together,
      *check(site) {
        const [first, second] = site.files.map((file) => file.named('old')[0])
        if (first && second)
          yield {
            at: first,
            message: 'Say New.',
            fix: safeFix('Say New', replace(first, first.name, lines), replace(second, second.name, 'New')),
          }
      },
    }
    const { listed } = reviewed(
      { 'a.conf': 'Old 1\n', 'b.conf': 'Old 2\n' },
      { 'a.conf': added(1, 1), 'b.conf': added(1, 1) },
      [whole],
    )
    return reviewBody({ ...nothing, listed, commit })
  }
  expect(body('First\nNew')).toContain('Say New. Replace line 1 with: `First`, `New 1`. (')
  expect(body('A\nB\nC\nD\nNew')).toContain('Say New. (')
  expect(body('x'.repeat(500))).toContain('Say New. (')
})

test.each([
  [{ defaults: 'safer' }, ''],
  [
    { likelyMistakes: 'close' },
    ' (`--likely-mistakes close` makes `<Files>` sections with Deny refuse logged-in users too)',
  ],
] as const)('the command explains the options that it has: %s', (forms, explained) => {
  const access: Rule = {
    ...together,
    group: 'access',
    *check(site) {
      for (const at of site.directives('Old'))
        yield { at, concerns: 'server', message: 'Say New.', fix: safeFix('Say New', replace(at, at.name, 'New')) }
    },
  }
  const { listed, lineComments } = reviewed({ 'a.conf': 'Old 1\n' }, { 'a.conf': added(1, 1) }, [access])
  const body = reviewBody({ ...nothing, comments: lineComments, listed, commit, forms })
  expect(body).toMatch(/^To apply the fixes listed here, run in a checkout: `[^`]+`/m)
  expect(body).toContain(` a.conf\`${explained}\n`)
})

describe('what must be true', () => {
  /** One fix for each line, which counts on what its first word names. */
  const assuming = (...sentences: readonly string[]): Rule => ({
    ...together,
    *check(site) {
      for (const [index, at] of site.directives('Old').entries()) {
        const sentence = sentences[index % sentences.length] ?? ''
        const assumes =
          sentence === noOtherAccessRulesSentence ? 'unseen-access' : sentence.toLowerCase().replace(/\W/g, '')
        const fix = reviewFix('Say New', [{ name: assumes, sentence }], replace(at, at.name, 'New'))
        yield { at, message: 'Say New.', fix }
      }
    },
  })
  const spread = (count: number) => Array.from({ length: count }, (_, index) => `Old ${index}\n${neutral(9)}`).join('')
  const said = (count: number, ...sentences: readonly string[]) => {
    const { lineComments, listed } = reviewed({ 'a.conf': spread(count) }, { 'a.conf': added(1, count * 10) }, [
      assuming(...sentences),
    ])
    const body = reviewBody({ ...nothing, comments: lineComments, listed, commit })
    return { lineComments, listed, body, drafts: commentDrafts(lineComments, wording).map((draft) => draft.body) }
  }

  test('is asked once in the text, with the usual answer, and each suggestion says that it is asked', () => {
    const { body, drafts } = said(2, noOtherAccessRulesSentence)
    expect(body).toContain(
      '**Check first:** does this repository have every file with access rules for the changed folders? ',
    )
    expect(body).toContain(' We assumed yes. If not, do not accept the suggestions.')
    for (const draft of drafts)
      expect(draft).toMatch(/^\*\*Warning, check first:\*\* Say New\.\n\n```suggestion\nNew \d\n```\n\n/)
  })

  test('is asked of three things in the text; the other comments say theirs, and nothing waits for a later push', () => {
    const { body, lineComments, listed, drafts } = said(5, 'One.', 'Two.', 'Three.', 'Four.', 'Five.')
    expect([lineComments.length, listed.length]).toEqual([5, 0])
    expect(body).toMatch(
      /\*\*Check first:\*\*\n1\. Is this true\? One\. \(`together`\)\n2\. Is this true\? Two\. .*\n3\. Is this true\? Three\. .*\n\nEach other comment that says \*check first\* states its own condition\.\n\nWe assumed yes/,
    )
    expect(drafts.join('\n')).toContain('Check first: is this true? Five.')
  })

  test('is in the job summary for a fourth listed fix, which has no comment', () => {
    const rule = assuming('One.', 'Two.', 'Three.', 'Four.', 'Five.')
    const { lineComments, listed } = reviewed({ 'a.conf': spread(5) }, { 'a.conf': added(1, 1) }, [rule])
    const body = reviewBody({ ...nothing, comments: lineComments, listed, commit })
    expect(body).toContain('\n\nThe conditions of the other changes are in the job summary (under Checks).\n\n')
    expect(body).not.toContain('Each other comment')
  })

  test('names the files, where some seem to run on 2.2 and others on 2.4', () => {
    const versions: Rule = {
      ...together,
      *check(site) {
        for (const at of site.directives('Old')) {
          const name = at.file.path === 'new.conf' ? 'runs-on-24' : 'came-from-22'
          yield {
            at,
            message: 'Say New.',
            fix: reviewFix('Say New', [{ name, sentence: name }], replace(at, at.name, 'New')),
          }
        }
      },
    }
    const texts = { 'new.conf': 'Old 1\n', 'old.conf': 'Old 2\n' }
    const changes = { 'new.conf': added(1, 1), 'old.conf': added(1, 1) }
    const { lineComments, listed } = reviewed(texts, changes, [versions])
    expect(reviewBody({ ...nothing, comments: lineComments, listed, commit })).toMatch(
      /\n1\. Do these files already run on 2\.4 with mod_access_compat \(new\.conf\)\? .*\n2\. Do these files still run on 2\.2, though some lines are for 2\.4 already \(old\.conf\)\? /,
    )
  })

  test('where it is rarely so, nothing is suggested: it is offered in a line', () => {
    const rarely: Rule = {
      ...together,
      *check(site) {
        for (const at of site.directives('Old'))
          yield {
            at,
            message: 'Say New.',
            fix: reviewFix('Say New', rarelyTrueAssumption('x', 'A program reads it.'), replace(at, at.name, 'New')),
          }
      },
    }
    const { lineComments, listed } = reviewed({ 'a.conf': 'Old 1\n' }, { 'a.conf': added(1, 1) }, [rarely])
    expect(lineComments).toEqual([])
    const body = reviewBody({ ...nothing, listed, commit })
    expect(body).toContain('Say New. Needed only if a program reads it. (')
    expect(body).not.toContain('To apply')
  })

  test('says how many lines stop 2.4, how many change answers and how many only tidy', () => {
    const graded: Rule = {
      ...together,
      *check(site) {
        for (const at of site.directives('Old')) {
          const [severity] = (['error', 'warning', 'info'] as const).filter((one) => one === at.args[0]?.value)
          if (severity) yield { at, severity, message: `${severity}.` }
        }
      },
    }
    const intro = (...words: string[]) => {
      const { listed } = reviewed({ 'a.conf': words.map((word) => `Old ${word}\n`).join('') }, {}, [graded])
      return reviewBody({ ...nothing, listed, commit }).split('\n')[0]
    }
    expect(intro('error', 'warning', 'info', 'info')).toBe(
      'These files are written for Apache 2.2: 1 error keeps 2.4 from starting; 1 finding needs your decision; 2 are minor. Decide what to do with each of them.',
    )
    expect(intro('warning', 'warning', 'info')).toMatch(
      /^These files are written for Apache 2\.2: 2 findings need your decision; 1 is minor\. /,
    )
    expect(intro('info')).toBe(
      'Nothing in these files has to change for Apache 2.4. Before you upgrade, check the note below (`a.conf:1`).',
    )
  })

  test('what keeps 2.4 from starting is seen in a list that is folded', () => {
    const ofServer: Rule = {
      ...together,
      *check(site) {
        for (const at of site.directives('Old')) {
          const grave = at.args[0]?.value === '3' ? { severity: 'error' as const } : {}
          yield { at, concerns: 'server', message: `Thing ${at.args[0]?.value}.`, ...grave }
        }
      },
    }
    const { listed } = reviewed({ 'a.conf': [1, 2, 3, 4, 5].map((n) => `Old ${n}\n`).join('') }, {}, [ofServer])
    const body = reviewBody({ ...nothing, listed, commit })
    const [open, folded] = body.split('<details>\n<summary>4 more findings</summary>')
    expect(open).toMatch(/### For the server as a whole\n\n- \S+: Thing 3\. \(\S+\)\n\n$/)
    expect(folded?.match(/Thing \d/g)).toEqual(['Thing 1', 'Thing 2', 'Thing 4', 'Thing 5'])
  })

  test('of many files those with most to say are named, and of what one rule says of much its title is one line', () => {
    const files = Array.from({ length: 9 }, (_, index) => [`${index}.conf`, 'Old\n'.repeat(index + 1)] as const)
    const speaks: Rule = {
      ...together,
      id: 'speaks',
      title: 'What it is about',
      *check(site) {
        for (const at of site.directives('Old')) yield { at, message: `${at.file.path}, ${at.start}.` }
      },
    }
    const shown = Object.fromEntries(files.map(([path]) => [path, added(1, 9)]))
    const { listed } = reviewed(Object.fromEntries(files), shown, [speaks])
    const body = reviewBody({ ...nothing, listed, commit })
    expect(body.match(/^- What it is about: \[`0\.conf:.*; `5\.conf` lines .* and 25 more/gm)).toHaveLength(1)
    const many = reviewBody({ ...nothing, listed: listed.map(({ finding }) => ({ finding, why: 'many' })), commit })
    expect(many.match(/^- .*/gm)?.map((line) => line.replace(/ in .*conf.*/, ''))).toEqual([
      ...['- 9 more', '- 8 more', '- 7 more', '- 6 more', '- 5 more'],
      '- 10 more in 4 other files',
    ])
  })

  test('each comment says all of it', () => {
    const { drafts } = said(3, noOtherAccessRulesSentence)
    expect(drafts.map((draft) => draft.split('\n')[0])).toEqual(Array(3).fill('**Warning, check first:** Say New.'))
  })
})

test('whoever is asked which version runs is told where to say it', () => {
  const assumes = [{ name: 'runs-on-24', sentence: 'This runs on 2.4 today.' }]
  const asking: Rule = {
    ...together,
    *check(site) {
      for (const at of site.directives('Old'))
        yield { at, message: 'Say New.', fix: reviewFix('Say New', assumes, replace(at, at.name, 'New')) }
    },
  }
  const { lineComments } = reviewed({ 'a.conf': 'Old 1\n' }, { 'a.conf': added(1, 1) }, [asking])
  expect(reviewBody({ ...nothing, comments: lineComments, listed: [], commit })).toContain(
    '**Check first:** do these files already run on 2.4 with mod_access_compat? We assumed yes. If not, do not accept the suggestions. If you know the version, set `"from"`',
  )
})

describe('many comments', () => {
  const { listed } = reviewed(
    { 'a.conf': `Old 1\n${neutral(9)}Old 2\n`, 'b.conf': 'Old 3\n' },
    { 'a.conf': added(1, 11), 'b.conf': added(1, 1) },
  )
  const many = listed.map(({ finding }) => ({ finding, why: 'many' as const }))

  test('the upgrade pull request is offered, and the rest is counted file by file', () => {
    const body = reviewBody({ ...nothing, listed: many, commit })
    expect(body).toContain(
      'The rest is quicker in one go: let [an upgrade pull request](https://github.com/httpd-upgrade/httpd-upgrade/blob/',
    )
    expect(body).toMatch(/- 2 more in \[`a\.conf`\]\(\S+#L1\)\n- 1 more in \[`b\.conf`\]/)
    expect(body).not.toContain('/httpd-upgrade fix')
    expect(body).toMatch(/change it, or run this in a checkout: `[^`]* --write a\.conf b\.conf`\.\n/)
    expect(body).not.toContain('To apply the fixes listed here')
  })

  test('so is the command, where it may be used', () => {
    expect(reviewBody({ ...nothing, listed: many, commit, canFix: true })).toContain('comment `/httpd-upgrade fix`')
  })
})

describe('the body', () => {
  const { listed } = reviewed({ 'a.conf': 'Old 1\n' }, { 'a.conf': undefined })
  const { lineComments } = reviewed({ 'a.conf': 'Old 1\n' }, { 'a.conf': added(1, 1) })
  const text = { ...nothing, listed, commit }
  const posted = { id: 1, isOurs: true, body: reviewBody(text) }
  const whatFor = (...given: Parameters<typeof bodyStep>) => {
    const { post, updates } = bodyStep(...given)
    return post === undefined ? (updates.length > 0 ? 'update' : 'none') : 'post'
  }

  test.each([
    ['nothing said before', text, [], 'post'],
    ['the same said before', text, [posted], 'none'],
    ['the same said by somebody else', text, [{ ...posted, isOurs: false }], 'post'],
    ['another list', { ...text, notes: ['x'] }, [posted], 'update'],
    ['all settled', { ...text, listed: [] }, [posted], 'update'],
    ['nothing to say', { ...text, listed: [] }, [], 'none'],
    ['only a note', { ...text, listed: [], notes: ['x'] }, [], 'none'],
    ['a comment', { ...text, comments: lineComments }, [posted], 'post'],
    ['the same, of which another count is open', { ...text, today: '2.4' as const }, [posted], 'update'],
  ])('%s', (_, given, reviews, expected) => {
    expect(whatFor(given, reviews)).toBe(expected)
  })

  test('lists are told apart by what they say, not by the commit', () => {
    expect(listFingerprint(text)).toBe(listFingerprint({ ...text, listed: [...listed] }))
    expect(reviewBody({ ...text, commit: { ...commit, sha: 'def' } })).not.toBe(posted.body)
    expect(whatFor({ ...text, commit: { ...commit, sha: 'def' } }, [posted])).toBe('none')
  })
})

test('ten annotations of a kind', () => {
  const { findings } = reviewed({ 'a.conf': 'Old 1\n'.repeat(13) }, {})
  const { shown, cut } = annotationsWithinLimits(findings)
  expect([shown.length, cut.length]).toEqual([10, 3])
  expect(shown[0]).toMatchObject({
    severity: 'warning',
    path: 'a.conf',
    first: 1,
    last: 1,
    title: 'Lines that change together (together)',
  })
})
