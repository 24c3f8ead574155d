import { describe, expect, test } from 'vitest'
import { contextsOf, isConditional } from '../../src/site/context.js'
import { siteFromTexts } from '../../src/site/site.js'
import { hasTemplateTag } from '../../src/syntax/literal.js'

/** The contexts of the first Options line, and whether it may be skipped. */
function about(texts: Readonly<Record<string, string>>): { contexts: string[]; conditional: boolean } {
  const site = siteFromTexts(texts)
  const [line] = site.directives('Options')
  if (!line) throw new Error('There is no Options line.')
  return { contexts: [...contextsOf(site, line)], conditional: isConditional(site, line) }
}

const inside = (...tags: string[]) =>
  `${tags.map((tag) => `<${tag}>\n`).join('')}Options None\n${tags
    .map((tag) => `</${tag.split(' ')[0]}>\n`)
    .reverse()
    .join('')}`

describe('a line takes effect where its innermost section says', () => {
  test.each<[string, string, string]>([
    ['nowhere', 'httpd.conf', 'server'],
    ['nowhere', 'web/.htaccess', 'htaccess'],
    ['VirtualHost *:80', 'httpd.conf', 'virtualhost'],
    ['VirtualHost *:80|Directory /a', 'httpd.conf', 'directory'],
    ['directorymatch ^/a', 'httpd.conf', 'directory'],
    ['Directory /a|Files b', 'httpd.conf', 'files'],
    ['FilesMatch b', '.htaccess', 'files'],
    ['Location /a', 'httpd.conf', 'location'],
    ['LocationMatch /a', 'httpd.conf', 'location'],
    ['Proxy *', 'httpd.conf', 'proxy'],
    ['ProxyMatch a', 'httpd.conf', 'proxy'],
    ['Location /a|IfModule x', 'httpd.conf', 'location'],
    ['Location /a|Limit GET', 'httpd.conf', 'location'],
    ['Location /a|LimitExcept GET', 'httpd.conf', 'location'],
    ['Directory /a|RequireAll|RequireAny|RequireNone', 'httpd.conf', 'directory'],
    ['If "true"', '.htaccess', 'htaccess'],
    ['Macro a', 'httpd.conf', 'other'],
    ['constructor', 'httpd.conf', 'other'],
  ])('%s in %s: %s', (tags, path, context) => {
    const text = tags === 'nowhere' ? 'Options None\n' : inside(...tags.split('|'))
    expect(about({ [path]: text }).contexts).toEqual([context])
  })

  test('in each place that its file is included in', () => {
    const main = `Include common\n${inside('VirtualHost a').replace('Options None', 'Include common')}${inside('Location /a', 'IfDefine b').replace('Options None', 'Include common')}`
    expect(about({ main, common: 'Options None\n' }).contexts).toEqual(['server', 'virtualhost', 'location'])
  })
})

describe('a line is conditional where either server may skip it', () => {
  test.each<[string, boolean]>([
    ['Directory /a', false],
    ['IfModule mod_ssl.c', true],
    ['IfDefine a', true],
    ['IfModule core.c', false],
    ['IfVersion >= 2.2', false],
    ['IfVersion >= 2.2.10', true],
    ['IfModule mod_authz_core.c', true],
    ['IfModule mod_ssl.c|Directory /a', true],
  ])('%s: %s', (tags, conditional) => expect(about({ a: inside(...tags.split('|')) }).conditional).toBe(conditional))

  test('also where the line that includes its file is', () => {
    const main = inside('IfDefine a').replace('Options None', 'Include common')
    expect(about({ main, common: 'Options None\n' }).conditional).toBe(true)
    expect(about({ main: 'Include common\n', common: 'Options None\n' }).conditional).toBe(false)
  })
})

test('a tag of a template anywhere in a line is seen', () => {
  const site = siteFromTexts({ a: 'Options <%= o %>\nOptions None\nOptions \\\n {{ o }}\n' })
  expect(site.directives('Options').map(hasTemplateTag)).toEqual([true, false, true])
})
