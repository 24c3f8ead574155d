import { expect, test } from 'vitest'
import { sslProtocols } from '../../src/httpd/ssl-protocols.js'

test.each([
  ['all', 'all'],
  ['all -SSLv2 -SSLv3', 'all -SSLv2 -SSLv3'],
  ['all +SSLv2', 'all'],
  ['-ALL +SSLv3 +TLSv1', '-ALL +TLSv1'],
  ['+sslv2 +TLSv1.2', '+TLSv1.2'],
  ['SSLv2 SSLv3 TLSv1', 'TLSv1'],
  ['TLSv1 SSLv3 +TLSv1.1', '-all +TLSv1.1'],
  ['TLSv1 SSLv3', 'all -SSLv3'],
  ['SSLv3', 'all -SSLv3'],
  ['-all', 'all -SSLv3'],
])('%s becomes %s', (words, rest) => {
  expect(sslProtocols(words.split(' ')).wordsFor24?.join(' ')).toBe(rest)
})

test('the words that are gone are told by their number', () => {
  expect(sslProtocols(['-SSLv2', '+SSLv2', 'SSLv3', 'TLSv1']).removedIndexes).toEqual([1, 2])
  expect(sslProtocols(['all', '-SSLv3']).removedIndexes).toEqual([])
})

test('what to offer instead is not known where a word is not', () => {
  expect(sslProtocols(['-all', '+SSLv3', '+TLSv1.3'])).toMatchObject({ removedIndexes: [1], wordsFor24: undefined })
  expect(sslProtocols(['$' + '{PROTOCOLS}'])).toMatchObject({ removedIndexes: [], wordsFor24: undefined })
})
