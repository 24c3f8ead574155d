import { describe, expect, test } from 'vitest'
import { mainServerNeverAnswers } from '../../src/models/covered-ports.js'
import { siteFromTexts } from '../../src/site/site.js'

const covered = (texts: Readonly<Record<string, string>>, complete = true) =>
  mainServerNeverAnswers(siteFromTexts(texts, { complete, from: '2.2' }))

const host = (address: string) => `<VirtualHost ${address}>\nDocumentRoot /x\n</VirtualHost>\n`

const main = (text: string) => covered({ 'httpd.conf': `ServerRoot /srv\n${text}` })

describe('the main server never answers', () => {
  test.each([
    ['a virtual host for any address', `Listen 80\n${host('*:80')}`],
    ['the old word for it', `Listen 10.0.0.1:80\n${host('_default_:80')}`],
    ['for any port', `Listen 80\nListen 8080\n${host('*:*')}`],
    ['each port has one', `Listen 80\nListen 443 https\n${host('*:80')}${host('10.0.0.1:80 *:443')}`],
    ['under the same condition', `Listen 80\n${host('*:80')}<IfDefine S>\nListen 443\n${host('*:443')}</IfDefine>\n`],
    [
      'under a condition that holds',
      `Listen 80\nLoadModule ssl_module modules/mod_ssl.so\n<IfModule mod_ssl.c>\n${host('*:80')}</IfModule>\n`,
    ],
  ])('%s', (_what, text) => {
    expect(main(text)).toBe(true)
  })
})

describe('the main server may answer', () => {
  test.each([
    ['no virtual hosts', 'Listen 80\n'],
    ['one for an address', `Listen 80\n${host('10.0.0.1:80')}`],
    ['another port', `Listen 80\nListen 8080\n${host('*:80')}`],
    ['no port is said', `Listen 80\n${host('*')}`],
    ['under a condition', `Listen 80\n<IfDefine S>\n${host('*:80')}</IfDefine>\n`],
    ['a variable', `Listen \${PORT}\n${host('*:80')}`],
    ['nothing is said of ports', host('*:80')],
  ])('%s', (_what, text) => {
    expect(main(text)).toBe(false)
  })

  test('where not everything is seen', () => {
    const text = `ServerRoot /srv\nListen 80\n${host('*:80')}`
    expect(covered({ 'httpd.conf': text }, false)).toBe(true)
    expect(covered({ 'httpd.conf': `${text}Include /opt/x.conf\n` }, false)).toBe(false)
  })

  test('that of another server among the files', () => {
    const other = { 'a/httpd.conf': `ServerRoot /a\nListen 80\n${host('*:80')}` }
    expect(covered(other)).toBe(true)
    expect(covered({ ...other, 'b/httpd.conf': 'ServerRoot /b\nListen 80\n' })).toBe(false)
  })
})
