import { describe, expect, test } from 'vitest'
import { type SiteOptions, siteFromTexts } from '../../src/site/site.js'
import {
  guardDeciderFor,
  guardDeciderForLeftOutModules,
  siteWithGuardsDecided,
  textsWithGuardsDecided,
} from '../../src/start/decided-guards.js'

const lf = 'LoadModule alias_module modules/mod_alias.so\n'
const none = '<Directory />\nAllowOverride None\n</Directory>\n'

/** The lines that are left of the main file, in 2.2's reading. */
function readBy22(text: string, more: Readonly<Record<string, string>> = {}, options: SiteOptions = {}): string {
  const site = siteFromTexts({ 'httpd.conf': text, ...more }, { complete: true, from: '2.2', ...options })
  const texts = textsWithGuardsDecided(site, guardDeciderFor('2.2', site))
  return texts.get(site.files[0] as never) ?? text
}

const words = (text: string): string => text.replace(/\s+/g, ' ').trim()

describe('what a 2.2 reads', () => {
  test.each<[string, boolean]>([
    ['<IfDefine X>', false],
    ['<IfDefine !X>', true],
    ['<IfModule mod_alias.c>', true],
    ['<IfModule alias_module>', true],
    ['<IfModule !mod_alias.c>', false],
    // To the letter.
    ['<IfModule Mod_Alias.c>', false],
    // What only 2.4 has, what has another name there, and what its packages have built in.
    ['<IfModule mod_authz_core.c>', false],
    ['<IfModule !mod_cache_disk.c>', true],
    ['<IfModule !mod_version.c>', true],
    ['<IfModule !mod_filter.c>', true],
    ['<IfModule mod_security2.c>', false],
    ['<IfVersion < 2.4>', true],
    ['<IfVersion >= 2.4>', false],
  ])('%s', (tag, isRead) => {
    const close = `</${/\w+/.exec(tag)?.[0]}>\n`
    const text = `${lf}${tag}\n${none}${close}ServerName a\n`
    expect(words(readBy22(text))).toBe(words(`${lf}${isRead ? none : ''}ServerName a\n`))
    expect(readBy22(text)).toHaveLength(text.length)
  })

  test.each<[string, string, boolean]>([
    ['is not there before it is loaded', `<IfModule mod_alias.c>\n${none}</IfModule>\n${lf}`, false],
    [
      'is there where its directive stands',
      `${lf}<IfModule mod_log_config.c>\n${none}</IfModule>\nCustomLog a b\n`,
      true,
    ],
    [
      'is not there where a guard keeps it away',
      `${lf}<IfDefine P>\nLoadModule proxy_module m/mod_proxy.so\n</IfDefine>\n<IfModule mod_proxy.c>\n${none}</IfModule>\n`,
      false,
    ],
    [
      'of others is known by its file',
      `LoadModule x_module m/mod_of_us.so\n<IfModule mod_of_us.c>\n${none}</IfModule>\n`,
      true,
    ],
  ])('a module %s', (_, text, isRead) => {
    expect(readBy22(text).includes('AllowOverride')).toBe(isRead)
    expect(readBy22(text)).not.toContain('<IfModule')
  })

  test('names that are known decide', () => {
    const text = `${lf}<IfDefine X>\n${none}</IfDefine>\n`
    expect(readBy22(text, {}, { define: ['X'] })).toContain('AllowOverride')
  })

  test('what an MPM is for stays for the copy to find out', () => {
    const text = `${lf}<IfModule prefork.c>\nMaxClients 5\n</IfModule>\n`
    expect(readBy22(text)).toBe(text)
  })

  test('a file that is read twice keeps a guard that is decided in two ways', () => {
    const included = `<IfModule mod_alias.c>\n${none}</IfModule>\n`
    const text = `Include a.conf\n${lf}LoadModule dir_module m/mod_dir.so\nInclude a.conf\n`
    const site = siteFromTexts({ 'httpd.conf': text, 'a.conf': included }, { complete: true, from: '2.2' })
    const [, file] = siteWithGuardsDecided(site, guardDeciderFor('2.2', site)).files
    expect(file?.text).toBe(included)
  })

  test('a .htaccess file is read when all is loaded', () => {
    const own = `<IfModule mod_alias.c>\nOptions None\n</IfModule>\n`
    const site = siteFromTexts({ 'httpd.conf': lf, 'a/.htaccess': own }, { complete: true, from: '2.2' })
    const [, file] = siteWithGuardsDecided(site, guardDeciderFor('2.2', site)).files
    expect(words(file?.text ?? '')).toBe('Options None')
  })
})

test('guards on modules that a copy goes without are as though it had them', () => {
  const text = `LoadModule php7_module m/libphp7.so\n<IfModule mod_php7.c>\nAddType b .b\n</IfModule>\n<IfModule php7_module>\nphp_flag d on\n</IfModule>\n<IfModule mod_ssl.c>\nE f\n</IfModule>\n`
  const site = siteFromTexts({ 'httpd.conf': text }, { from: '2.4' })
  const decided = textsWithGuardsDecided(site, guardDeciderForLeftOutModules(['php7_module'])).get(
    site.files[0] as never,
  )
  expect(words(decided ?? '')).toBe(
    'LoadModule php7_module m/libphp7.so AddType b .b php_flag d on <IfModule mod_ssl.c> E f </IfModule>',
  )
})

test('a guard with lines that only a module of others takes is left to the copy', () => {
  const text = `LoadModule bonjour_module m/mod_bonjour.so\n<IfModule bonjour_module>\nRegisterUserSite x\n</IfModule>\n`
  const site = siteFromTexts({ 'httpd.conf': text }, { complete: true, from: '2.2' })
  for (const decide of [guardDeciderForLeftOutModules(['bonjour_module']), guardDeciderFor('2.2', site)])
    expect(textsWithGuardsDecided(site, decide).size).toBe(0)
})
