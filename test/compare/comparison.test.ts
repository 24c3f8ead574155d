import { expect, test } from 'vitest'
import { comparisonOf } from '../../src/compare/comparison.js'
import type { HttpAnswer, WireRequest } from '../../src/compare/http-answer.js'
import { migrate } from '../../src/index.js'
import { siteFromTexts } from '../../src/site/site.js'
import { askedConfiguration, causesIn, chosenFor } from '../../src/start/asked-configuration.js'

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
function causesOf(young: Partial<HttpAnswer>): readonly string[] {
  const site = siteFromTexts(
    {
      'httpd.conf':
        'ServerRoot /etc/httpd\nDefaultType text/plain\nDocumentRoot /srv\n<Directory /srv>\nOrder deny,allow\nDeny from all\n</Directory>\n',
    },
    { complete: true },
  )
  const migration = migrate(site)
  const given = { site, sources: new Map(), paths: [], newer: [] }
  const asked = askedConfiguration(given, migration, migration.texts)
  const yes = () => true
  const [request] = chosenFor(asked, { canSend: yes, canPassOn: true, canBe: yes, canComeFrom: yes }).requests
  if (!request) throw new Error('nothing to ask')
  const answers = { old: [ok], young: [{ ...ok, ...young }] }
  const results = comparisonOf([[request, wire]], answers, { ...causesIn(asked), extra: new Set() })
  return results.flatMap(({ causes }) => causes.map(({ rule }) => rule))
}

test('another type is not laid to rules of access, but to what says the type', () => {
  expect(causesOf({ type: undefined })).toEqual(['default-type'])
})

test('a refusal is laid to rules of access alone', () => {
  expect(causesOf({ status: 403 })).toEqual(['access-control'])
})
