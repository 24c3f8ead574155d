import { expect, test } from 'vitest'
import { optionsThatMatter } from '../../src/httpd/pattern-options.js'

/** The options by their first letters: slashes, dot, end. */
function said(pattern: string): string {
  const { slashes, dotAll, dollarEnd } = optionsThatMatter(pattern)
  return `${slashes ? 's' : ''}${dotAll ? 'd' : ''}${dollarEnd ? 'e' : ''}`
}

test.each([
  // A slash at an open end takes the first of a run, and so does one beside `.*`.
  ['^/pub/', ''],
  ['^/pub', ''],
  ['^/pub/.*', ''],
  ['/pub/', ''],
  ['/(sub|deep)/', ''],
  ['sub', ''],
  ['^/', ''],
  ['^/+sub', ''],
  ['^/.*/x', 'd'],
  [String.raw`^/pub/.*\.html`, 'd'],
  ['/a.*b/', 'd'],
  // A run in between cannot be passed.
  ['^/pub/x', 's'],
  ['/pub/x', 's'],
  ['^/pub/[^/]+$', 'se'],
  ['^/app/[^/]*$', 'se'],
  ['^/pub/$', 'se'],
  ['^/pub/.*/x', 'sd'],
  ['/.*/', 'sd'],
  ['^/pub/.+$', 'sde'],
  ['//', 's'],
  ['^/pub/..x', 'sd'],
  ['^/[^.]+x', 's'],
  // What only looks at one name.
  ['^/pub$', 'e'],
  ['^/[^/]+$', 'e'],
  [String.raw`\.html$`, 'e'],
  [String.raw`\.(gif|jpe?g|png)$`, 'e'],
  ['(?i)^/Pub(/|$)', 'e'],
  ['^/pub(/.*)?$', 'de'],
  [String.raw`^/pub/.*\.html$`, 'de'],
  // Both slashes may be found in one run.
  ['/a?/', 's'],
  ['/(a/)?', ''],
  // What is not read.
  ['(?!/a)', 's'],
  [String.raw`\bx`, 's'],
  ['[[:alpha:]]$', 'se'],
  [String.raw`(?!\.)[.]`, 's'],
  ['(?!.)', 'sd'],
  ['x(^|/)', 's'],
])('what matters to %s: %s', (pattern, options) => {
  expect(said(pattern)).toBe(options)
})

/** Every path of a few names, against the same with its slashes merged. */
test('where slashes are said not to matter, they do not', () => {
  const patterns = [
    '^/a/',
    '^/a',
    '/a/',
    'a',
    '^/+a',
    '^/.*/b',
    '/a.*b/',
    '^/a(/|$)',
    '^/a(/.*)?$',
    '(a|b)$',
    '/b',
    'a/',
  ]
  const parts = ['a', 'b', '/', '//']
  const paths = parts.flatMap((a) => parts.flatMap((b) => parts.flatMap((c) => parts.map((d) => `/a${a}${b}${c}${d}`))))
  for (const pattern of patterns) {
    expect(optionsThatMatter(pattern).slashes, pattern).toBe(false)
    for (const path of paths.map((text) => text.replace(/^\/+/, '/')))
      expect([pattern, path, new RegExp(pattern).test(path.replace(/\/+/g, '/'))]).toEqual([
        pattern,
        path,
        new RegExp(pattern).test(path),
      ])
  }
})

test('a pattern longer than anybody writes is taken for one that all of it matters to', () => {
  expect(said('a'.repeat(50_000))).toBe('sde')
  expect(said(`${'('.repeat(999)}${')'.repeat(999)}`)).toBe('')
})
