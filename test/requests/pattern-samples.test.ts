import { expect, test } from 'vitest'
import {
  namesMatchingWildcards,
  textsMatchingPattern,
  textsMatchingPatternWithin,
} from '../../src/requests/pattern-samples.js'

test.each([
  ['^/a/(b|c)\\.html$', ['/a/b.html', '/a/c.html']],
  ['\\.(gif|jpe?g)$', ['.gif', '.jpeg', '.jpg']],
  ['^/[^/]+/private', ['/x/private', '/a/private']],
  ['a{3}b*', ['aaab', 'aaa']],
  ['^(?i)/secret', ['/secret']],
  ['[[:digit:]]+x', ['1x', '0x']],
  ['(?!a).', ['x']],
  ['((((', ['']],
])('%s matches %j', (pattern, wanted) => {
  expect(textsMatchingPattern(pattern)).toEqual(wanted)
})

test.each([
  '^/a/(b|c)?\\d+\\.html$',
  '/\\.svn(/|$)',
  '^/(x|y)[a-f0-9]{4}/',
  '\\.(php|cgi)\\b',
  '^/[\\w-]+/$',
  '/a(?=b)?',
])('samples of %s are matched by it', (pattern) => {
  const texts = textsMatchingPatternWithin(pattern, '/before', '/behind')
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => !new RegExp(pattern).test(text))).toEqual([])
})

test('a pattern that would match very much has a few samples', () => {
  expect(textsMatchingPattern('(a|b)(c|d)(e|f)(g|h)(i|j)(k|l)').length).toBeLessThanOrEqual(12)
  expect(textsMatchingPattern('('.repeat(5000))).toEqual([''])
})

test.each([
  ['*.html', ['x.html', '.html']],
  ['page?.txt', ['pagex.txt']],
  ['[ab]*', ['ax', 'a']],
])('%s is a name such as %j', (pattern, wanted) => {
  expect(namesMatchingWildcards(pattern)).toEqual(wanted)
})
