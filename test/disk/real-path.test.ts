import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { realPath } from '../../src/disk/real-path.js'
import { folder } from '../folder.js'

test('links are followed; of what is not there, the path is only made absolute', () => {
  const root = realPath(folder({ 'conf/httpd.conf': '', link: '-> conf', dead: '-> nowhere' }))
  expect(realPath(join(root, 'link/httpd.conf'))).toBe(join(root, 'conf/httpd.conf'))
  expect(realPath(relative('', join(root, 'link')))).toBe(join(root, 'conf'))
  expect(realPath(relative('', join(root, 'gone/a.conf')))).toBe(join(root, 'gone/a.conf'))
  expect(realPath(join(root, 'dead'))).toBe(join(root, 'dead'))
})
