import { expect, test } from 'vitest'
import { isSameOrInside } from '../../src/disk/is-inside.js'

test.each([
  ['/srv/www', '/srv/www', true],
  ['/srv/www/conf/a.conf', '/srv/www', true],
  ['/srv/www2/a.conf', '/srv/www', false],
  ['/srv', '/srv/www', false],
  ['/srv/www', '/', true],
  ['/', '/', true],
])('%s in %s: %s', (path, folder, expected) => {
  expect(isSameOrInside(path, folder)).toBe(expected)
})
