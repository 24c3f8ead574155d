import { expect, test } from 'vitest'
import { selectFiles } from '../../src/comment/selection.js'

const file = (path: string, size: number) => ({ path, size, mode: '100644', sha: path })
const pathsOf = (entries: readonly { readonly path: string }[]) => entries.map(({ path }) => path)

test('what is too large, by itself or with the others, is not read and is told', () => {
  const files = Array.from({ length: 20 }, (_, index) => file(`${index + 2}.conf`, 2_000_000))
  const found = selectFiles(
    [
      file('large.conf', 2_000_001),
      file('1.conf', 1_999_999),
      ...files,
      file('small.conf', 1),
      file('around.conf', 9),
      file('around-large.conf', 2_000_001),
    ],
    () => true,
    (path) => !path.startsWith('around'),
  )
  expect(pathsOf(found.checked)).toEqual(['1.conf', ...pathsOf(files.slice(0, 19)), 'small.conf'])
  expect(found.tooLarge).toEqual(['large.conf', '21.conf'])
  expect(pathsOf(found.context)).toEqual(['around.conf'])
  expect(found.tooLargeAround).toEqual(['around-large.conf'])
})

test('the rest of the configuration: main files, what is above, what is beside, what is near', () => {
  const paths = [
    'z/far.conf',
    'web/app/.htaccess',
    'web/.htaccess',
    'web/app/b.conf',
    'etc/httpd.conf',
    'web/app/x/a.conf',
    'web/app/x/b.conf',
    'other/.htaccess',
    'README',
  ]
  const found = selectFiles(
    paths.map((path) => file(path, 1)),
    (path) => path !== 'README',
    (path) => path === 'web/app/x/a.conf',
  )
  expect(pathsOf(found.checked)).toEqual(['web/app/x/a.conf'])
  expect(pathsOf(found.context)).toEqual([
    'etc/httpd.conf',
    'web/.htaccess',
    'web/app/.htaccess',
    'web/app/x/b.conf',
    'web/app/b.conf',
    'other/.htaccess',
    'z/far.conf',
  ])
})

test('links and submodules are no files, and nobody writes two megabytes', () => {
  const entries = [
    { ...file('a.conf', 1), mode: '120000' },
    { ...file('b.conf', 1), mode: '160000' },
    file('c.conf', 2_000_001),
    { ...file('d.conf', 1), mode: '100755' },
  ]
  const { checked, links, tooLarge } = selectFiles(
    entries,
    () => true,
    () => true,
  )
  expect([checked, links].map(pathsOf)).toEqual([['d.conf'], ['a.conf']])
  expect(tooLarge).toEqual(['c.conf'])
})
