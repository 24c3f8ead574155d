import { describe, expect, test } from 'vitest'
import { runRules } from '../../../src/migrate/migrate.js'
import { everyRule } from '../../../src/migrate/rules/index.js'
import { siteFromTexts } from '../../../src/site/site.js'

const server = 'ServerRoot "/etc/httpd"\nListen 80\nDocumentRoot "/srv/www"\n'

/** What is said of the fixes of a rule: `safe`, what must be true, or that there is none. */
function fixesOf(rule: string, text: string, others: Readonly<Record<string, string>> = {}): readonly string[] {
  const site = siteFromTexts({ 'httpd.conf': server + text, ...others }, { complete: true, from: '2.2' })
  const { findings } = runRules(site, everyRule, { fixes: 'all' })
  return findings
    .filter((finding) => finding.rule.id === rule)
    .map(({ fix }) => (!fix ? 'none' : fix.safe ? 'safe' : (fix.assumes ?? '')))
}

describe('a fix holds in every way in which httpd may read the files, or says in which', () => {
  test('a default that a guard sets further down is added before it, if it may be missed', () => {
    const text = '<IfDefine !MAINT>\n<Directory />\nAllowOverride None\n</Directory>\n</IfDefine>\n'
    expect(fixesOf('no-allow-override', text)).toEqual([
      '.htaccess files should also be obeyed when `<IfDefine !MAINT>` skips `AllowOverride None` (httpd.conf:6).',
    ])
  })

  test('a default that a file sets which a guard includes', () => {
    const text = '<IfDefine !MAINT>\nInclude conf.d/none.conf\n</IfDefine>\n'
    const none = { 'conf.d/none.conf': '<Directory />\nAllowOverride None\n</Directory>\n' }
    expect(fixesOf('no-allow-override', text, none)).not.toContain('safe')
  })

  test('virtual hosts by name where a guard says NameVirtualHost', () => {
    const hosts =
      '<VirtualHost *:80>\nServerName a.test\n</VirtualHost>\n<VirtualHost *:80>\nServerName b.test\n</VirtualHost>\n'
    const text = `<IfDefine NAMES>\nNameVirtualHost *:80\n</IfDefine>\nLockFile logs/accept.lock\n${hosts}`
    expect(fixesOf('vhost-implicit-name-based', text)).toEqual([
      'httpd is started without -D NAMES, which decides `<IfDefine NAMES>` (httpd.conf:4).',
    ])
  })

  test('virtual hosts by name where two of many guards say NameVirtualHost', () => {
    const hosts =
      '<VirtualHost *:80>\nServerName a.test\n</VirtualHost>\n<VirtualHost *:80>\nServerName b.test\n</VirtualHost>\n'
    const others = ['A', 'B', 'C'].map((name) => `<IfDefine ${name}>\nRedirect 403 /${name}\n</IfDefine>\n`).join('')
    const names = ['E', 'F'].map((name) => `<IfDefine ${name}>\nNameVirtualHost *:80\n</IfDefine>\n`).join('')
    const site = siteFromTexts({ 'httpd.conf': `${others}${names}${hosts}` }, { complete: true, from: '2.2' })
    const found = runRules(site, everyRule).findings.filter(({ rule }) => rule.id === 'vhost-implicit-name-based')
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /applies only if httpd is started without -D E, which decides .* and httpd is started without -D F, which decides [^,]*\.$/,
      ),
    ])
  })

  test('a handler that counts only where a guard is closed', () => {
    const lines = '<IfDefine X>\nSetHandler foo\n</IfDefine>\nSetHandler cgi-script\n'
    const [behindGuard, beside] = fixesOf('handler-on-directory', `<Directory "/srv/www/a">\n${lines}</Directory>\n`)
    expect(behindGuard).not.toContain('-D X')
    expect(beside).toContain('httpd is started without -D X')
  })

  test('what no guard has to do with stays safe', () => {
    const text = '<IfDefine X>\nRedirect 403 /internal\n</IfDefine>\nKeepAlive 5\n'
    expect(fixesOf('keepalive-value', text)).toEqual(['safe'])
  })
})
