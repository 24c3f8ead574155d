import { describe, expect, test } from 'vitest'
import { runRules } from '../../../src/migrate/migrate.js'
import { everyRule } from '../../../src/migrate/rules/index.js'
import { siteFromTexts } from '../../../src/site/site.js'

const loads = ['alias', 'rewrite', 'authz_host', 'deflate', 'disk_cache', 'cache', 'mime']
const server = [
  'ServerRoot "/etc/httpd"',
  'Listen 80',
  ...loads.map((name) => `LoadModule ${name}_module modules/mod_${name}.so`),
  '',
].join('\n')

/** Rule and condition of each fix for review that turns a guard, or that counts on what the given names stand for. */
function turning(text: string, named = 'turned-guard'): readonly string[] {
  const site = siteFromTexts({ 'httpd.conf': server + text }, { complete: true, from: '2.2' })
  return runRules(site, everyRule, { fixes: 'all' }).findings.flatMap(({ rule, fix }) =>
    (fix?.assumptions ?? [])
      .filter(({ name }) => name.startsWith(named))
      .map(({ sentence }) => `${rule.id}: ${sentence}`),
  )
}

describe('a fix that turns a guard names the line that it turns', () => {
  test('a module that is loaded', () => {
    const text =
      'AddOutputFilterByType DEFLATE text/html\n<IfModule !mod_filter.c>\nRedirect 403 /internal\n</IfModule>\n'
    expect(turning(text)).toEqual([
      'missing-modules: You meant `Redirect 403 /internal` in `<IfModule !mod_filter.c>` (httpd.conf:11) for 2.2 only.',
    ])
  })

  test('a module that is renamed, beside a guard for its new name', () => {
    const text =
      '<IfModule mod_disk_cache.c>\nRedirect 403 /a\n</IfModule>\n<IfModule mod_cache_disk.c>\nRedirect 403 /b\n</IfModule>\n'
    expect(turning(text).map((one) => one.replace(/ in .*/, ''))).toEqual([
      'renamed-modules: You meant `Redirect 403 /a`',
      'renamed-modules: You meant `Redirect 403 /b`',
    ])
  })

  test('the core of access control, with which 2.4 answers again', () => {
    const text = '<IfModule !mod_authz_core.c>\nOrder deny,allow\nDeny from all\n</IfModule>\n'
    expect(turning(text, 'missing-modules:')).toEqual([
      'missing-modules: 2.4 skips `Order deny,allow` (httpd.conf:11) and the lines beside it, which are no longer needed.',
    ])
  })

  test.each([
    [
      'a line that decides no answer',
      'AddOutputFilterByType DEFLATE text/html\n<IfModule !mod_filter.c>\nKeepAlive On\n</IfModule>\n',
    ],
    [
      'a guard on the core of access control',
      'Deny from all\n<IfModule mod_authz_core.c>\nRedirect 403 /b\n</IfModule>\n',
    ],
    ['a guard that is renamed with its module', '<IfModule mod_disk_cache.c>\nRedirect 403 /a\n</IfModule>\n'],
  ])('nothing is said of %s', (_, text) => {
    expect(turning(text)).toEqual([])
  })
})
