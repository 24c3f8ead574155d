import { describe, expect, test } from 'vitest'
import { parseBlobBatch } from '../../src/git/blobs.js'
import { parseIndex, parseRawDiff, splitAtNuls } from '../../src/git/records.js'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const zero = '0'.repeat(40)
const one = '1'.repeat(40)
const two = '2'.repeat(40)

describe('what git prints', () => {
  test('a name that is not UTF-8 does no harm to the others', () => {
    expect(splitAtNuls(Buffer.from('ä b\0c\0'))).toEqual(['ä b', 'c'])
    expect(splitAtNuls(Buffer.concat([Buffer.from('ä\0'), bytes('\xE4\0'), Buffer.from('c\0')]))).toEqual([
      'ä',
      '\xE4',
      'c',
    ])
    expect(splitAtNuls(bytes(''))).toEqual([])
  })

  test('of a difference, what is there now with another text', () => {
    const records = [
      [`:000000 100644 ${zero} ${one} A`, 'new.conf'],
      [`:100644 100755 ${one} ${one} M`, 'rights.conf'],
      [`:100644 000000 ${one} ${zero} D`, 'gone.conf'],
      [`:000000 000000 ${zero} ${zero} U`, 'conflict.conf'],
      [`:100644 100644 ${one} ${two} M`, 'conflict.conf'],
      [`:120000 100644 ${one} ${two} T`, 'was-a-link.conf'],
      [`:000000 160000 ${zero} ${two} A`, 'module'],
    ]
    const { entries, unmerged } = parseRawDiff(
      bytes(
        records
          .flat()
          .map((record) => `${record}\0`)
          .join(''),
      ),
    )
    expect(entries).toEqual([
      { path: 'new.conf', mode: '100644', sha: one },
      { path: 'was-a-link.conf', mode: '100644', sha: two },
      { path: 'module', mode: '160000', sha: two },
    ])
    expect(unmerged).toEqual(['conflict.conf'])
  })

  test('of the index, one entry a path: of a conflict our side', () => {
    const lines = [`100644 ${one} 0\ta\tb.conf`, `100644 ${zero} 1\tc`, `100644 ${one} 2\tc`, `100644 ${two} 3\tc`]
    expect(parseIndex(bytes(lines.map((line) => `${line}\0`).join('')))).toEqual([
      { path: 'a\tb.conf', mode: '100644', sha: one },
      { path: 'c', mode: '100644', sha: one },
    ])
  })

  test('of a batch, the bytes of each blob, whatever they are', () => {
    const batch = `${one} blob 6\na\n\0\n\xFFb\n${zero} missing\n${two} blob 0\n\n${'3'.repeat(40)} tree 2\nxy\n`
    const found = parseBlobBatch(bytes(batch))
    expect([...found].map(([sha, text]) => [sha, Buffer.from(text).toString('latin1')])).toEqual([
      [one, 'a\n\0\n\xFFb'],
      [two, ''],
    ])
  })
})
