import { describe, expect, test } from 'vitest'
import { siteFromTexts } from '../../src/site/site.js'
import { givenFolderOfServerRoot, serverFolders } from '../../src/verify/server-folder.js'

const folders = (texts: Readonly<Record<string, string>>) => serverFolders(siteFromTexts(texts))

function root(texts: Readonly<Record<string, string>>): string | undefined {
  const site = siteFromTexts(texts)
  return site.files[0] && givenFolderOfServerRoot(site, site.files[0])
}

describe('the given folder that is the ServerRoot', () => {
  test.each<readonly [string, Record<string, string>, string]>([
    ['relative Includes tell it', { 'a/etc/httpd.conf': 'Include extra/x.conf\n', 'a/etc/extra/x.conf': '' }, 'a/etc'],
    ['a pattern does', { 'a/conf/httpd.conf': 'Include conf.d/*.conf\n', 'a/conf.d/x.conf': '' }, 'a'],
    ['a folder does', { 'a/apache2.conf': 'Include conf.d/\n', 'a/conf.d/x': '' }, 'a'],
    ['the current folder', { 'conf/httpd.conf': 'Include conf.d/*.conf\n', 'conf.d/x.conf': '' }, '.'],
    ['else the folder above conf', { '/srv/x/conf/httpd.conf': 'Listen 80\n' }, '/srv/x'],
    ['else its own folder', { 'x/apache2.conf': 'Listen 80\n' }, 'x'],
  ])('%s', (_what, texts, expected) => {
    expect(root(texts)).toBe(expected)
  })
})

describe('the folders that the given files stand for', () => {
  test('the ServerRoot, and what absolute Includes name', () => {
    const texts = {
      'backup/conf/httpd.conf': 'ServerRoot "/etc/httpd"\nInclude conf.d/*.conf\nInclude /srv/hosts/*.conf\n',
      'backup/conf.d/a.conf': '',
      'hosts/b.conf': '',
    }
    expect(folders(texts)).toEqual([
      { onServer: '/etc/httpd', given: 'backup' },
      { onServer: '/srv', given: '.' },
    ])
  })
  test('by the link that an Include reads, not by the file that it leads to', () => {
    const texts = {
      'apache2/apache2.conf': 'ServerRoot /etc/apache2\nInclude /etc/apache2/mods-enabled/*.load\n',
      'apache2/mods-available/dir.load': 'LoadModule dir_module modules/mod_dir.so\n',
      'apache2/mods-available/authn_alias.load': 'LoadModule authn_alias_module modules/mod_authn_alias.so\n',
    }
    const links = new Map([['apache2/mods-enabled/dir.load', 'apache2/mods-available/dir.load']])
    expect(serverFolders(siteFromTexts(texts, { links }))).toEqual([
      { onServer: '/etc/apache2', given: 'apache2' },
      { onServer: '/etc', given: '.' },
    ])
  })
  test('the longest first', () => {
    const texts = { 'x/httpd.conf': 'ServerRoot /etc\nInclude /usr/share/x/y.conf\n', 'y.conf': '' }
    expect(folders(texts).map(({ onServer }) => onServer)).toEqual(['/usr/share/x', '/etc'])
  })
  test('none where nothing says so', () => {
    expect(folders({ 'httpd.conf': 'Listen 80\nInclude /etc/x.conf\n' })).toEqual([])
  })
})
