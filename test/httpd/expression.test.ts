import { expect, test } from 'vitest'
import { escapedForExpression, rejectedOrReplacedPart } from '../../src/httpd/expression.js'

test.each([
  ['Members only', undefined],
  ['100% of 5$ {a}', undefined],
  ['%%', undefined],
  ['a \\\\ b', undefined],
  ['a \\%{b} \\$1', undefined],
  ['for %{HTTP_HOST}', { text: '%{HTTP_HOST}', isUnknown: false }],
  ['for %{http_host}', { text: '%{http_host}', isUnknown: false }],
  ['for %{req:Host}', { text: '%{req:Host}', isUnknown: false }],
  ['for %{ssl_client_s_dn}', { text: '%{ssl_client_s_dn}', isUnknown: false }],
  ['for %{realm}', { text: '%{realm}', isUnknown: true }],
  ['for %{', { text: '%{', isUnknown: true }],
  ['for %{{a}', { text: '%{{a}', isUnknown: true }],
  ['$1 and %{realm}', { text: '%{realm}', isUnknown: true }],
  ['only $1', { text: '$1', isUnknown: false }],
  ['CORP\\members', { text: '\\m', isUnknown: false }],
  ['ends in \\', { text: '\\', isUnknown: false }],
])('%s', (text, found) => {
  expect(rejectedOrReplacedPart(text)).toEqual(found)
})

test.each([
  ['Members', 'Members'],
  ['%{a} $1 $a 5%', '\\%{a} \\$1 $a 5%'],
  ['CORP\\members', 'CORP\\\\members'],
  ['\\%{a}', '\\%{a}'],
])('%s is escaped', (text, escaped) => {
  expect(escapedForExpression(text)).toBe(escaped)
  expect(rejectedOrReplacedPart(escaped)).toBeUndefined()
})
