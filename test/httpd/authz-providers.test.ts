import { expect, test } from 'vitest'
import { authzProviderNamed, authzProviders, isRequireWordOnlyOn24 } from '../../src/httpd/authz-providers.js'
import { moduleByName } from '../../src/httpd/modules.js'

test('each word stands once, in small letters, with a module that 2.4 has', () => {
  const words = authzProviders.map(({ word }) => word)
  expect(new Set(words).size).toBe(words.length)
  expect(words.filter((word) => word !== word.toLowerCase())).toEqual([])
  for (const { module } of authzProviders) expect(moduleByName(module)?.symbol24, module).toBeDefined()
})

test.each([
  ['valid-user', false],
  ['Group', false],
  ['ldap-filter', false],
  ['LDAP-search', true],
  ['dbm-group', true],
  ['all', true],
  ['Not', true],
  ['nobody-knows-it', false],
])('%s is only looked for by 2.4: %s', (word, isNew) => {
  expect(isRequireWordOnlyOn24(word)).toBe(isNew)
})

test('a word that is of no module of httpd is not known', () => {
  expect(authzProviderNamed('svn-user')).toBeUndefined()
})
