import { describe, expect, test } from 'vitest'
import { codeBlock, inlineCode, markdownLink, markdownSentence, tableCell } from '../../src/report/markdown-text.js'

describe('a sentence', () => {
  test.each([
    ['Use `Require all granted`.', 'Use `Require all granted`.'],
    ['mod_access_compat and _x_', 'mod_access_compat and \\_x\\_'],
    ['<script> *b* [a](b) | ~', '\\<script\\> \\*b\\* \\[a\\](b) \\| \\~'],
    ['@acme/ops see #12', '@\u200Bacme/ops see #\u200B12'],
    ['`@acme` stays', '`@acme` stays'],
    ['one ` tick @a', 'one \\` tick @\u200Ba'],
    ['`a``b` c', '\\`a\\`\\`b\\` c'],
    ['<!-- x -->', '\\<\\!-- x --\\>'],
    ['&lt; &#60; a & b', '&amp;lt; &amp;#\u200B60; a & b'],
    ['two\r\nlines\0', 'two lines'],
    ['- x', '\\- x'],
    ['# x', '\\# x'],
    ['12. x', '12\\. x'],
    ['2.4 takes x', '2.4 takes x'],
    ['`-x` y', '`-x` y'],
    ['fixes https://github.com/a/b/issues/1', 'fixes https:\u200B//github.com/a/b/issues/1'],
    ['closes GH-12, see www.example.com', 'closes GH\u200B-12, see www\u200B.example.com'],
    ['add "CacheEnable disk http://"', 'add "CacheEnable disk http://"'],
    ['the \u202Eend\u2066 of \u001B[2Jit', 'the \uFFFDend\uFFFD of \uFFFD\\[2Jit'],
  ])('%s', (sentence, expected) => {
    expect(markdownSentence(sentence)).toBe(expected)
  })

  test('is cut where a line of a file is too long, and not within a character', () => {
    const said = markdownSentence(`${'x'.repeat(1_999)}😀😀`)
    expect(said).toBe(`${'x'.repeat(1_999)}…`)
  })
})

test.each([
  ['a', '`a`'],
  ['a`b', '``a`b``'],
  ['`', '`` ` ``'],
  [' ', '` `'],
  ['a\nb', '`a b`'],
  ['a\u202Eb', '`a\uFFFDb`'],
])('code %j', (text, expected) => {
  expect(inlineCode(text)).toBe(expected)
})

test('a block of code cannot be ended by its text', () => {
  expect(codeBlock('a\n```\nb', '')).toBe('````\na\n```\nb\n````')
})

test('a block of code has no mark of ours, and nothing that turns the direction of text', () => {
  expect(codeBlock('- [x] <!-- httpd-upgrade:box a -->\r\n\u202Eb', '')).toBe(
    '```\n- [x] <!-- httpd-upgrade\u200B:box a -->\n\uFFFDb\n```',
  )
})

test('cells and links', () => {
  expect(tableCell('`a\\\\|b` \\\\\\| c')).toBe('`a\\\\\\|b` \\\\\\| c')
  expect(tableCell('a|b \\| c\nd')).toBe('a\\|b \\| c d')
  expect(markdownLink('a', 'https://x/(y)')).toBe('[a](https://x/%28y%29)')
})
