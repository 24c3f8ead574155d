import { describe, expect, test } from 'vitest'
import { commonBeginningOfMatches } from '../../src/httpd/regex-beginning.js'

describe('what all matches begin with', () => {
  test.each([
    ['^/manual(?:/(?:de|en))?(/.*)?$', '/manual'],
    ['^/icons/', '/icons/'],
    ['^/a\\.b-c/(.*)$', '/a.b-c/'],
    ['^/~([a-z]+)', '/~'],
    ['^/a+b', '/a'],
    ['^/abc?', '/ab'],
    ['^/abc*', '/ab'],
    ['^/a{2}', '/'],
    ['^/a\\.?x', '/a'],
    ['^/a.b', '/a'],
    ['^/a\\d', '/a'],
    ['^//a', '/a'],
    ['^/(a|b)/c', '/'],
    ['^/?a', ''],
    ['^', ''],
    ['', ''],
    ['/a', ''],
    ['!^/a', ''],
    ['(?i)^/a', ''],
    ['^/a|^/b', ''],
    ['^/a[(]x|/b[)]', ''],
    ['^/a\\(x|/b\\)', ''],
  ])('%s: %s', (pattern, beginning) => {
    expect(commonBeginningOfMatches(pattern)).toBe(beginning)
  })
})
