import { describe, expect, test } from 'vitest'
import {
  appendLines, applyEdits, type Edit, indentOf, insertAfter, insertBefore, insertInto,
  originalOffsetLookup, removeLine, removeSection, removeWord, replace,
  replaceArgs, replaceLine, reviewFix, safeFix, unwrapSection,
} from '../../src/edit/edit.js' // biome-ignore format: one import
import { parse } from '../../src/syntax/parse.js'
import { type ConfigFile, isDirective, isSection, type Node, sourceOf, walk } from '../../src/syntax/tree.js'

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
    [
      'a word',
      'Order  allow,deny # x\n',
      (f) => replace(named(f, 'Order'), arg(f, 'Order', 0), 'deny,allow'),
      'Order  deny,allow # x\n',
    ],
    [
      'all arguments',
      '  Require  user "a b" \\\n c\t\n',
      (f) => replaceArgs(named(f, 'Require'), 'all denied'),
      '  Require  all denied\t\n',
    ],
    ['of a section', '<Files  a>\n', (f) => replaceArgs(named(f, 'Files'), '"b"'), '<Files  "b">\n'],
    ['of none', 'Satisfy\r\n', (f) => replaceArgs(named(f, 'Satisfy'), 'All'), 'Satisfy All\r\n'],
    [
      'a word goes, with the blanks before it',
      'Options A  B C\n',
      (f) => removeWord(named(f, 'Options'), arg(f, 'Options', 1)),
      'Options A C\n',
    ],
    [
      'across a continuation',
      'Options A \\\n  B\n',
      (f) => removeWord(named(f, 'Options'), arg(f, 'Options', 1)),
      'Options A\n',
    ],
    ['a line goes', 'a\n  b \\\n c\nd\n', (f) => removeLine(at(f, 'b')), 'a\nd\n'],
    ['the last one, without its line ending', 'a\r\nb', (f) => removeLine(at(f, 'b')), 'a'],
    ['the first one, not the byte order mark', `${BOM}a\nb\n`, (f) => removeLine(at(f, 'a')), `${BOM}b\n`],
    [
      'a section goes, with all in it',
      '<A>\n<B c>\nx\n</B>\n</A>\ny\n',
      (f) => removeSection(section(f, '<A>')),
      'y\n',
    ],
    ['one that is never closed: its tag', '<A>\nx\n', (f) => removeSection(section(f, '<A>')), 'x\n'],
    ['its tags go', `${BOM}<A>\n  x\n</A>\ny\n`, (f) => unwrapSection(section(f, '<A>')), `${BOM}  x\ny\n`],
    ['a line becomes several', 'a\n\t b c\nd\n', (f) => replaceLine(at(f, 'b'), ['x', 'y']), 'a\n\t x\n\t y\nd\n'],
    ['a continued one', '  b \\\n c\nd\n', (f) => replaceLine(at(f, 'b'), ['x']), '  x\nd\n'],
    [
      'in the line ending of the line',
      'a\n b\r\nc\n',
      (f) => replaceLine(at(f, 'b'), ['x', 'y']),
      'a\n x\r\n y\r\nc\n',
    ],
    ['the last one, which has none', 'a\r\n b', (f) => replaceLine(at(f, 'b'), ['x', 'y']), 'a\r\n x\r\n y'],
    [
      'the first one, behind a byte order mark',
      `${BOM} a\nb\n`,
      (f) => replaceLine(at(f, 'a'), ['x']),
      `${BOM} x\nb\n`,
    ],
    ['a line becomes none', ' a\nb\n', (f) => replaceLine(at(f, 'a'), []), 'b\n'],
    ['lines come before a line', 'a\n  b\n', (f) => insertBefore(at(f, 'b'), ['x', 'y']), 'a\n  x\n  y\n  b\n'],
    ['before the first one', `${BOM}\ta\r\n`, (f) => insertBefore(at(f, 'a'), ['x']), `${BOM}\tx\r\n\ta\r\n`],
    ['lines come after a line', '  a \\\n b\nc\n', (f) => insertAfter(at(f, 'a'), ['x']), '  a \\\n b\n  x\nc\n'],
    ['after a section', ' <A>\nx\n </A>\nb\n', (f) => insertAfter(at(f, '<A>'), ['y']), ' <A>\nx\n </A>\n y\nb\n'],
    [
      'after the last line, which has no line ending',
      'a\r\n b',
      (f) => insertAfter(at(f, 'b'), ['x', 'y']),
      'a\r\n b\r\n x\r\n y',
    ],
    ['after a last line that ends in a backslash', 'a \\', (f) => insertAfter(at(f, 'a'), ['x']), 'a \\ \nx'],
    ['after one that a continuation leaves open', 'a \\\n', (f) => insertAfter(at(f, 'a'), ['x']), 'a \\\n\nx\n'],
    [
      'lines come first into a section',
      '<A>\n\n\t x\n</A>\n',
      (f) => insertInto(section(f, '<A>'), ['y']),
      '<A>\n\t y\n\n\t x\n</A>\n',
    ],
    ['into an empty one', ' <A>\n </A>\n', (f) => insertInto(section(f, '<A>'), ['y']), ' <A>\n     y\n </A>\n'],
    ['lines come last', 'a\r\n', (f) => appendLines(f, ['x', 'y']), 'a\r\nx\r\ny\r\n'],
    ['in an empty file', '', (f) => appendLines(f, ['x']), 'x\n'],
    ['behind a last line without an end', 'a', (f) => appendLines(f, ['x']), 'a\nx'],
  ])('%s', (_title, text, make, after) => {
    const given = file(text)
    expect(applyEdits(given, [make(given)].flat())).toBe(after)
  })

  test('the indent is blanks and tabs, not what else is white', () => {
    expect(['\t a', `${BOM}  a`, '\u00A0a', '\f a'].map((text) => indentOf(at(file(text), 'a')))).toEqual([
      '\t ',
      '  ',
      '',
      '',
    ])
  })
})

test('a fix is safe, or says what it assumes', () => {
  const edit = appendLines(file('a\n'), ['x'])
  expect(safeFix('Do', edit)).toEqual({ title: 'Do', safe: true, edits: [edit] })
  expect(reviewFix('Do', 'Only if.', edit)).toEqual({ title: 'Do', safe: false, assumes: 'Only if.', edits: [edit] })
})

test('what stands in the new text is found in the old one', () => {
  const given = file('one\ntwo\nthree\n')
  const edits = [
    { file: given, start: 0, end: 4, text: 'ONE\n1\n' },
    { file: given, start: 8, end: 8, text: 'more\n' },
  ]
  const after = applyEdits(given, edits)
  const origin = originalOffsetLookup(given, edits)
  const origins = ['ONE', '1', 'two', 'more', 'three'].map((word) => origin(after.indexOf(word)))
  expect(origins).toEqual([0, undefined, 4, undefined, 8])
})
