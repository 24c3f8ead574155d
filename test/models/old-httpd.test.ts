import { expect, test } from 'vitest'
import { directiveByName } from '../../src/httpd/directives.js'
import { moduleByName } from '../../src/httpd/modules.js'
import { migrate } from '../../src/index.js'
import { isModuleFromBefore22, linesFromBefore22 } from '../../src/models/old-httpd.js'
import { siteFromTexts } from '../../src/site/site.js'

const keys = (text: string) => linesFromBefore22(siteFromTexts({ 'httpd.conf': text })).map((line) => line.key)

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

test('a module that is not enabled keeps no httpd from starting', () => {
  const texts = {
    'apache2/apache2.conf': 'ServerRoot /etc/apache2\nUser www\nInclude mods-enabled/*.load\n',
    'apache2/mods-available/dir.load': 'LoadModule dir_module modules/mod_dir.so\n',
    'apache2/mods-available/auth_anon.load': 'LoadModule auth_anon_module modules/mod_auth_anon.so\n',
  }
  const links = new Map([['apache2/mods-enabled/dir.load', 'apache2/mods-available/dir.load']])
  const found = (more: Record<string, string>) =>
    migrate(siteFromTexts({ ...texts, ...more }, { links })).findings.filter(
      ({ rule }) => rule.id === 'configuration-of-2-0',
    )
  expect(found({})).toEqual([])
  expect(found({ 'apache2/apache2.conf': `${texts['apache2/apache2.conf']}Port 80\n` })).toHaveLength(1)
})

test('lines in <IfDefine> are blamed on the -D names', () => {
  const text = 'ServerRoot /etc/httpd\n<IfDefine !APACHE22>\nLoadModule auth_module modules/mod_auth.so\n</IfDefine>\n'
  const said = (define: readonly string[]) =>
    migrate(siteFromTexts({ 'httpd.conf': text }, { define })).findings.flatMap(({ rule, at, message }) =>
      rule.id === 'configuration-of-2-0' ? [[at.key, message]] : [],
    )
  expect(said(['!APACHE22'])).toEqual([
    [
      'loadmodule',
      'With the -D names given, not even 2.2 starts. In `<IfDefine !APACHE22>` (httpd.conf:2), 2.2 reads lines for httpd 1.3 or 2.0: LoadModule auth_module on line 3. Check which -D names 2.2 is started with.',
    ],
  ])
  expect(said(['APACHE22'])).toEqual([])
})

test('none of them is a name of 2.2 or 2.4', () => {
  expect(isModuleFromBefore22('access_module')).toBe(true)
  for (const name of ['access_module', 'auth_module', 'imap_module', 'config_log_module'])
    expect(moduleByName(name)).toBeUndefined()
  for (const name of ['ServerType', 'AuthAuthoritative', 'AuthDigestFile', 'ResourceConfig', 'CacheSize'])
    expect(directiveByName(name)?.in24).toBeUndefined()
})
