import { expect, test } from 'vitest'
import { rewriteWords } from '../../src/httpd/rewrite-words.js'
import { siteFromTexts } from '../../src/site/site.js'

const read = (text: string) => {
  const [line] = siteFromTexts({ 'httpd.conf': text }).directives('RewriteCond')
  return line && rewriteWords(line)
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
