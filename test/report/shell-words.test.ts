import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { quoteShellPaths, quoteShellWords } from '../../src/base/shell-words.js'

const words = ['a/b.conf', "it's", '-x', '$(rm)', 'a b', 'c:\\d', '', '*', '~', 'é', 'two\nlines']

test('a shell reads them back', () => {
  const { stdout } = spawnSync('sh', ['-c', `printf '%s\\0' ${quoteShellWords(words)}`], { encoding: 'utf8' })
  expect(stdout.split('\0').slice(0, -1)).toEqual(words)
})

test('what needs no quotes has none, and no path looks like an option', () => {
  expect(quoteShellPaths(['a/b.conf', "it's", '-x', '$(rm)'])).toBe("a/b.conf 'it'\\''s' ./-x '$(rm)'")
})
