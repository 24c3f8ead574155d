import { expect, test } from 'vitest'
import { flagsOfRewriteRule, isProxying, rewritesToFile, wordsOfRewriteLine } from '../../src/httpd/rewrite-words.js'
import { siteFromTexts } from '../../src/site/site.js'

const read = (text: string) => {
  const [line] = siteFromTexts({ 'httpd.conf': text }).directives('RewriteCond')
  return line && wordsOfRewriteLine(line)
}

test.each([
  ['RewriteCond %{A} ^b$ [NC]', { first: '%{A}', second: '^b$', flags: '[NC]' }],
  ['RewriteCond  "a b"   \'c d\'', { first: 'a b', second: 'c d', flags: undefined }],
  ['RewriteCond a\\ b c\\\td\\ e [OR]', { first: 'a\\ b', second: 'c\\\td\\ e', flags: '[OR]' }],
  ['RewriteCond a \\\n    b\\\\c', { first: 'a', second: 'b\\\\c', flags: undefined }],
  ['RewriteCond "a\\"b" c', { first: 'a\\', second: 'b"', flags: 'c' }],
  ['RewriteCond alone', undefined],
  ['RewriteCond', undefined],
])('%s', (text, words) => {
  expect(read(text)).toEqual(words)
})

test.each([
  [undefined, ['']],
  ['[L,R=301, E=a:b]', ['l', 'r', 'e']],
  ['PT', ['pt']],
])('the flags of %s', (flags, found) => {
  expect(flagsOfRewriteRule(flags)).toEqual(found)
})

test.each([
  ['[P]', true],
  ['[L,proxy]', true],
  ['[PT]', false],
  [undefined, false],
])('%s has another server answer: %s', (flags, does) => {
  expect(isProxying(flags)).toBe(does)
})

test.each([
  ['RewriteRule ^/a /b', true],
  ['RewriteRule ^/a /b [L,QSA]', true],
  ['RewriteRule ^/a http://example.org/', true],
  ['RewriteRule ^/a - [E=a:b]', false],
  ['RewriteRule ^/a /b [PT]', false],
  ['RewriteRule ^/a /b [passthrough,L]', false],
  ['RewriteRule ^/a http://example.org/ [redirect=302]', false],
  ['RewriteRule ^/a /b [F]', false],
  ['RewriteRule ^/a /b [gone]', false],
  ['RewriteRule ^/a http://example.org/ [P]', false],
])('%s chooses the file that answers: %s', (text, does) => {
  const [line] = siteFromTexts({ 'httpd.conf': text }).directives('RewriteRule')
  expect(line && rewritesToFile(line)).toBe(does)
})
