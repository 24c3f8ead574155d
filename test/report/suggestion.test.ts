import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseFixes } from '../../src/edit/choose.js'
import { applyEdits, type Edit, type Fix, reviewFix, safeFix } from '../../src/edit/edit.js'
import type { LineRange } from '../../src/edit/line-changes.js'
import { migrate } from '../../src/index.js'
import { type Suggestion, suggestionBlock, suggestionsFor } from '../../src/report/suggestion.js'
import { siteFromTexts } from '../../src/site/site.js'
import { parse } from '../../src/syntax/parse.js'
import type { ConfigFile } from '../../src/syntax/tree.js'
import { corpus, hasCorpus } from '../corpus.js'
import { suggestionIn } from '../github/suggestion.js'
import { changedText } from '../github/suggestion-button.js'
import { mangled } from '../laws/mangled.js'
import { cases } from '../rules/cases.js'
import { rewritings } from '../rules/rewritings.js'
import { runs, shareOf } from '../thoroughness.js'

const anywhere = () => true
const within = (first: number, last: number) => (lines: LineRange) => lines.first >= first && lines.last <= last

/** A fix that puts `text` in the place of the first occurrence of each of `olds`. */
function fixIn(file: ConfigFile, ...changes: readonly (readonly [old: string, text: string])[]): { readonly fix: Fix } {
  const edits = changes.map(([old, text]) => {
    const start = file.text.indexOf(old)
    if (start < 0) throw new Error(`“${old}” is not in the file.`)
    return { file, start, end: start + old.length, text }
  })
  return { fix: safeFix('Change', ...edits) }
}

const suggested = (
  file: ConfigFile,
  fixes: readonly { readonly fix: Fix }[],
  fits: (lines: LineRange) => boolean = anywhere,
) => suggestionsFor(file, fixes, fits).suggestions.map(({ lines, text }) => [lines.first, lines.last, ...text])

describe('one fix', () => {
  const file = parse('a\nb\nc\nd\n', 'httpd.conf')

  test.each<[string, readonly (readonly [string, string])[], (string | number)[][]]>([
    ['a word', [['b', 'B']], [[2, 2, 'B']]],
    ['several lines by one', [['b\nc\n', 'BC\n']], [[2, 3, 'BC']]],
    ['a line that goes', [['b\n', '']], [[2, 2]]],
    [
      'edits that lie apart, with what is between them',
      [
        ['a', 'A'],
        ['d', 'D'],
      ],
      [[1, 4, 'A', 'b', 'c', 'D']],
    ],
    ['lines that are added take the one above along', [['c', 'new\nc']], [[2, 2, 'b', 'new']]],
    ['before the first line, the one below', [['a', 'new\na']], [[1, 1, 'new', 'a']]],
    ['lines that stay the same are left off', [['a\nb\nc\n', 'a\nB\nc\n']], [[2, 2, 'B']]],
    ['nothing', [['b', 'b']], []],
  ])('%s', (_, changes, expected) => {
    expect(suggested(file, [fixIn(file, ...changes)])).toEqual(expected)
  })

  test('an addition goes where a comment may stand', () => {
    const fix = fixIn(file, ['c', 'new\nc'])
    expect(suggested(file, [fix], within(3, 4))).toEqual([[3, 3, 'new', 'c']])
    expect(suggestionsFor(file, [fix], within(4, 4))).toEqual({ suggestions: [], withoutSuggestion: [fix] })
  })

  test('what spreads beyond the place, or over another file, is left', () => {
    const other = parse('x\n', 'other.conf')
    const wide = fixIn(file, ['a', 'A'], ['c', 'C'])
    const two = { fix: safeFix('Move', ...fixIn(file, ['a', 'A']).fix.edits, ...fixIn(other, ['x', 'X']).fix.edits) }
    expect(suggestionsFor(file, [wide, two], within(1, 2))).toEqual({ suggestions: [], withoutSuggestion: [wide, two] })
    expect(suggestionsFor(file, [two], anywhere).withoutSuggestion).toEqual([two])
  })

  test('edits far apart are no suggestion', () => {
    const far = (lines: number) => parse(`a\n${'#\n'.repeat(lines)}d\n`, 'httpd.conf')
    const [near, wide] = [far(39), far(41)]
    expect(suggested(near, [fixIn(near, ['a', 'A'], ['d', 'D'])])).toHaveLength(1)
    expect(suggested(wide, [fixIn(wide, ['a', 'A'], ['d', 'D'])])).toEqual([])
  })

  test('what Markdown would drop is left, and spoils nothing beside it', () => {
    const bad = fixIn(file, ['b', 'b\0'])
    const cr = fixIn(file, ['d', 'd\rd'])
    const good = fixIn(file, ['a', 'A'])
    const { suggestions, withoutSuggestion: left } = suggestionsFor(file, [bad, good, cr], anywhere)
    expect([suggestions.map(({ text }) => text), left]).toEqual([[['A']], [bad, cr]])
  })
})

describe('several fixes', () => {
  const file = parse('a\nb\nc\nd\ne\n', 'httpd.conf')

  const wide = parse('a\nb\nc\n1\n2\n3\nd\ne\n', 'httpd.conf')

  test('runs that meet become one; others stay apart', () => {
    const fixes = [fixIn(wide, ['e', 'E']), fixIn(wide, ['b', 'B']), fixIn(wide, ['c\n', ''])]
    const { suggestions, withoutSuggestion: left } = suggestionsFor(wide, fixes, anywhere)
    expect(suggestions.map(({ lines, text }) => [lines.first, lines.last, ...text])).toEqual([
      [2, 3, 'B'],
      [8, 8, 'E'],
    ])
    expect(suggestions.map(({ settles }) => settles.map((one) => fixes.indexOf(one)))).toEqual([[1, 2], [0]])
    expect(left).toEqual([])
  })

  test('runs with two lines between are one, and so are those of one section, as far as a person looks', () => {
    const apart = [fixIn(wide, ['a', 'A']), fixIn(wide, ['d', 'D'])]
    const lines = (fixes: typeof apart, in_: typeof wide, sectionOf?: () => unknown) =>
      suggestionsFor(in_, fixes, anywhere, sectionOf).suggestions.map((one) => [one.lines.first, one.lines.last])
    expect(lines([fixIn(file, ['b', 'B']), fixIn(file, ['e', 'E'])], file)).toEqual([[2, 5]])
    expect(lines(apart, wide)).toEqual([
      [1, 1],
      [7, 7],
    ])
    expect(lines(apart, wide, () => 'one')).toEqual([[1, 7]])
    const far = parse(`a\n${'x\n'.repeat(60)}d\n`, 'httpd.conf')
    expect(lines([fixIn(far, ['a', 'A']), fixIn(far, ['d', 'D'])], far, () => 'one')).toHaveLength(2)
  })

  test('what counts on different things stays apart, and in a file with CRLF all that does not meet', () => {
    const review = (old: string, assumes: string) => ({
      fix: reviewFix('Change', assumes, ...fixIn(file, [old, old.toUpperCase()]).fix.edits),
    })
    const fixes = [review('b', 'X.'), review('c', 'Y.'), review('e', 'Y.')]
    const { suggestions } = suggestionsFor(file, fixes, anywhere)
    expect(suggestions.map(({ lines }) => [lines.first, lines.last])).toEqual([
      [2, 2],
      [3, 5],
    ])
    const crlf = parse('a\r\nb\r\nc\r\n', 'httpd.conf')
    const both = suggestionsFor(crlf, [fixIn(crlf, ['a', 'A']), fixIn(crlf, ['c', 'C'])], anywhere)
    expect(both.suggestions).toHaveLength(2)
  })

  test('runs that adjoin stay apart where no comment may stand on both', () => {
    const hunks = (lines: LineRange) => within(1, 2)(lines) || within(3, 5)(lines)
    expect(suggested(file, [fixIn(file, ['b', 'B']), fixIn(file, ['c', 'C'])], hunks)).toEqual([
      [2, 2, 'B'],
      [3, 3, 'C'],
    ])
  })

  test('thousands on adjoining lines are one suggestion, and each edit is looked at a few times only', () => {
    const count = 5_000
    const text = Array.from({ length: count }, (_, index) => `old ${index}\n`).join('')
    const long = parse(text, 'httpd.conf')
    let asked = 0
    const fixes = Array.from({ length: count }, (_, index) => {
      const at = text.indexOf(`old ${index}\n`)
      const edit = {
        file: long,
        get start() {
          asked++
          return at
        },
        end: at + 3,
        text: 'new',
      }
      return { fix: safeFix('Change', edit) }
    })
    const { suggestions, withoutSuggestion: left } = suggestionsFor(long, fixes, anywhere)
    expect([suggestions.length, suggestions[0]?.settles.length, left.length]).toEqual([1, count, 0])
    expect(suggestions[0]?.text.slice(-1)).toEqual([`new ${count - 1}`])
    expect(asked).toBeLessThan(30 * count)
  })

  test('what needs a look stays apart from what does not, unless they share a line', () => {
    const look = (...changes: Parameters<typeof fixIn>[1][]) => ({
      fix: reviewFix('Change', 'It is so.', ...fixIn(file, ...changes).fix.edits),
    })
    const fixes = [fixIn(file, ['a', 'A']), fixIn(file, ['b', 'B']), look(['c', 'C']), look(['d\n', 'new\nd\n'])]
    expect(suggested(file, fixes)).toEqual([
      [1, 2, 'A', 'B'],
      [3, 3, 'C', 'new'],
    ])
    expect(suggested(file, [fixIn(file, ['b', 'B']), look(['c', 'x\nc'])])).toEqual([[2, 2, 'B', 'x']])
  })

  test('what is added at one place by a fix that needs a look and by one that does not is added once', () => {
    const fixes = [
      fixIn(file, ['c', 'new\nc']),
      { fix: reviewFix('Change', 'It is so.', ...fixIn(file, ['c', 'new\nc'], ['d', 'D']).fix.edits) },
    ].map((one, index) => ({
      fix: { ...one.fix, edits: [insertion(one).fix.edits[0] as Edit, ...(index === 1 ? one.fix.edits.slice(1) : [])] },
    }))
    expect(suggested(file, fixes)).toEqual([[2, 4, 'b', 'new', 'c', 'D']])
  })

  test('at the end of the file, what goes may take the line ending before it from what needs a look', () => {
    const open = parse('a\nb\nc\nd', 'httpd.conf')
    const look = { fix: reviewFix('Change', 'It is so.', ...fixIn(open, ['b', 'B']).fix.edits) }
    const { suggestions } = suggestionsFor(open, [look, fixIn(open, ['c\n', '']), fixIn(open, ['d', ''])], anywhere)
    const lines = suggestions.flatMap(({ lines }) => [lines.first, lines.last])
    expect(lines).toEqual([...lines].sort((a, b) => a - b))
    expect(new Set(suggestions.map(({ lines }) => lines.first)).size).toBe(suggestions.length)
  })

  test('two additions at one place are one suggestion where a comment may stand on the line below alone', () => {
    const both = [fixIn(file, ['c', 'x\nc']), fixIn(file, ['c', 'y\nc'])].map(insertion)
    expect(suggested(file, both, within(3, 3))).toEqual([[3, 3, 'x', 'y', 'c']])
  })

  test('additions at one place stand in the order of the fixes, whatever else one of them changes', () => {
    const more = fixIn(file, ['d', 'D'])
    const first = {
      fix: { ...more.fix, edits: [...insertion(fixIn(file, ['c', 'x\nc'])).fix.edits, ...more.fix.edits] },
    }
    const second = insertion(fixIn(file, ['c', 'y\nc']))
    expect(suggested(file, [first, second])).toEqual([[2, 4, 'b', 'x', 'y', 'c', 'D']])
  })

  test('a file that ends without a line ending', () => {
    const open = parse('a\nb\nc', 'httpd.conf')
    expect(suggested(open, [fixIn(open, ['c', 'C'])])).toEqual([[3, 3, 'C']])
    expect(suggested(open, [fixIn(open, ['c', ''])])).toEqual([[2, 3, 'b']])
    expect(suggested(open, [fixIn(open, ['b\n', '']), fixIn(open, ['c', ''])])).toEqual([[1, 3, 'a']])
    const both = [fixIn(open, ['b\n', '']), fixIn(open, ['c', ''])]
    expect(suggestionsFor(open, both, within(2, 3)).withoutSuggestion).toEqual([both[1]])
  })
})

/** The same change as an insertion before its last character. */
const insertion = ({ fix }: { readonly fix: Fix }) => ({
  fix: { ...fix, edits: fix.edits.map((edit) => ({ ...edit, end: edit.start, text: edit.text.slice(0, -1) })) },
})

test('the block: its fence outlasts the backticks inside, and GitHub reads the same lines back', () => {
  expect(suggestionBlock(['Require all granted'])).toBe('```suggestion\nRequire all granted\n```')
  expect(suggestionBlock([])).toBe('```suggestion\n```')
  expect(suggestionBlock(['a ``` b', '`````'])).toMatch(/^``````suggestion\n/)
  const line = fc.stringMatching(/^[ -~\t]*$/).map((text) => text.replace(/^/, ''))
  fc.assert(
    fc.property(
      fc.array(fc.oneof(line, fc.constantFrom('```', '~~~', '    x', '<!-- -->', '```suggestion')), { maxLength: 5 }),
      (text) => {
        expect(suggestionIn(`Text.\n\n${suggestionBlock(text)}\n`)).toEqual(text)
      },
    ),
  )
})

/** The text after committing every suggestion in one batch. */
const pressed = (text: string, suggestions: readonly Suggestion<unknown>[]): string =>
  changedText(
    text,
    suggestions.map((one) => ({ ...one.lines, lines: one.text })),
    'kept',
  )

/** Every suggestion applied gives the migrator's own text, except for what is left, which is applied as edits. */
function expectSame(path: string, text: string): number {
  const migration = migrate(siteFromTexts({ [path]: text }), { fixes: 'all' })
  const [file] = migration.edits.keys()
  if (!file) return 0
  const taken = [...migration.taken].flatMap((finding) => (finding.fix ? [{ fix: finding.fix }] : []))
  const { suggestions, withoutSuggestion: left } = suggestionsFor(file, taken, anywhere)
  const said = suggestions.flatMap(({ settles }) => settles.flatMap(({ fix }) => fix.edits))
  expect(withoutMixing(pressed(file.text, suggestions), file), path).toBe(withoutMixing(applyEdits(file, said), file))
  if (left.length === 0)
    expect(withoutMixing(pressed(file.text, suggestions), file)).toBe(
      withoutMixing(migration.texts.get(file) ?? text, file),
    )
  return suggestions.length
}

/** In a file whose lines do not all end alike the button cannot know how a new one should. */
const withoutMixing = (text: string, { text: before }: ConfigFile): string =>
  before.includes('\r') && /[\r\n]/.test(before.replaceAll('\r\n', '')) ? text.replaceAll('\r\n', '\n') : text

describe('pressing every button gives the migrator’s own text', () => {
  test('on the cases of the rules, however their lines end', () => {
    const written = shareOf(6, cases()).flatMap((one) => Object.entries(one.before))
    for (const way of ['crlf', 'no-final-newline', 'bom']) {
      const rewrite = rewritings[way] ?? ((text: string) => text)
      expect(written.reduce((sum, [path, text]) => sum + expectSame(path, rewrite(text)), 0)).toBeGreaterThan(0)
    }
  })

  test('on mangled text', () => {
    fc.assert(
      fc.property(mangled, (text) => void expectSame('httpd.conf', text)),
      { numRuns: runs(200, 1_000), seed: 7 },
    )
  })

  test.skipIf(!hasCorpus)('on real files', () => {
    const total = shareOf(12, corpus()).reduce((sum, { path, text }) => sum + expectSame(path, text), 0)
    expect(total).toBeGreaterThan(0)
  })
})

test('whatever can be taken together can be suggested, on random edits', () => {
  const edit = fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 6 }), fc.constantFrom('', 'x', 'y\n', '\nz', 'p\nq\n'))
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'b', '\n', '\r\n', 'cc'), { maxLength: 30 }),
      fc.array(fc.array(edit, { minLength: 1, maxLength: 3 }), { maxLength: 4 }),
      (pieces, fixes) => {
        const file = parse(pieces.join('').replace(/\r(?!\n)/g, ''), 'httpd.conf')
        const candidates = fixes.map((edits) => ({
          fix: safeFix('x', ...edits.map(([start, length, text]) => editAt(file, start, length, text))),
        }))
        const { taken } = chooseFixes(
          candidates.filter(
            ({ fix }) => chooseFixes(fix.edits.map((one) => ({ fix: safeFix('x', one) }))).refused.length === 0,
          ),
        )
        const { suggestions } = suggestionsFor(file, taken, anywhere)
        for (const [index, { lines }] of suggestions.entries())
          expect(lines.first).toBeGreaterThan(suggestions[index - 1]?.lines.last ?? 0)
        const said = suggestions.flatMap(({ settles }) => settles.flatMap(({ fix }) => fix.edits))
        expect(pressed(file.text, suggestions).replaceAll('\r\n', '\n')).toBe(
          applyEdits(file, said).replaceAll('\r\n', '\n'),
        )
      },
    ),
    { numRuns: runs(1_000, 3_000) },
  )
})

function editAt(file: ConfigFile, start: number, length: number, text: string) {
  const from = Math.min(start, file.text.length)
  return { file, start: from, end: Math.min(from + length, file.text.length), text }
}
