import { expect, test } from 'vitest'
import { lineUrl } from '../../../src/action/line-link.js'

test('a permanent link names the commit, and its path cannot end it', () => {
  const commit = { gitHubUrl: 'https://github.com', repository: 'a/b', sha: 'abc' }
  expect(lineUrl(commit, 'conf d/ü(1)#.conf', { first: 3, last: 5 })).toBe(
    'https://github.com/a/b/blob/abc/conf%20d/%C3%BC%281%29%23.conf#L3-L5',
  )
  expect(lineUrl(commit, 'a.conf', { first: 3, last: 3 })).toBe('https://github.com/a/b/blob/abc/a.conf#L3')
})
