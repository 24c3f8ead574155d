import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endOfLogicalLine, joinLogicalLine, logicalLineText, startOfFirstWord } from '../../src/syntax/lines.js'
import type { Version } from '../../src/syntax/tree.js'
import { seeded } from '../thoroughness.js'
import { noise } from './noise-text.js'
import { linesRead } from './reference.js'

/** The logical lines of a text, each as httpd sees it. */
function linesOf(text: string, version: Version): { start: number; end: number; text: string }[] {
  const lines = []
  for (let start = 0; start < text.length; ) {
    const end = endOfLogicalLine(text, start, version)
    lines.push({ start, end, text: logicalLineText(text, { start, end }) })
    start = end
  }
  return lines
}

const textsOf = (text: string, version: Version) => linesOf(text, version).map((line) => line.text)

describe('lines end where httpd ends them', () => {
  const same: [string, string, string[]][] = [
    ['nothing', '', []],
    ['an empty line', '\n', ['']],
    ['LF', 'a\nb\n', ['a', 'b']],
    ['CRLF', 'a\r\nb\r\n', ['a', 'b']],
    ['CR alone ends nothing', 'a\rb\n', ['a\rb']],
    ['no ending at the end', 'a\nb', ['a', 'b']],
    ['white space at both ends goes', ' \t\v\fa b\f\v\t \n', ['a b']],
    ['a no-break space stays', '\u00A0a\u00A0\n', ['\u00A0a\u00A0']],
    ['a continued line', 'a \\\n  b\n', ['a   b']],
    ['without a blank the words grow together', 'a\\\nb\n', ['ab']],
    ['CRLF', 'a \\\r\nb\r\n', ['a b']],
    ['a blank after the backslash ends the line', 'a \\ \nb\n', ['a \\', 'b']],
    ['a continued comment', '# a \\\nb\nc\n', ['# a b', 'c']],
    ['a line of one backslash', '\\\na\n', ['a']],
    ['a continued line, then an empty one', 'a \\\n\nb\n', ['a', 'b']],
    ['a backslash at the end of the file', 'a \\', ['a \\']],
    ['a NUL hides the rest', 'a\0b\nc\n', ['a', 'c']],
    ['a NUL hides the backslash', 'a\0 \\\nb\n', ['a', 'b']],
    ['a NUL in a later part', 'a \\\nb\0c \\\nd\n', ['a b', 'd']],
    ['two line separators of Unicode are characters', 'a\u2028b\u0085c\n', ['a\u2028b\u0085c']],
  ]
  for (const version of ['2.2', '2.4'] as const) {
    test.each(same)(`${version}: %s`, (_title, text, lines) => expect(textsOf(text, version)).toEqual(lines))
  }

  test.each<[string, string, string[], string[]]>([
    ['two backslashes', 'a \\\\\nb\n', ['a \\', 'b'], ['a \\b']],
    ['two backslashes and CRLF', 'a \\\\\r\nb\r\n', ['a \\', 'b'], ['a \\b']],
    ['three backslashes', 'a\\\\\\\nb\n', ['a\\\\', 'b'], ['a\\\\b']],
    ['two backslashes in a comment', '# C:\\\\\nb\n', ['# C:\\', 'b'], ['# C:\\b']],
    ['two backslashes, then an empty line', 'a\\\\\n\nb\n', ['a\\', '', 'b'], ['ab']],
    ['two backslashes, then a blank', 'a\\\\\n \nb\n', ['a\\', '', 'b'], ['a\\', 'b']],
    ['three backslashes, then two empty lines', 'a\\\\\\\n\n\r\nb\n', ['a\\\\', '', '', 'b'], ['ab']],
  ])('2.2 and 2.4 differ: %s', (_title, text, in22, in24) => {
    expect(textsOf(text, '2.2')).toEqual(in22)
    expect(textsOf(text, '2.4')).toEqual(in24)
  })
})

test('characters of a joined line are found again in the file', () => {
  const text = '\uFEFF  Alias \\\r\n\t/a\\\n/b\\\n /c\n'
  const line = joinLogicalLine(text, 0, text.length)
  expect(line.text).toBe('Alias \t/a/b /c')
  expect([...line.text].map((_, at) => text[line.offset(at)]).join('')).toBe(line.text)
})

test('the indent may be continued too', () => {
  const text = ' \\\n\t\\\r\n Listen 80\n'
  expect(text.slice(startOfFirstWord(text, 0, text.length))).toBe('Listen 80\n')
  expect(startOfFirstWord(' \t\n', 0, 3)).toBe(3)
})

describe.each(['2.2', '2.4'] as const)('noise, as %s reads it', (version) => {
  test('has the lines that httpd finds in it', () => {
    fc.assert(
      fc.property(noise, (body) => {
        // What is left unfinished at the end of a file is another matter: see parse.test.ts.
        const text = `${body}\n#\n#\n`
        expect(linesOf(text, version)).toEqual(linesRead(text, version))
      }),
      seeded(`lines of ${version}`, 4_000, 20_000),
    )
  })

  test('keeps the place of every character', () => {
    fc.assert(
      fc.property(noise, (text) => {
        for (const { start, end } of linesOf(text, version)) {
          const line = joinLogicalLine(text, start, end)
          const offsets = Array.from({ length: line.text.length }, (_, at) => line.offset(at))
          expect(offsets.map((at) => text[at]).join('')).toBe(line.text)
          expect(offsets.every((at, index) => at >= start && at < end && at > (offsets[index - 1] ?? -1))).toBe(true)
        }
      }),
      seeded(`offsets of ${version}`, 1_000, 5_000),
    )
  })
})
