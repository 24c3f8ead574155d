import { describe, expect, test } from 'vitest'
import type { ReadingFunctions } from '../../src/commands/input.js'
import { fileCache } from '../../src/language-server/file-cache.js'

const originOf = ({ load }: ReadingFunctions, text: string) =>
  load([{ path: 'a.conf', text, named: true, encoding: 'utf-8' }]).site.judgement.origin

const old = 'Timeout 60\n<Directory /srv>\nDeny from all\n</Directory>\n'
const written = old.replace('Deny from all', 'Require all denied')

describe('what an editor knows of a file that it has seen', () => {
  test('fixes that take away what shows 2.2 leave it one of 2.2', () => {
    const ways = fileCache().readingFunctions(new Map())
    expect([old, written, old].map((text) => originOf(ways, text))).toEqual(['2.2', 'on its way', '2.2'])
  })

  test('of a file that it first sees as it is now nothing more is known', () => {
    const ways = fileCache().readingFunctions(new Map())
    expect(originOf(ways, written)).toBe('2.4')
  })

  test('lines that are only taken out show nothing', () => {
    const ways = fileCache().readingFunctions(new Map())
    expect([old, 'Timeout 60\n'].map((text) => originOf(ways, text))).toEqual(['2.2', '2.2'])
  })
})
