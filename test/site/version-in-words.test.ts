import { describe, expect, test } from 'vitest'
import { siteParts } from '../../src/site/parts.js'
import { siteFromTexts } from '../../src/site/site.js'
import { isHalfWritten, isKnownToRunOn22, isUntouched, signOf24 } from '../../src/site/version-in-words.js'

const site = (text: string) => siteFromTexts({ 'httpd.conf': text }, { from: '2.2' })

describe('what shows that a configuration runs on 2.4', () => {
  test.each([
    ['a directive of 2.4', 'Listen 80\nMaxRequestWorkers 5\n', 'MaxRequestWorkers'],
    ['a module that 2.2 could not load', 'LoadModule authz_core_module modules/mod_authz_core.so\n', 'LoadModule'],
    ["the folder that Debian's 2.4 reads", 'Include conf-enabled/*.conf\nOrder allow,deny\n', 'Include'],
    ['that folder, and what 2.4 does not start with', 'Include conf-enabled/*.conf\nLockFile x\n', undefined],
    ['a module that only 2.2 has', 'LoadModule authz_default_module a.so\nMaxRequestWorkers 5\n', undefined],
    ['a guard for 2.4', '<IfModule mod_authz_core.c>\nRequire all granted\n</IfModule>\n', undefined],
  ])('%s', (_, text, name) => {
    expect(signOf24(site(text))?.name.value).toBe(name)
  })
})

describe('whether a first part of a migration is written', () => {
  test.each([
    ['what 2.2 does not start with', 'MaxRequestWorkers 5\n', true],
    ['though a module of 2.2 is still loaded', 'LoadModule authz_default_module a.so\nMutex sem\n', true],
    ['what 2.2 answers 500 by to everybody', '<Directory /srv>\nRequire all granted\n</Directory>\n', true],
    ['with a module of both', '<IfModule mod_proxy.c>\n<Proxy *>\nRequire all denied\n</Proxy>\n</IfModule>\n', true],
    ['what 2.2 closes by', '<Directory /srv>\nRequire ip 192.0.2.1\n</Directory>\n', false],
    ['a condition that cannot be seen', '<IfDefine NEW>\nRequire all granted\n</IfDefine>\n', false],
    ['nothing of 2.4', 'Order allow,deny\n', false],
  ])('%s', (_, text, is) => {
    expect(isHalfWritten(site(text))).toBe(is)
  })
})

describe('whether 2.4 has never read it, and no run of fixes been over it', () => {
  test.each([
    ['what no 2.4 starts with', 'LockFile x\n', true],
    ['a module that is gone', 'LoadModule mem_cache_module a.so\n', true],
    ['beside a Require of 2.4', 'AcceptMutex sem\n<Directory />\nRequire all granted\n</Directory>\n', true],
    ['beside what 2.2 does not start with', 'AcceptMutex sem\nMaxRequestWorkers 5\n', false],
    ['in a guard, which both may pass by', '<IfModule prefork.c>\nAcceptMutex sem\n</IfModule>\n', false],
    ['what 2.4 takes, with a warning', 'NameVirtualHost *\nDefaultType text/plain\n', false],
  ])('%s', (_, text, is) => {
    expect(isUntouched(site(text))).toBe(is)
  })
})

describe('whether a 2.2 runs with a file for sure', () => {
  const login = '<Directory /srv>\nAuthType Basic\nRequire valid-user\n</Directory>\n'
  const known = (texts: Readonly<Record<string, string>>) =>
    siteParts(siteFromTexts(texts)).flatMap((part) =>
      part.files.filter((file) => isKnownToRunOn22(part, file)).map(({ path }) => path),
    )

  test.each([
    ['nothing shows it', { 'a.conf': login }, []],
    ['a line of its own', { 'a.conf': `${login}Allow from all\n` }, ['a.conf']],
    [
      'a line of its server',
      { 'httpd.conf': 'Listen 80\nNameVirtualHost *\nInclude a.conf\n', 'a.conf': login },
      ['httpd.conf', 'a.conf'],
    ],
    [
      'one of no server, of which another file is for 2.4',
      { 'a.conf': login, 'b.conf': 'Order allow,deny\n', 'c.conf': 'MaxRequestWorkers 5\n' },
      ['b.conf'],
    ],
  ])('%s', (_, texts, paths) => {
    expect(known(texts).sort()).toEqual([...paths].sort())
  })
})
