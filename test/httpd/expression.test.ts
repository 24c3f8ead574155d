import { expect, test } from 'vitest'
import { escapedForExpression, expressionIn } from '../../src/httpd/expression.js'

test.each([
  ['Members only', undefined],
  ['100% of 5$ {a}', undefined],
  ['%%', undefined],
  ['a \\\\ b', undefined],
  ['a \\%{b} \\$1', undefined],
  ['for %{HTTP_HOST}', { text: '%{HTTP_HOST}', unknown: false }],
  ['for %{http_host}', { text: '%{http_host}', unknown: false }],
  ['for %{req:Host}', { text: '%{req:Host}', unknown: false }],
  ['for %{ssl_client_s_dn}', { text: '%{ssl_client_s_dn}', unknown: false }],
  ['for %{realm}', { text: '%{realm}', unknown: true }],
  ['for %{', { text: '%{', unknown: true }],
  ['for %{{a}', { text: '%{{a}', unknown: true }],
  ['$1 and %{realm}', { text: '%{realm}', unknown: true }],
  ['only $1', { text: '$1', unknown: false }],
  ['CORP\\members', { text: '\\m', unknown: false }],
  ['ends in \\', { text: '\\', unknown: false }],
])('%s', (text, found) => {
  expect(expressionIn(text)).toEqual(found)
})

test.each([
  ['Members', 'Members'],
  ['%{a} $1 $a 5%', '\\%{a} \\$1 $a 5%'],
  ['CORP\\members', 'CORP\\\\members'],
  ['\\%{a}', '\\%{a}'],
])('%s is escaped', (text, escaped) => {
  expect(escapedForExpression(text)).toBe(escaped)
  expect(expressionIn(escaped)).toBeUndefined()
})
