import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from '../src/config/parse.js'
import { type ConfigFile, isDirective, isSection, type Node, sourceOf, walk } from '../src/config/tree.js'
import {
  append, applyEdits, choose, type Edit, type Fix, indentOf, inOrder, insertAfter, insertBefore, insertInto, removeLine, removeSection, removeWord, replace,
  replaceArgs, replaceLine, reviewFix, safeFix, unwrap,
} from '../src/edit.js' // biome-ignore format: one import

const file = (text: string) => parse(text, 'httpd.conf')

/** The first node whose line holds the text. */
function at(given: ConfigFile, part: string): Node {
  const node = [...walk(given.children)].find((node) => sourceOf(given, node).includes(part))
  if (!node) throw new Error(`No line holds ${part}.`)
  return node
}

function named(given: ConfigFile, part: string) {
  const node = at(given, part)
  if (!isDirective(node) && !isSection(node)) throw new Error(`${part} is no directive and no section.`)
  return node
}

function arg(given: ConfigFile, part: string, index: number) {
  const word = named(given, part).args[index]
  if (!word) throw new Error(`${part} has no argument ${index}.`)
  return word
}

function section(given: ConfigFile, part: string) {
  const node = at(given, part)
  if (!isSection(node)) throw new Error(`${part} is no section.`)
  return node
}

const BOM = '\uFEFF'

describe('an edit says no more than it must', () => {
  type Make = (given: ConfigFile) => Edit | readonly Edit[]
  test.each<[string, string, Make, string]>([
    ['a word', 'Order  allow,deny # x\n', (f) => replace(named(f, 'Order'), arg(f, 'Order', 0), 'deny,allow'), 'Order  deny,allow # x\n'],
    ['all arguments', '  Require  user "a b" \\\n c\t\n', (f) => replaceArgs(named(f, 'Require'), 'all denied'), '  Require  all denied\t\n'],
    ['of a section', '<Files  a>\n', (f) => replaceArgs(named(f, 'Files'), '"b"'), '<Files  "b">\n'],
    ['of none', 'Satisfy\r\n', (f) => replaceArgs(named(f, 'Satisfy'), 'All'), 'Satisfy All\r\n'],
    ['a word goes, with the blanks before it', 'Options A  B C\n', (f) => removeWord(named(f, 'Options'), arg(f, 'Options', 1)), 'Options A C\n'],
    ['across a continuation', 'Options A \\\n  B\n', (f) => removeWord(named(f, 'Options'), arg(f, 'Options', 1)), 'Options A\n'],
    ['a line goes', 'a\n  b \\\n c\nd\n', (f) => removeLine(at(f, 'b')), 'a\nd\n'],
    ['the last one, without its line ending', 'a\r\nb', (f) => removeLine(at(f, 'b')), 'a'],
    ['the first one, not the byte order mark', `${BOM}a\nb\n`, (f) => removeLine(at(f, 'a')), `${BOM}b\n`],
    ['a section goes, with all in it', '<A>\n<B c>\nx\n</B>\n</A>\ny\n', (f) => removeSection(section(f, '<A>')), 'y\n'],
    ['one that is never closed: its tag', '<A>\nx\n', (f) => removeSection(section(f, '<A>')), 'x\n'],
    ['its tags go', `${BOM}<A>\n  x\n</A>\ny\n`, (f) => unwrap(section(f, '<A>')), `${BOM}  x\ny\n`],
    ['a line becomes several', 'a\n\t b c\nd\n', (f) => replaceLine(at(f, 'b'), ['x', 'y']), 'a\n\t x\n\t y\nd\n'],
    ['a continued one', '  b \\\n c\nd\n', (f) => replaceLine(at(f, 'b'), ['x']), '  x\nd\n'],
    ['in the line ending of the line', 'a\n b\r\nc\n', (f) => replaceLine(at(f, 'b'), ['x', 'y']), 'a\n x\r\n y\r\nc\n'],
    ['the last one, which has none', 'a\r\n b', (f) => replaceLine(at(f, 'b'), ['x', 'y']), 'a\r\n x\r\n y'],
    ['the first one, behind a byte order mark', `${BOM} a\nb\n`, (f) => replaceLine(at(f, 'a'), ['x']), `${BOM} x\nb\n`],
    ['a line becomes none', ' a\nb\n', (f) => replaceLine(at(f, 'a'), []), 'b\n'],
    ['lines come before a line', 'a\n  b\n', (f) => insertBefore(at(f, 'b'), ['x', 'y']), 'a\n  x\n  y\n  b\n'],
    ['before the first one', `${BOM}\ta\r\n`, (f) => insertBefore(at(f, 'a'), ['x']), `${BOM}\tx\r\n\ta\r\n`],
    ['lines come after a line', '  a \\\n b\nc\n', (f) => insertAfter(at(f, 'a'), ['x']), '  a \\\n b\n  x\nc\n'],
    ['after a section', ' <A>\nx\n </A>\nb\n', (f) => insertAfter(at(f, '<A>'), ['y']), ' <A>\nx\n </A>\n y\nb\n'],
    ['after the last line, which has no line ending', 'a\r\n b', (f) => insertAfter(at(f, 'b'), ['x', 'y']), 'a\r\n b\r\n x\r\n y'],
    ['after a last line that ends in a backslash', 'a \\', (f) => insertAfter(at(f, 'a'), ['x']), 'a \\ \nx'],
    ['after one that a continuation leaves open', 'a \\\n', (f) => insertAfter(at(f, 'a'), ['x']), 'a \\\n\nx\n'],
    ['lines come first into a section', '<A>\n\n\t x\n</A>\n', (f) => insertInto(section(f, '<A>'), ['y']), '<A>\n\t y\n\n\t x\n</A>\n'],
    ['into an empty one', ' <A>\n </A>\n', (f) => insertInto(section(f, '<A>'), ['y']), ' <A>\n     y\n </A>\n'],
    ['lines come last', 'a\r\n', (f) => append(f, ['x', 'y']), 'a\r\nx\r\ny\r\n'],
    ['in an empty file', '', (f) => append(f, ['x']), 'x\n'],
    ['behind a last line without an end', 'a', (f) => append(f, ['x']), 'a\nx'],
  ])('%s', (_title, text, make, after) => {
    const given = file(text)
    expect(applyEdits(given, [make(given)].flat())).toBe(after)
  })

  test('the indent is blanks and tabs, not what else is white', () => {
    expect(['\t a', `${BOM}  a`, '\u00A0a', '\f a'].map((text) => indentOf(at(file(text), 'a')))).toEqual(['\t ', '  ', '', ''])
  })
})

test('a fix is safe, or says what it assumes', () => {
  const edit = append(file('a\n'), ['x'])
  expect(safeFix('Do', edit)).toEqual({ title: 'Do', safe: true, edits: [edit] })
  expect(reviewFix('Do', 'Only if.', edit)).toEqual({ title: 'Do', safe: false, assumes: 'Only if.', edits: [edit] })
})

describe('fixes are taken whole or not at all', () => {
  const given = file('0123456789\n')
  const other = parse('0123456789\n', 'other.conf')
  type Span = [number, number, string, ConfigFile?]
  const fix = (...spans: Span[]): { fix: Fix } => ({ fix: safeFix('x', ...spans.map(([start, end, text, where = given]) => ({ file: where, start, end, text }))) })

  test.each<[string, Span[][], number[], string]>([
    ['side by side', [[[2, 4, 'a']], [[4, 6, 'b']]], [], '01ab6789\n'],
    ['overlapping', [[[2, 5, 'a']], [[4, 6, 'b']]], [1], '01a56789\n'],
    ['one within the other', [[[4, 5, 'a']], [[2, 8, 'b']]], [1], '0123a56789\n'],
    ['the very same', [[[2, 5, 'a']], [[2, 5, 'a'], [7, 8, 'b']]], [], '01a56b89\n'],
    ['the same span, another text', [[[2, 5, 'a']], [[2, 5, 'b'], [7, 8, 'b']]], [1], '01a56789\n'],
    ['insertions at one place, in the order of the fixes', [[[3, 3, 'b']], [[3, 3, 'a']], [[3, 3, 'b']]], [], '012ba3456789\n'],
    ['an insertion at either end', [[[2, 5, 'a']], [[2, 2, '<']], [[5, 5, '>']]], [], '01<a>56789\n'],
    ['an insertion inside', [[[2, 5, 'a']], [[3, 3, 'x']]], [1], '01a56789\n'],
    ['inside, and first', [[[3, 3, 'x']], [[2, 5, 'a']]], [1], '012x3456789\n'],
    ['a refused fix clashes with nobody', [[[2, 5, 'a']], [[4, 7, 'b']], [[6, 8, 'c']]], [1], '01a5c89\n'],
    ['one edit of several is enough', [[[0, 1, 'a'], [8, 9, 'z']], [[4, 5, 'b'], [8, 9, 'y']]], [1], 'a1234567z9\n'],
    ['in another file', [[[2, 5, 'a']], [[2, 5, 'b', other]]], [], '01a56789\n'],
    ['a fix that clashes with itself', [[[2, 5, 'a'], [3, 6, 'b']], [[3, 4, 'c']]], [0], '012c456789\n'],
  ])('%s', (_title, fixes, refused, after) => {
    const candidates = fixes.map((spans) => fix(...spans))
    const chosen = choose(candidates)
    expect(chosen.refused.map((one) => candidates.indexOf(one))).toEqual(refused)
    expect(chosen.taken).toEqual(candidates.filter((one) => !chosen.refused.includes(one)))
    expect(applyEdits(given, chosen.taken.flatMap((one) => one.fix.edits))).toBe(after)
  })

  test('whatever they are, what is taken can be applied, and nothing more could be', () => {
    const span = fc.tuple(fc.nat(10), fc.nat(4), fc.constantFrom('', 'a', 'b')).map(([start, length, text]): Span => [start, Math.min(10, start + length), text])
    fc.assert(
      fc.property(fc.array(fc.array(span, { minLength: 1, maxLength: 3 }), { maxLength: 12 }), (all) => {
        const candidates = all.map((spans) => fix(...spans))
        const { taken, refused } = choose(candidates)
        const edits = taken.flatMap((one) => one.fix.edits)
        expect(() => applyEdits(given, edits)).not.toThrow()
        for (const one of refused) {
          const earlier = taken.filter((other) => candidates.indexOf(other) < candidates.indexOf(one)).flatMap((other) => other.fix.edits)
          expect(() => applyEdits(given, [...earlier, ...one.fix.edits])).toThrow(RangeError)
        }
      }),
      { numRuns: 3000 },
    )
  })

  test('a hundred thousand that want the same line', () => {
    const same = Array.from({ length: 100_000 }, () => fix([5, 5, 'x'], [8, 9, 'y'], [0, 1, 'z']))
    expect(choose(same).taken).toHaveLength(100_000)
    expect(inOrder(given, same.flatMap((one) => one.fix.edits))).toHaveLength(3)
  })
})
