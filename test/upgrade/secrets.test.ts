import { expect, test } from 'vitest'
import { secretsIn, withoutSecrets } from '../../src/upgrade/secrets.js'

const token = 'ghs_0123456789'
const environment = {
  HOME: '/home/ada',
  LDAP_PASSWORD: 'correct horse',
  DEPLOY_TOKEN: 'abc',
  SIGNING_KEY: '-----BEGIN KEY-----\nMIIBOgIBAAJB\n-----END KEY-----\n',
  MY_SECRET: undefined,
}

test.each([
  ['bind with correct horse: refused', 'bind with ***: refused'],
  [`AUTHORIZATION: ${token}`, 'AUTHORIZATION: ***'],
  [`basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`, 'basic ***'],
  ['SSLCertificateKeyFile: MIIBOgIBAAJB', 'SSLCertificateKeyFile: ***'],
  ['cannot reach https://ada:hunter2@example.com/x', 'cannot reach https://ada:***@example.com/x'],
  ['/home/ada/abc: https://example.com:80/a@b', '/home/ada/abc: https://example.com:80/a@b'],
])('%s', (text, expected) => {
  expect(withoutSecrets(text, secretsIn(environment, token))).toBe(expected)
})
