import { describe, expect, test } from 'vitest'
import {
  isServerComplete,
  lineToAddBeside,
  serverLevelLines,
  serversOn22,
  startLines,
} from '../../src/site/server-level.js'
import { type SiteOptions, siteFromTexts } from '../../src/site/site.js'

function serverOf(texts: Readonly<Record<string, string>>, options: SiteOptions = {}) {
  const site = siteFromTexts(texts, options)
  const [server] = serversOn22(site)
  if (!server) throw new Error('No server runs 2.2 here.')
  return { site, server }
}

test('each server has its own lines', () => {
  const texts = {
    'a/httpd.conf': 'Listen 80\nTimeout 1\n',
    'b/httpd.conf': 'Listen 81\nInclude x.conf\n',
    'b/x.conf': 'Timeout 2\n',
  }
  const site = siteFromTexts(texts)
  const lines = serversOn22(site).map((server) =>
    startLines(site, server, 'Timeout').map((line) => line.args[0]?.value),
  )
  expect(lines).toEqual([['1'], ['2']])
})

test('a configuration that runs on 2.4 has no server on 2.2', () => {
  expect(serversOn22(siteFromTexts({ 'httpd.conf': 'Listen 80\n' }, { from: '2.4' }))).toEqual([])
  expect(serversOn22(siteFromTexts({ 'httpd.conf': 'Listen 80\nLoadModule unixd_module x.so\n' }))).toEqual([])
  const guarded = '<IfVersion >= 2.4>\nLoadModule unixd_module x.so\n</IfVersion>\n'
  expect(serversOn22(siteFromTexts({ 'httpd.conf': `Listen 80\n${guarded}` }))).toHaveLength(1)
})

test('lines at server level: guards do not count, sections and .htaccess do', () => {
  const { site, server } = serverOf({
    'httpd.conf': 'Listen 80\n<IfModule x.c>\nTimeout 1\n</IfModule>\n<VirtualHost *>\nTimeout 2\n</VirtualHost>\n',
    '.htaccess': 'Timeout 3\n',
  })
  expect(serverLevelLines(site, server, 'Timeout').map((line) => line.args[0]?.value)).toEqual(['1'])
})

describe('all that the server reads is given', () => {
  test.each<[string, SiteOptions, boolean]>([
    ['Listen 80\n', {}, true],
    ['Listen 80\nInclude a.conf\n', {}, true],
    ['Listen 80\nInclude b.conf\n', {}, false],
    ['Listen 80\nInclude *.conf\n', {}, false],
    ['Listen 80\nIncludeOptional *.conf\n', { from: '2.2' }, false],
    ['Listen 80\nInclude conf/\n', {}, false],
    ['Listen 80\nInclude *.conf\n', { complete: true }, true],
    ['Listen 80\n# Include b.conf\n', {}, true],
  ])('%j', (text, options, whole) => {
    const { site, server } = serverOf({ 'httpd.conf': text, 'a.conf': '' }, options)
    expect(isServerComplete(site, server)).toBe(whole)
  })

  test('a pattern reads what a copied server has there', () => {
    const text = 'ServerRoot "/etc/httpd"\nListen 80\nInclude conf.d/*.conf\n'
    const options = { folder: '/x', root: 'old' }
    const { site, server } = serverOf(
      { 'old/etc/httpd/conf/httpd.conf': text, 'old/etc/httpd/conf.d/a.conf': '' },
      options,
    )
    expect(isServerComplete(site, server)).toBe(true)
  })
})

describe('the line beside which another one fits', () => {
  test.each([
    ['Listen 80\nServerName a\nUser b\n', ['DocumentRoot'], 'servername'],
    ['Listen 80\nDocumentRoot a\nDocumentRoot b\nUser c\n', ['DocumentRoot'], 'documentroot'],
    ['Listen 80\n<IfModule x.c>\nServerName a\n</IfModule>\n', [], 'listen'],
    ['Listen 80\n<VirtualHost *>\nServerName a\n</VirtualHost>\n', [], 'listen'],
  ])('%j', (text, related, key) => {
    const { site, server } = serverOf({ 'httpd.conf': text })
    expect(lineToAddBeside(site, server, ...related).key).toBe(key)
  })
})
