import { expect, test } from 'vitest'
import { directiveNamed } from '../../src/httpd/directives.js'
import { moduleNamed } from '../../src/httpd/modules.js'
import { isModuleOfOldHttpd, linesOfOldHttpd } from '../../src/models/old-httpd.js'
import { siteFromTexts } from '../../src/site/site.js'

const keys = (text: string) => linesOfOldHttpd(siteFromTexts({ 'httpd.conf': text })).map((line) => line.key)

test('lines of 1.3 and 2.0, unless a guard may keep them for an old server', () => {
  expect(keys('Listen 80\nPort 80\nLoadModule auth_module modules/mod_auth.so\nAuthAuthoritative Off\n')).toEqual([
    'port',
    'authauthoritative',
    'loadmodule',
  ])
  expect(keys('<IfModule mod_auth.c>\nAuthAuthoritative Off\n</IfModule>\n')).toEqual([])
  expect(
    keys('<IfVersion < 2.2>\nPort 80\n</IfVersion>\nLoadModule auth_basic_module modules/mod_auth_basic.so\n'),
  ).toEqual([])
})

test('none of a file that is not enabled, beside one that is', () => {
  const texts = {
    'apache2.conf': 'ServerRoot /etc/apache2\nInclude mods-available/dir.load\n',
    'mods-available/dir.load': 'LoadModule dir_module modules/mod_dir.so\n',
    'mods-available/auth_anon.load': 'LoadModule auth_anon_module modules/mod_auth_anon.so\n',
  }
  expect(linesOfOldHttpd(siteFromTexts(texts))).toEqual([])
})

test('none of them is a name of 2.2 or 2.4', () => {
  expect(isModuleOfOldHttpd('access_module')).toBe(true)
  for (const name of ['access_module', 'auth_module', 'imap_module', 'config_log_module'])
    expect(moduleNamed(name)).toBeUndefined()
  for (const name of ['ServerType', 'AuthAuthoritative', 'AuthDigestFile', 'ResourceConfig', 'CacheSize'])
    expect(directiveNamed(name)?.in24).toBeUndefined()
})
