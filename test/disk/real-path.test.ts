import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { realOrAbsolutePath } from '../../src/disk/real-path.js'
import { folder } from '../folder.js'

test('links are followed; of what is not there, the path is only made absolute', () => {
  const root = realOrAbsolutePath(folder({ 'conf/httpd.conf': '', link: '-> conf', dead: '-> nowhere' }))
  expect(realOrAbsolutePath(join(root, 'link/httpd.conf'))).toBe(join(root, 'conf/httpd.conf'))
  expect(realOrAbsolutePath(relative('', join(root, 'link')))).toBe(join(root, 'conf'))
  expect(realOrAbsolutePath(relative('', join(root, 'gone/a.conf')))).toBe(join(root, 'gone/a.conf'))
  expect(realOrAbsolutePath(join(root, 'dead'))).toBe(join(root, 'dead'))
})

test('a link that says the whole path leads to what was copied with it', () => {
  const root = realOrAbsolutePath(
    folder({
      'old/srv/12/a/.htaccess': '',
      'old/srv/now': '-> /srv/12',
      'old/var/www': '-> /srv/now',
      'old/etc/self': '-> /etc/self',
      'old/srv/machine': '-> /dev/null',
    }),
  )
  expect(realOrAbsolutePath(join(root, 'old/srv/now/a'))).toBe(join(root, 'old/srv/12/a'))
  expect(realOrAbsolutePath(relative('', join(root, 'old/var/www/a/.htaccess')))).toBe(
    join(root, 'old/srv/12/a/.htaccess'),
  )
  expect(realOrAbsolutePath(join(root, 'old/etc/self'))).toBe(join(root, 'old/etc/self'))
  expect(realOrAbsolutePath(join(root, 'old/srv/machine'))).toBe('/dev/null')
})
