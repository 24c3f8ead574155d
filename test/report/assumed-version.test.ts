import { expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { assumedVersionText, serverSettingContradictionNotes } from '../../src/report/assumed-version.js'
import { siteFromTexts } from '../../src/site/site.js'

const sentence = (text: string, from: 'auto' | '2.2', written: boolean) => {
  const site = siteFromTexts({ 'httpd.conf': text }, { from })
  const migration = migrate(site)
  return assumedVersionText({ site, migration, applied: new Set(written ? migration.taken : []) })
}

const old = 'MaxClients 5\n<Directory "/srv">\n    Order allow,deny\n    Allow from all\n</Directory>\n'

test('what was taken for a configuration of 2.4', () => {
  expect(sentence(`Protocols http/1.1\n${old}`, 'auto', false)).toMatch(
    /^Treated as 2\.4 because of httpd\.conf:1 \(Protocols http\/1\.1\)\. If this server still runs 2\.2, add --from 2\.2/,
  )
})

test('what was taken for one of 2.2 that is upgraded in part', () => {
  expect(sentence(old.replace('MaxClients', 'MaxRequestWorkers'), 'auto', false)).toMatch(
    /^Treated as 2\.2 because of httpd\.conf:3 \(Order allow,deny\); 1 line is already upgraded\. If this server already runs 2\.4, add --from 2\.4/,
  )
})

test('a module that 2.4 does not have shows 2.2', () => {
  const lines = 'LoadModule authz_default_module modules/mod_authz_default.so\nRequire all granted\n'
  expect(sentence(lines, 'auto', false)).toMatch(/^Treated as 2\.2 because of httpd\.conf:1/)
})

test('where only a part of the files shows 2.4', () => {
  const site = siteFromTexts({ 'a.conf': old, 'b.conf': 'Protocols h2\n' })
  expect(assumedVersionText({ site, migration: migrate(site), applied: new Set() })).toMatch(
    /^Lines for 2\.4 are at b\.conf:1 \(Protocols h2\)\. Those files .* are read as 2\.4, all other files as 2\.2\. To read all alike, add --from 2\.2 or/,
  )
})

test('what nothing reads decides nothing', () => {
  const main = 'ServerRoot "/etc/apache2"\nInclude mods-enabled/*.load\n'
  const ofPackage = 'LoadModule access_compat_module modules/mod_access_compat.so\n'
  const texts = {
    '/etc/apache2/apache2.conf': `${main}${old}`,
    '/etc/apache2/mods-enabled/alias.load': 'LoadModule alias_module modules/mod_alias.so\n',
    '/etc/apache2/mods-available/access_compat.load': ofPackage,
  }
  const site = siteFromTexts(texts)
  expect(assumedVersionText({ site, migration: migrate(site), applied: new Set() })).toBe('')
})

test('what will be taken for one, with work left', () => {
  expect(sentence('MaxClients 5\nSSLProxyEngine on\n', 'auto', true)).toMatch(/Add --from 2\.2 next time/)
})

test.each([
  ['before anything is written', old, 'auto', false],
  ['where the version was said', old, '2.2', true],
  ['where nothing is left to do', 'MaxClients 5\n', 'auto', true],
  ['where nothing that is written shows 2.4', 'NameVirtualHost *:80\nDefaultType text/html\n', 'auto', true],
] as const)('nothing %s', (_, text, from, written) => {
  expect(sentence(text, from, written)).toBe('')
})

test.each([
  ['2.2', `Protocols h2\n${old}`, 'httpd.conf:1 (Protocols h2) is for 2.4'],
  ['2.4', `LockFile a\n${old}`, 'httpd.conf:1 (LockFile a) keeps 2.4 from starting'],
] as const)('that %s runs today, where the files show that it does not', (server, text, said) => {
  expect(serverSettingContradictionNotes(siteFromTexts({ 'httpd.conf': text }), server)).toEqual([
    `The setting \`server\` says that ${server} runs with these files, but ${said}. Correct one of them.`,
  ])
})

test.each([
  ['2.2', old],
  ['2.2', `<IfModule mod_authz_core.c>\nRequire all granted\n</IfModule>\n${old}`],
  ['2.4', old],
  ['2.4', `Protocols h2\n${old}`],
  ['both', `LockFile a\nProtocols h2\n${old}`],
  [undefined, `LockFile a\n${old}`],
] as const)('that %s runs today, where it may', (server, text) => {
  expect(serverSettingContradictionNotes(siteFromTexts({ 'httpd.conf': text }), server)).toEqual([])
})
