import { describe, expect, test } from 'vitest'
import { compareAnswers } from '../../src/compare/differences.js'
import type { HttpAnswer, WireRequest } from '../../src/compare/http-answer.js'

const request: WireRequest = {
  ...{ method: 'GET', scheme: 'http', host: 'www.example.org', address: '*', port: 80, path: '/a', headers: [] },
  client: undefined,
}
const ok: HttpAnswer = {
  ...{ status: 200, location: undefined, authenticate: [], type: 'text/html', etag: '"1"', length: 3, digest: 'abc' },
  isDocument: true,
  isOwnWords: false,
}

describe('what an answer was, and what it is', () => {
  test.each<[string, Partial<HttpAnswer>, Partial<HttpAnswer>, string]>([
    ['alike', {}, {}, 'same'],
    ['let in who was refused', { status: 403 }, {}, 'opened'],
    ['let in who was asked', { status: 401, authenticate: ['Basic realm="x"'] }, { status: 404 }, 'opened'],
    ['answered where it failed', { status: 500 }, {}, 'opened'],
    ['refused', {}, { status: 403 }, 'closed'],
    ['asked for a password where it was refused', { status: 403 }, { status: 401 }, 'changed'],
    [
      'another realm',
      { status: 401, authenticate: ['Basic realm="x"'] },
      { status: 401, authenticate: ['Basic realm="y"'] },
      'changed',
    ],
    [
      'another nonce',
      { status: 401, authenticate: ['Digest realm="x", nonce="1", qop="auth"'] },
      { status: 401, authenticate: ['Digest realm="x", nonce="2", qop="auth"'] },
      'same',
    ],
    [
      'elsewhere',
      { status: 302, location: 'http://www.example.org/b' },
      { status: 302, location: 'http://www.example.org/c' },
      'changed',
    ],
    [
      'there, on another port of its own',
      { status: 302, location: 'http://www.example.org:8080/b' },
      { status: 302, location: 'http://WWW.example.org:8081/b' },
      'same',
    ],
    [
      'to another server',
      { status: 302, location: 'http://www.example.org/b' },
      { status: 302, location: 'http://evil.test/b' },
      'changed',
    ],
    ['of another type', {}, { type: 'text/plain' }, 'changed'],
    [
      'of the same type, written otherwise',
      { type: 'text/html;charset=UTF-8' },
      { type: 'text/html; charset=utf-8' },
      'same',
    ],
    ['a refusal of another type', { status: 403 }, { status: 403, type: 'text/plain' }, 'same'],
    ['another body', {}, { digest: 'x', length: 9, etag: '"2"' }, 'same'],
  ])('%s', (_what, old, newer, verdict) => {
    expect(compareAnswers(request, { ...ok, ...old }, { ...ok, ...newer }, new Set()).verdict).toBe(verdict)
  })
})

test.each(['etag', 'length', 'body', 'document'] as const)('%s is compared where it is wanted', (extra) => {
  const other = { ...ok, digest: 'x', length: 9, etag: '"2"' }
  const { verdict, differences } = compareAnswers(request, ok, other, new Set([extra]))
  expect([verdict, differences.length]).toEqual(['changed', 1])
})

describe('of copies it is told what comes with an answer', () => {
  test.each<[string, Partial<HttpAnswer>, Partial<HttpAnswer>, string]>([
    ['the same document', {}, {}, 'same'],
    ['another document', {}, { digest: 'x' }, 'changed'],
    ['a listing in its place', {}, { isDocument: false }, 'changed'],
    ['two listings', { isDocument: false }, { isDocument: false, digest: 'x' }, 'same'],
    [
      'a refusal in its own words',
      { status: 403, isOwnWords: true },
      { status: 403, isOwnWords: true, digest: 'x' },
      'same',
    ],
    ['a page of the site with it', { status: 403, isOwnWords: true }, { status: 403 }, 'changed'],
  ])('%s', (_what, old, newer, verdict) => {
    expect(compareAnswers(request, { ...ok, ...old }, { ...ok, ...newer }, new Set(['document'])).verdict).toBe(verdict)
  })
})

test('what nothing is sent of needs no type, but for HEAD', () => {
  const [one, other] = [
    { ...ok, length: 0 },
    { ...ok, length: 0, type: undefined },
  ]
  expect(compareAnswers({ ...request, method: 'OPTIONS' }, one, other, new Set()).verdict).toBe('same')
  expect(compareAnswers({ ...request, method: 'HEAD' }, one, other, new Set()).verdict).toBe('changed')
})

test('without an answer nobody can tell', () => {
  expect(compareAnswers(request, ok, { trouble: 'It hung.' }, new Set())).toEqual({
    verdict: 'unanswered',
    differences: [{ what: 'status', old: '200', newer: 'It hung.' }],
  })
})
