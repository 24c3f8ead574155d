import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JsonError, parseJsonNode } from '../../src/settings/json-text.js'
import { seeded } from '../thoroughness.js'

/** What is read, or where it is wrong. */
function read(text: string): unknown {
  try {
    return parseJsonNode(text).value
  } catch (error) {
    if (error instanceof JsonError) return `${error.at}: ${error.message}`
    throw error
  }
}

test('reads what JSON.parse reads', () => {
  const { seed, numRuns } = seeded('JSON texts', 500)
  fc.assert(
    fc.property(
      fc.jsonValue({ noUnicodeString: false }),
      fc.constantFrom(undefined, 2, '\t', '\r\n'),
      (value, blanks) => {
        const text = JSON.stringify(value, null, blanks)
        expect(parseJsonNode(text).value).toEqual(JSON.parse(text))
      },
    ),
    { seed, numRuns },
  )
})

test('and refuses what it refuses', () => {
  const { seed, numRuns } = seeded('no JSON', 2000)
  const parses = (text: string) => {
    try {
      JSON.parse(text)
      return true
    } catch {
      return false
    }
  }
  const noise = fc.string({ unit: fc.constantFrom(...'{}[]",:\\ 01-.eE+truefalsnu\n\u0007') })
  fc.assert(
    fc.property(noise, (text) => {
      expect(typeof read(text) === 'string' && /^\d+: /.test(String(read(text)))).toBe(!parses(text))
    }),
    { seed, numRuns },
  )
})

describe('says where it is wrong', () => {
  test.each([
    ['', '0: Not valid JSON: expected a value, not the end.'],
    ['{"a": 1,}', '8: Not valid JSON: expected a key in double quotes, not "}".'],
    ['{"a" 1}', '5: Not valid JSON: expected a colon, not "1".'],
    ['{"a": 1', '7: Not valid JSON: expected a comma or }, not the end.'],
    ['[1 2]', '3: Not valid JSON: expected a comma or ], not "2".'],
    ['{ // why\n"a": 1}', '2: JSON has no comments. Remove this comment.'],
    ['{"a": /* why */ 1}', '6: JSON has no comments. Remove this comment.'],
    ["{'a': 1}", `1: Not valid JSON: expected a key in double quotes, not "'".`],
    ['{"a": tru}', '6: Not valid JSON: expected a value, not "t".'],
    ['{"a": "x\ny"}', '6: This string does not end on its line, or has an invalid escape.'],
    ['{} x', '3: Not valid JSON: expected the end, not "x".'],
    ['{"a": 1, "a": 2}', '9: "a" is set twice. Remove one of the two.'],
    ['['.repeat(200), '101: The JSON is nested too deeply.'],
  ])('%j', (text, expected) => expect(read(text)).toBe(expected))
})

test('tells places, and takes a byte order mark', () => {
  const { members } = parseJsonNode('\uFEFF{ "a": [true, "x"] }')
  expect([members.get('a')?.start, members.get('a')?.json.start]).toEqual([3, 8])
  expect(members.get('a')?.json.items.map(({ start }) => start)).toEqual([9, 15])
})
