import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scopesOf } from '../../../../src/access/merge/collect-scopes.js'
import type { Scope } from '../../../../src/access/merge/scope.js'
import { createUrlIndex } from '../../../../src/access/merge/urls/url-index.js'
import { urlOverlap } from '../../../../src/access/merge/urls/url-paths.js'
import { siteFromTexts } from '../../../../src/site/site.js'
import { seeded } from '../../../thoroughness.js'

const scopes = (paths: readonly string[]): readonly Scope[] =>
  scopesOf(
    siteFromTexts({
      'httpd.conf': paths
        .map((path) => (/[\\^]/.test(path) ? ['LocationMatch', path] : ['Location', path]))
        .map(([name, path]) => `<${name} "${path}">\nOrder allow,deny\n</${name}>\n`)
        .join(''),
    }),
  )

const piece = fc.constantFrom('/', '/a', '/b', '/ab', '/a/', '//a', '/*', '/a*', '(a|b)', '\\.x', 'a')
const path = fc
  .tuple(fc.constantFrom('', '^'), fc.array(piece, { maxLength: 4 }))
  .map(([start, pieces]) => start + pieces.join(''))

test('near a location are all that may share a URL with it, in their order', () => {
  fc.assert(
    fc.property(fc.array(path, { minLength: 1, maxLength: 12 }), (paths) => {
      const all = scopes(paths)
      const target = all.at(-1)
      if (!target) return
      const others = all.slice(0, -1)
      const index = createUrlIndex()
      for (const scope of others) index.add(scope)
      const near = index.mayShareUrlWith(target)
      expect(near).toEqual(others.filter((scope) => near.includes(scope)))
      expect(others.filter((scope) => urlOverlap(scope, target) !== 'never' && !near.includes(scope))).toEqual([])
    }),
    seeded('locations near one', 2000, 50_000),
  )
})

test('others are not even looked at', () => {
  const all = scopes(['/a', '/b', '/a/b', '/a/b/c', '^/b', '^/a/x', '\\.x', '/ab', '/b/a', '^/b/c'])
  const index = createUrlIndex()
  for (const scope of all) index.add(scope)
  const [target] = scopes(['/a/b'])
  expect(target && index.mayShareUrlWith(target).map((scope) => scope.path)).toEqual([
    '/a',
    '/a/b',
    '/a/b/c',
    '^/b',
    '^/a/x',
    '\\.x',
  ])
})
