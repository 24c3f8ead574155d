import { expect, test } from 'vitest'
import { dispatchExpressionFor, expressionWord } from '../../src/models/filter-dispatch.js'

const expression = (source: string, match: string) => dispatchExpressionFor(source, match)?.expression

test('where to look', () => {
  expect(expression('X-Name', 'a')).toBe("-n resp('X-Name') && resp('X-Name') =~ m#^a$#i")
  expect(expression('RESP=X-Name', '$a')).toBe("resp('X-Name') =~ m#a#i")
  expect(expression('req=X-Name', '$a')).toBe("req_novary('X-Name') =~ m#a#i")
  expect(expression('env=name', '$a')).toBe("reqenv('name') =~ m#a#i")
  expect(expression('Content-Type', '$a')).toBe('%{CONTENT_TYPE} =~ m#a#i')
  expect(expression('Handler', 'a')).toBeUndefined()
  expect(expression("X'Name", 'a')).toBeUndefined()
})

test('numbers are read as C reads them', () => {
  expect(expression('env=n', '<=10kB')).toBe("-n reqenv('n') && reqenv('n') -le 10")
  expect(expression('env=n', '>x')).toBe("-n reqenv('n') && reqenv('n') -gt 0")
  expect(expression('env=n', '!=5')).toBe("!( -n reqenv('n') && reqenv('n') -eq 5 )")
})

test('a delimiter that the pattern does not hold', () => {
  expect(expression('env=n', '/a#b/')).toBe("-n reqenv('n') && reqenv('n') =~ /a#b/")
  expect(expression('env=n', '/a#\\/b/i')).toBe("-n reqenv('n') && reqenv('n') =~ m,a#\\/b,i")
  expect(expression('env=n', '$#/,%:;!')).toBeUndefined()
  expect(expression('env=n', '/no end')).toBeUndefined()
})

test.each([
  ['env=n', '*', true],
  ['env=n', '=0', true],
  ['env=n', '=1', false],
  ['env=n', '<1', true],
  ['env=n', '>0', false],
  ['env=n', '>=0', true],
  ['env=n', '/x*/', true],
  ['env=n', '/x/', false],
  ['env=n', '/(?i:[[:alpha:]]/', true],
  ['env=n', 'x', false],
  ['resp=Content-Type', '*', false],
])('an empty %s and %s', (source, match, differs) => {
  expect(dispatchExpressionFor(source, match)?.emptyDiffers).toBe(differs)
})

test('the word is quoted so that httpd reads the expression back', () => {
  expect(expressionWord({ expression: 'a "b" \\c \\\\d \\', emptyDiffers: false })).toBe('"a \\"b\\" \\c \\\\\\d \\\\"')
})
