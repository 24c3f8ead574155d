import { describe, expect, test } from 'vitest'
import { scopesOf } from '../../../../src/access/merge/collect-scopes.js'
import type { Scope } from '../../../../src/access/merge/scope.js'
import { commonUrlPrefix, urlOverlap } from '../../../../src/access/merge/urls/url-paths.js'
import { siteFromTexts } from '../../../../src/site/site.js'

/** The scope of `<Location PATH>`, or of `<LocationMatch PATH>` for what begins with ^. */
function scope(path: string): Scope {
  const name = path.startsWith('^') ? 'LocationMatch' : 'Location'
  const [found] = scopesOf(siteFromTexts({ 'httpd.conf': `<${name} "${path}">\nOrder allow,deny\n</${name}>\n` }))
  if (!found) throw new Error(`no scope for ${path}`)
  return found
}

test.each([
  ['/a/b', '/a/b'],
  ['/a/b/', '/a/b'],
  ['/', '/'],
  ['/a/b*', '/a'],
  ['^/a/b/c', '/a/b'],
  ['^/a\\.b/', '/a.b'],
  ['^/a.b/c', '/'],
  ['^/(a|b)/', '/'],
  ['^/a|^/b', '/'],
])('all URLs of %s begin with %s', (path, prefix) => {
  expect(commonUrlPrefix(scope(path))).toBe(prefix)
})

describe('where one section applies, another does', () => {
  test.each([
    ['/a', '/a/b', 'always'],
    ['/a/b', '/a', 'maybe'],
    ['/a', '/b', 'never'],
    // Wild-cards are held against the whole URL, and a slash at the end is not for the URL without it.
    ['/a/*', '/a/b', 'maybe'],
    ['/a/', '/a', 'maybe'],
    ['/a/', '/a/b', 'always'],
    ['/a/', '/a/*', 'always'],
    ['^/a', '/a/b', 'always'],
    ['^/a/', '/b', 'never'],
    // A dot is any character.
    ['^/a.b/c', '/axb', 'maybe'],
    ['/axb', '^/a.b/c', 'maybe'],
    ['^/a\\.b/c', '/axb', 'never'],
  ] as const)('%s for %s: %s', (first, second, covers) => {
    expect(urlOverlap(scope(first), scope(second))).toBe(covers)
  })
})
