import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import type { SiteOptions } from '../../../src/site/site.js'
import { siteFromTexts } from '../../../src/site/site.js'

const open = 'Order allow,deny\nAllow from all\n'
const shut = 'Order deny,allow\nDeny from all\n'
const members = 'AuthType Basic\nAuthName members\nAuthUserFile /etc/users\nRequire valid-user\n'
const either = `${members}Satisfy any\nOrder deny,allow\nDeny from all\nAllow from 10.0.0.1\n`
const section = (kind: string, path: string, lines: string) => `<${kind} ${path}>\n${lines}</${kind}>\n`

/** What the first of these files becomes by safe fixes alone. */
function fixed(texts: Readonly<Record<string, string>>, options: SiteOptions = {}): string {
  const site = siteFromTexts(texts, { complete: true, from: '2.2', ...options })
  const [file] = site.files
  return (file && (migrate(site, { rules: [accessControl] }).texts.get(file) ?? file.text)) ?? ''
}

const lastSection = (texts: Readonly<Record<string, string>>): string => fixed(texts).split('<Location').at(-1) ?? ''

const ownRules = (lines: string) => section('Directory', '/srv/www', shut) + lines + section('Location', '/x', members)

describe('members are not let in where the host rules above are not known', () => {
  test.each([
    ['Mako', '% if public:', '% endif'],
    ['Smarty', '{if $public}', '{/if}'],
    ['FreeMarker', '<#if public>', '</#if>'],
    ['Velocity', '#if($public)', '#end'],
    ['a preprocessor', '#ifdef PUBLIC', '#endif'],
    ['placeholders', '@IF_PUBLIC@', '@END_PUBLIC@'],
  ])('%s', (_language, start, end) => {
    const inner = `${start}\n${section('Directory', '/srv/www/x', open)}${end}\n`
    const text = `DocumentRoot /srv/www/x\n${ownRules(inner)}`
    expect(fixed({ 'httpd.conf': text })).toBe(text)
  })
})

describe('a location is closed where no folder may lie behind it', () => {
  test.each([
    'JkMount /app/* worker',
    '<Location /app/svn>\nSVNPath /srv/svn\n</Location>',
    'ProxyPass /app http://backend/',
    'RewriteEngine on\nRewriteRule ^/app/(.*) http://backend/$1 [P]',
  ])('%s', (line) => {
    const root = section('Directory', '/', either)
    for (const documents of ['', 'DocumentRoot /srv/www\n'])
      expect(
        lastSection({ 'httpd.conf': `${documents}${line}\n${root}${section('Location', '/app', shut)}` }),
      ).not.toContain('Require valid-user')
  })
})

describe('a location over a closed folder is not opened', () => {
  const asked = section('Directory', '/srv/inner', members)
  test.each([
    ['a DocumentRoot told from ServerRoot', 'ServerRoot /srv\nDocumentRoot inner\n', asked],
    ['an alias told from ServerRoot', 'ServerRoot /srv\nDocumentRoot /srv/www\nAlias /x inner\n', asked],
    ['WSGIScriptAlias', 'DocumentRoot /srv/www\nWSGIScriptAlias /x /srv/inner/app.wsgi\n', asked],
    ['JkAutoAlias', 'DocumentRoot /srv/www\nJkAutoAlias /srv/inner\n', asked],
    ['a drive in other letters', 'DocumentRoot "C:/Inner"\n', section('Directory', '"c:/inner"', members)],
    ['an alias in a template', 'DocumentRoot /srv/inner\n<% if a %>\nAlias /x /srv/www\n<% end %>\n', asked],
    ['an alias in a macro', 'DocumentRoot /srv/www\n<Macro M dir>\nAlias /x dir\n</Macro>\nUse M /srv/inner\n', asked],
  ])('%s', (_what, lines, folder) => {
    const text = lastSection({ 'httpd.conf': `${lines}${folder}${section('Location', '/x', open)}` })
    expect(text).toMatch(/AuthMerging And|Require valid-user|Order/)
  })
})

test.each(['@OVERRIDES@', '${OVERRIDES}'])('AllowOverride %s may have a .htaccess file read or not', (words) => {
  const directory = section('Directory', '/srv/www', `AllowOverride ${words}\n${open}`)
  const texts = {
    'httpd.conf': `DocumentRoot /srv/www\n${directory}${section('Location', '/x', open)}`,
    '/srv/www/x/.htaccess': members,
  }
  expect(lastSection(texts)).toContain('AuthMerging And')
})

test('a location of a macro may lie above any other', () => {
  const macro = `<Macro Shut $url>\n${section('Location', '$url', shut)}</Macro>\nUse Shut /x\n`
  const text = `DocumentRoot /srv/www\n${macro}${section('Directory', '/srv/www', open)}${section('Location', '/x', members)}`
  expect(fixed({ 'httpd.conf': text })).toBe(text.replace(open, 'Require all granted\n'))
})

test('a .htaccess file that lies in two folders is for none of them alone', () => {
  const texts = {
    'httpd.conf': section('Directory', '/srv/b', `AllowOverride All\n${shut}`),
    'htdocs/.htaccess': members,
  }
  const mappings = ['/srv/a', '/srv/b'].map((onServer) => ({ onServer, given: 'htdocs' }))
  expect(fixed(texts, { mappings })).toBe(texts['httpd.conf'])
})

test('a file that is included too often to follow is not rewritten for sure', () => {
  const hosts = Array.from({ length: 1100 }, (_, index) => {
    const root = `DocumentRoot /srv/${index}\n`
    return `<VirtualHost *:80>\nServerName h${index}\n${root}Include common.conf\n</VirtualHost>\n`
  })
  const texts = {
    'httpd.conf': `Listen 80\n${section('Directory', '/srv/1099', members)}${hosts.join('')}`,
    'common.conf': section('Location', '/x', open),
  }
  const site = siteFromTexts(texts, { complete: true, from: '2.2' })
  const { texts: all } = migrate(site, { rules: [accessControl] })
  expect([...all.values()].join('')).not.toMatch(/<Location \/x>\nRequire all granted/)
})

describe('a section is not sure of what lies above it', () => {
  const above = `DocumentRoot /srv/www\n${section('Directory', '/srv/www', shut)}`
  const below = section('Directory', '/srv/www/a', `${open}Satisfy all\n`)
  test('but for what a template chooses', () => {
    const text = `${above}<% if public %>\n${below}<% end %>\n`
    expect(fixed({ 'httpd.conf': text })).not.toContain('Order')
  })
  test.each([
    ['code', '<Perl>\n$Directory{"/srv"} = {};\n</Perl>\n'],
    ['a folder told from where httpd is started', section('Directory', 'www', either)],
    ['the folder where httpd is started', section('Directory', '.', either)],
  ])('%s', (_what, lines) => {
    const text = `${above}${lines}${section('Directory', '/srv/www/a', members)}${section('Location', '/a', open)}`
    expect(fixed({ 'httpd.conf': text }).split('<Location').at(-1)).toContain('Order')
  })
})

test('a .htaccess file whose folder is only likely is rewritten for review', () => {
  const texts = {
    'htdocs/a/.htaccess': open,
    'httpd.conf': `DocumentRoot /srv/htdocs\n${section('Directory', '/srv/htdocs', `AllowOverride All\n${shut}`)}${section('Directory', '/var/www', `AllowOverride All\n${members}`)}`,
  }
  expect(fixed(texts)).toBe(open)
})
