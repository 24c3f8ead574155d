import { expect, test } from 'vitest'
import { filesOfServer, firstMainFile, mainFiles } from '../../src/site/main-file.js'
import { siteFromTexts } from '../../src/site/site.js'

const pathOf = (texts: Record<string, string>) => firstMainFile(siteFromTexts(texts))?.file.path

test('ServerRoot, User and Group show the main file under any name', () => {
  expect(pathOf({ 'a.conf': 'Listen 80\n', 'b.conf': '# x\nServerRoot /etc/httpd\n' })).toBe('b.conf')
  expect(pathOf({ 'server.conf': '<IfModule mod_unixd.c>\nUser apache\n</IfModule>\n' })).toBe('server.conf')
})

test('Listen, LoadModule and DocumentRoot show it only in a file of the usual name', () => {
  expect(pathOf({ 'etc/httpd.conf': 'Listen 80\n' })).toBe('etc/httpd.conf')
  expect(pathOf({ 'apache2.conf': 'LoadModule dir_module modules/mod_dir.so\n' })).toBe('apache2.conf')
  expect(pathOf({ 'conf.d/ssl.conf': 'LoadModule ssl_module modules/mod_ssl.so\nListen 443\n' })).toBeUndefined()
  expect(pathOf({ 'conf.d/httpd-ssl.conf': 'Listen 443\n' })).toBeUndefined()
})

test('A module of others is loaded by examples too', () => {
  expect(pathOf({ 'demo/apache.conf': 'LoadModule ldap_cfg_module modules/mod_ldap_cfg.so\n' })).toBeUndefined()
})

test('There is none in a per-directory file, in a virtual host, in a section, in a branch that is never read', () => {
  expect(pathOf({ '.htaccess': 'Listen 80\nServerRoot /x\n' })).toBeUndefined()
  expect(pathOf({ 'httpd.conf': '<VirtualHost *>\nDocumentRoot /x\n</VirtualHost>\n' })).toBeUndefined()
  expect(pathOf({ 'httpd.conf': '<IfVersion < 2.3>\nServerRoot /x\n</IfVersion>\n' })).toBeUndefined()
})

test('It points at its surest line', () => {
  const main = firstMainFile(siteFromTexts({ 'httpd.conf': 'Listen 80\nServerRoot /x\n' }))
  expect(main?.at.key).toBe('serverroot')
})

test('A file that another main file includes is part of that server', () => {
  const texts = {
    'apache/httpd.conf': 'Listen 80\n',
    'apache/apache2.conf': 'Include httpd.conf\nServerRoot /etc/apache\n',
  }
  expect(mainFiles(siteFromTexts(texts)).map(({ file }) => file.path)).toEqual(['apache/apache2.conf'])
})

test('SUSE has User and Group in a file of their own, which its main file includes', () => {
  const texts = {
    'apache2/httpd.conf': 'Include /etc/apache2/uid.conf\nInclude /etc/apache2/default-server.conf\n',
    'apache2/uid.conf': 'User wwwrun\nGroup www\n',
    'apache2/default-server.conf': 'DocumentRoot /srv/www/htdocs\n',
  }
  expect(mainFiles(siteFromTexts(texts)).map(({ file, at }) => `${file.path} ${at.key}`)).toEqual([
    'apache2/httpd.conf include',
  ])
})

test('Of two files that include each other the first is the main one', () => {
  const site = siteFromTexts({
    'httpd.conf': 'ServerRoot /x\nInclude b.conf\n',
    'b.conf': 'User www\nInclude httpd.conf\n',
  })
  expect(mainFiles(site).map(({ file }) => file.path)).toEqual(['httpd.conf'])
})

test('Each of two servers has the files that it includes; a single one has all', () => {
  const one = {
    'a/httpd.conf': 'ServerRoot /a\nInclude conf.d/*.conf\n',
    'a/conf.d/x.conf': 'Alias /x /x\n',
    'web/.htaccess': 'Options All\n',
  }
  const two = { ...one, 'b/httpd.conf': 'ServerRoot /b\n' }
  const paths = (texts: Record<string, string>) => {
    const site = siteFromTexts(texts)
    return mainFiles(site).map((main) => [...filesOfServer(site, main)].map((file) => file.path))
  }
  expect(paths(one)).toEqual([['a/httpd.conf', 'a/conf.d/x.conf', 'web/.htaccess']])
  expect(paths(two)).toEqual([['a/httpd.conf', 'a/conf.d/x.conf'], ['b/httpd.conf']])
})
