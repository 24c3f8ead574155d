import { expect, test } from 'vitest'
import { isEvaluablePattern } from '../../src/httpd/evaluable-pattern.js'

test.each([
  '',
  '^/srv/www$',
  '/\\.svn(/|$)',
  '(?i)\\.(php|phtml)$',
  '^/srv/(?:a|b)(?=c)(?!d)(?<=e)(?<!f)(?>g)(?<name>h)(?P<name>i)(?i:j)',
  '[]$]+[^]\\]]*[[(]{1,2}',
  '[a-z[]',
  '\\x41\\d\\W\\/\\\\\\-\\ ',
  'a{2,}b*?c++',
  'a(?#$()b',
  '(a)\\1$',
  '\\c$\\cA\\303',
])('%s is plain', (pattern) => {
  expect(isEvaluablePattern(pattern)).toBe(true)
})

test.each([
  '/\\Qs$b\\E',
  '/a\\Eb',
  '(?x)/sub # a$',
  '(?i)(?x)a b$',
  '(?s)a.b',
  '(?m:^a$)',
  '(?-i)a',
  '(?(?=a)b$|c)',
  '(*UTF8)a$',
  'a(*FAIL)$',
  '[[:alpha:]]+$',
  '[[.a.]]',
  '[[=a=]]',
  'a(?R)?$',
  '(a)(?1)$',
  '(?&name)',
  '(?P>name)',
  '(?|a|b)',
  '(?C1)a',
  '\\ka',
  '\\Ka$',
  '\\p{L}$',
  '\\pL',
  '\\x{24}',
  '\\24',
  'a(?#b)*',
  '\\c\x01',
  'a\\',
  '[a',
  '(a',
  'a)$',
])('%s is not', (pattern) => {
  expect(isEvaluablePattern(pattern)).toBe(false)
})

test('a long pattern is no trouble', () => {
  expect(isEvaluablePattern('(a|'.repeat(100_000))).toBe(false)
  expect(isEvaluablePattern('['.repeat(20_000))).toBe(false)
})
