import { expect, test } from 'vitest'
import { isLockFileMethod, lockFolderOf, parseLockArgument } from '../../src/models/mutex.js'

test('a method and the path behind its first colon', () => {
  expect(parseLockArgument('SysVSem')).toEqual({ method: 'sysvsem', path: undefined })
  expect(parseLockArgument('file:C:/locks/ssl')).toEqual({ method: 'file', path: 'C:/locks/ssl' })
  expect(parseLockArgument('fcntl:')).toEqual({ method: 'fcntl', path: undefined })
})

test('the folder of a lock file', () => {
  expect(
    ['/var/run/ssl_mutex', 'logs/accept.lock', 'accept.lock', '/accept.lock', 'C:\\locks\\a'].map(lockFolderOf),
  ).toEqual(['/var/run', 'logs', '.', '/', 'C:\\locks'])
})

test('only some methods lock files', () => {
  expect(['file', 'fcntl', 'flock', 'sysvsem', 'default'].map(isLockFileMethod)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
