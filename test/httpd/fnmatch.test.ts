import { describe, expect, test } from 'vitest'
import { mayMatchLeadingSegments, mayWildcardPatternMatch, nameMatcher } from '../../src/httpd/fnmatch.js'

describe('wild-cards count bytes', () => {
  test.each([
    ['?.html', 'a.html', true],
    ['?.html', 'é.html', false],
    ['??.html', 'é.html', true],
    ['???', '€', true],
    ['*.html', 'é.html', true],
    ['é*', 'é.html', true],
    ['é?', 'éa', true],
    ['é', 'é', true],
    ['caf?', 'cafe', true],
    ['caf?', 'café', false],
  ])('%s for %s: %s', (pattern, name, matches) => {
    expect(nameMatcher(pattern)(name)).toBe(matches)
    expect(pattern === name || mayWildcardPatternMatch(pattern, name)).toBe(matches)
    expect(mayMatchLeadingSegments(['srv', pattern], ['srv', name])).toBe(matches)
  })
  test.each([
    ['[é]', 'é', false],
    ['[é][é]', 'é', true],
    ['[!a]', 'é', false],
    ['[a-é]x', 'bx', true],
  ])('a set holds them too: %s for %s: %s', (pattern, name, matches) => {
    expect(nameMatcher(pattern)(name)).toBe(matches)
  })
})
