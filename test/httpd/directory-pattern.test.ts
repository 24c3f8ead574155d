import { expect, test } from 'vitest'
import { needsDollarToMatch } from '../../src/httpd/directory-pattern.js'

test.each([
  '^/srv/www$',
  '^/srv/www/?$',
  '^/srv/(a|b)$',
  '^/srv/(a$|b$)',
  '/a$|/b$',
  '/a$|/(b$|c(d|e)$)',
  '^/srv/(?:a$)',
  '^/srv/(?=a$)a',
  '[$]$',
  '[]$]+$',
  '\\\\$',
  '$',
  'a$b',
  '(a)\\1$(?#a)',
])('2.2 never matched %s', (pattern) => {
  expect(needsDollarToMatch(pattern)).toBe(true)
})

test.each([
  '^/srv/www',
  '',
  '^/srv/www\\$',
  '^/srv(?#$)/www',
  '^/srv$(?#a)?',
  '^/srv/www\\c$',
  '^/srv/[$]',
  '^/srv/[^$]+',
  '/\\.svn(/|$)',
  '/a$|/b',
  '^/srv/a$?',
  '^/srv/(a$)*',
  '^/srv/(a$){0,1}',
  '^/srv/a(?!$)',
  '^/srv/a(?<!b$)',
  '^/srv/a\\z',
  '^/srv/a)$',
  '[[:alpha:]$]$',
  '/\\Qs$b\\E',
  '(?x)/sub # a$',
  '/a(*FAIL)?$',
  '/(?(?=a)a|b$)',
])('2.2 could match %s', (pattern) => {
  expect(needsDollarToMatch(pattern)).toBe(false)
})

test('a long or deep pattern is no trouble', () => {
  expect(needsDollarToMatch(`${'(a|'.repeat(100_000)}b$`)).toBe(false)
  expect(needsDollarToMatch(`${'a'.repeat(20_000)}$`)).toBe(true)
})
