import { expect, test } from 'vitest'
import { type ComparedRequest, comparedRequestsOf, lacksOnlyDefaultType } from '../../src/compare/comparison.js'
import { comparisonText } from '../../src/compare/comparison-text.js'
import type { HttpAnswer, WireRequest } from '../../src/compare/http-answer.js'
import { migrate } from '../../src/index.js'
import { siteFromTexts } from '../../src/site/site.js'
import { findingsAndTakenFixes, queriedConfiguration, requestsToSend } from '../../src/start/queried-configuration.js'

const wire: WireRequest = {
  ...{ method: 'GET', scheme: 'http', host: 'www.example.org', address: '*', port: 80, path: '/a', headers: [] },
  client: undefined,
}
const ok: HttpAnswer = {
  ...{ status: 200, location: undefined, authenticate: [], type: 'text/plain', etag: '"1"', length: 3, digest: 'abc' },
  isDocument: true,
  isOwnWords: false,
}

/** What is named as the likely causes where the first of all requests is answered otherwise in this. */
const causesOf = (newer: Partial<HttpAnswer>): readonly string[] =>
  compared(newer).flatMap(({ causes }) => causes.map(({ rule }) => rule))

/** The first of all requests, asked as often, and answered otherwise in these. */
function compared(...newer: readonly Partial<HttpAnswer>[]): readonly ComparedRequest[] {
  const site = siteFromTexts(
    {
      'httpd.conf':
        'ServerRoot /etc/httpd\nDefaultType text/plain\nDocumentRoot /srv\n<Directory /srv>\nOrder deny,allow\nDeny from all\n</Directory>\n',
    },
    { complete: true },
  )
  const migration = migrate(site)
  const given = { site, sources: new Map(), paths: [], newer: [] }
  const asked = queriedConfiguration(given, migration, migration.texts)
  const yes = () => true
  const [request] = requestsToSend(asked, {
    canSend: yes,
    canForward: true,
    canLogInAs: yes,
    canComeFrom: yes,
  }).requests
  if (!request) throw new Error('nothing to ask')
  const answers = { old: newer.map(() => ok), newer: newer.map((one) => ({ ...ok, ...one })) }
  const pairs = newer.map(() => [request, wire] as const)
  return comparedRequestsOf(pairs, answers, { ...findingsAndTakenFixes(asked), extra: new Set() })
}

test('what changed in one way for one cause is shown once', () => {
  const results = compared(
    { type: undefined },
    { type: undefined },
    { type: 'text/html' },
    { status: 403 },
    { status: 403 },
  )
  const text = comparisonText({ old: 'old', newer: 'newer', results, unasked: [] })
  expect(text.match(/^(\w+ +GET| {2}the same).*|^ {2}\S+: .* → .*$/gm)).toEqual([
    ...['closed     GET http://localhost/', '  status: 200 → 403'],
    ...['closed     GET http://localhost/', '  status: 200 → 403'],
    ...[
      'changed    GET http://localhost/',
      '  Content-Type: text/plain → none',
      '  the same for 1 other request: GET http://localhost/',
    ],
    ...['changed    GET http://localhost/', '  Content-Type: text/plain → text/html'],
  ])
})

test('another type is not laid to rules of access, but to what says the type', () => {
  expect(causesOf({ type: undefined })).toEqual(['default-type'])
})

test('a refusal is laid to rules of access alone', () => {
  expect(causesOf({ status: 403 })).toEqual(['access-control'])
})

test('the type that DefaultType named is missed by nobody who does without it', () => {
  const tell = (newer: Partial<HttpAnswer>, ...types: readonly string[]) =>
    compared(newer).map((one) => lacksOnlyDefaultType(one, new Set(types)))
  expect(tell({ type: undefined }, 'text/plain')).toEqual([true])
  expect(tell({ type: undefined })).toEqual([false])
  expect(tell({ type: undefined }, 'text/html')).toEqual([false])
  expect(tell({ type: 'text/html' }, 'text/plain')).toEqual([false])
  expect(tell({ type: undefined, status: 403 }, 'text/plain')).toEqual([false])
  expect(tell({}, 'text/plain')).toEqual([false])
})
