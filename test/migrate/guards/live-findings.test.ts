import { describe, expect, test } from 'vitest'
import { runRules } from '../../../src/migrate/migrate.js'
import { everyRule } from '../../../src/migrate/rules/index.js'
import { siteFromTexts } from '../../../src/site/site.js'

const server =
  'ServerRoot "/etc/httpd"\nListen 80\nLoadModule alias_module modules/mod_alias.so\nLoadModule dir_module modules/mod_dir.so\nDocumentRoot "/srv/www"\n'

const found = (text: string) => {
  const site = siteFromTexts({ 'httpd.conf': server + text }, { complete: true, from: '2.2' })
  return runRules(site, everyRule, { fixes: 'all' }).findings
}

const rules = (text: string) => found(text).map(({ rule }) => rule.id)

/** A guard that neither version reads. */
const dead = (lines: string) => `<IfModule !mod_alias.c>\n${lines}</IfModule>\n`

const host = (name: string) => `<VirtualHost *:80>\nServerName ${name}\n</VirtualHost>\n`

describe('a line that nobody reads', () => {
  const handler = (check: string) => `${check}<Directory /srv/www/a>\nSetHandler my-handler\n</Directory>\n`
  const base = (line: string) =>
    `Alias /o /srv/out\n<Directory /srv/out>\n${line}RewriteEngine On\nRewriteRule ^nice$ real.html\n</Directory>\n`

  test.each([
    ['DirectoryCheckHandler', 'handler-on-directory', handler, 'DirectoryCheckHandler On\n'],
    ['RewriteBase', 'rewrite-without-base', base, 'RewriteBase /o\n'],
  ])('%s does not stand in for one that is missing', (_, rule, text, line) => {
    expect(rules(text(line))).not.toContain(rule)
    expect(rules(text(''))).toContain(rule)
    expect(rules(text(dead(line)))).toContain(rule)
  })

  test('a virtual host in it is not the first one', () => {
    const hosts = host('a.test') + host('b.test')
    const told = (text: string) =>
      found(text).flatMap(({ rule, message }) => (rule.id === 'vhost-implicit-name-based' ? message : []))
    expect(told(hosts).join()).toContain('2.2 used a.test')
    expect(told(dead(host('c.test')) + hosts)).toEqual(told(hosts))
  })

  test('what is to be changed in it is still told', () => {
    expect(rules(dead('RewriteLogLevel 3\n'))).toContain('rewrite-log')
  })
})
