import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { digestAuthorization } from '../../src/ask/digest.js'

const login = { name: 'Mufasa', password: 'Circle Of Life', method: 'GET', path: '/dir/index.html' }
const nonce = 'dcd98b7102dd2f0e8b11d0f600bfb0c093'

test('the example of RFC 2069 and 2617, without qop', () => {
  const challenge = `Digest realm="testrealm@host.com", nonce="${nonce}", opaque="5ccc069c403ebaf9f0171e9517f40e41"`
  expect(digestAuthorization([challenge], login)).toBe(
    `Digest username="Mufasa", realm="testrealm@host.com", nonce="${nonce}", uri="/dir/index.html", response="670fd8c2df070c60b045671b8b24ff02", opaque="5ccc069c403ebaf9f0171e9517f40e41"`,
  )
})

test.each(['MD5', 'SHA-256'])('with qop and %s the server comes to the same', (algorithm) => {
  const challenge = `Digest realm="a \\"b\\"", qop="auth,auth-int", algorithm=${algorithm}, nonce="${nonce}"`
  const sent = digestAuthorization(['Basic realm="x"', challenge], login) ?? ''
  const [, cnonce, response] = [/./, /cnonce="(\w+)"/, /response="(\w+)"/].map((one) => one.exec(sent)?.[1])
  const hash = (text: string) => createHash(algorithm.replace('-', '')).update(text).digest('hex')
  const one = hash('Mufasa:a "b":Circle Of Life')
  expect(response).toBe(hash(`${one}:${nonce}:00000001:${cnonce}:auth:${hash('GET:/dir/index.html')}`))
  expect(sent).toContain('realm="a \\"b\\""')
  expect(sent).toContain('qop=auth, nc=00000001')
})

test.each([
  ['Basic realm="x"'],
  ['Digest realm="x", nonce="1", algorithm=MD5-sess'],
  ['Digest realm="x", nonce="1", qop="auth-int"'],
  ['Negotiate'],
])('%s cannot be answered', (challenge) => {
  expect(digestAuthorization([challenge], login)).toBeUndefined()
})
