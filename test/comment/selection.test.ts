import { expect, test } from 'vitest'
import { select } from '../../src/comment/selection.js'

const file = (path: string, size: number) => ({ path, size, mode: '100644', sha: path })
const pathsOf = (entries: readonly { readonly path: string }[]) => entries.map(({ path }) => path)

test('what is too large, by itself or with the others, is not read and is told', () => {
  const files = Array.from({ length: 20 }, (_, index) => file(`${index + 2}.conf`, 2_000_000))
  const found = select(
    [file('large.conf', 2_000_001), file('1.conf', 1_999_999), ...files, file('small.conf', 1), file('around.conf', 9)],
    () => true,
    (path) => path !== 'around.conf',
  )
  expect(pathsOf(found.checked)).toEqual(['1.conf', ...pathsOf(files.slice(0, 19)), 'small.conf'])
  expect(found.tooLarge).toEqual(['large.conf', '21.conf'])
  expect(pathsOf(found.context)).toEqual(['around.conf'])
})

test('the rest of the configuration: main files, what is above, what is beside, what is near', () => {
  const paths = ['x/y/far.conf', 'a/z/near.conf', 'a/b/beside.conf', 'a/.htaccess', 'etc/httpd.conf', 'a/b/c.conf']
  const found = select(
    paths.map((path) => file(path, 1)),
    () => true,
    (path) => path === 'a/b/c.conf',
  )
  expect(pathsOf(found.context)).toEqual([
    'etc/httpd.conf',
    'a/.htaccess',
    'a/b/beside.conf',
    'a/z/near.conf',
    'x/y/far.conf',
  ])
})
