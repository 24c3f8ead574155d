import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decode, encode, isBinary } from '../../src/syntax/encoding.js'

describe('bytes and text', () => {
  test.each<[string, number[], string, 'utf-8' | 'latin1']>([
    ['ASCII', [0x61, 0x0a], 'a\n', 'utf-8'],
    ['UTF-8', [0xc3, 0xa9, 0xf0, 0x9f, 0x98, 0x80], 'é😀', 'utf-8'],
    ['a byte order mark', [0xef, 0xbb, 0xbf, 0x61], '\uFEFFa', 'utf-8'],
    ['Latin-1', [0x63, 0xe9], 'cé', 'latin1'],
    ['bytes that windows-1252 has other characters for', [0x80, 0x93, 0xff], '\u0080\u0093ÿ', 'latin1'],
    ['a surrogate in UTF-8, which is none', [0xed, 0xa0, 0x80], 'í\u00A0\u0080', 'latin1'],
    ['an overlong NUL', [0xc0, 0x80], 'À\u0080', 'latin1'],
    ['CR and NUL', [0x61, 0x0d, 0x00, 0x0a], 'a\r\0\n', 'utf-8'],
  ])('%s', (_title, bytes, text, encoding) => expect(decode(Uint8Array.from(bytes))).toEqual({ text, encoding }))

  test('come back as they were, whatever they are', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.string({ unit: 'binary', maxLength: 100 }).map((text) => new Uint8Array(Buffer.from(text))),
    )
    fc.assert(
      fc.property(bytes, (given) => {
        const { text, encoding } = decode(given)
        expect(Buffer.from(encode(text, encoding)).equals(Buffer.from(given))).toBe(true)
      }),
      { numRuns: 5000 },
    )
  })

  test('ten megabytes of each', () => {
    for (const byte of [0x61, 0xe9]) {
      const given = Buffer.alloc(10_000_000, byte)
      const { text, encoding } = decode(given)
      expect(Buffer.compare(encode(text, encoding), given)).toBe(0)
    }
  })

  test.each<[string, Uint8Array, boolean]>([
    ['a text', Buffer.from('Listen 80\n'), false],
    ['a stray NUL', Buffer.from('Listen 80\0\n'), false],
    ['NULs and nothing else', Buffer.from('\0\0'), false],
    ['control characters, but no NUL', Buffer.from('\u0001\u0002\u0003\u0004'), false],
    ['UTF-16', Buffer.from('\uFEFFListen 80\n', 'utf16le'), true],
    ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452000000100000001008060000001ff3ff61', 'hex'), true],
    ['a program', readFileSync(process.execPath).subarray(0, 100_000), true],
  ])('binary or not: %s', (_title, bytes, binary) => expect(isBinary(bytes)).toBe(binary))
})
