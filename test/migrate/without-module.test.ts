import { expect, test } from 'vitest'
import { findingsOfRules, migrationOf } from '../../src/migrate/migrate.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { thirdPartyModules } from '../../src/migrate/rules/modules/third-party-modules.js'
import { siteFromTexts } from '../../src/site/site.js'

function without(symbol: string, text: string): string | undefined {
  const file = `LoadModule ${symbol} modules/m.so\n${text}`
  const confirmed = new Set([`third-party-modules:${symbol}`])
  const findings = findingsOfRules(siteFromTexts({ 'httpd.conf': file }, { from: '2.2' }), [thirdPartyModules], {
    confirmed,
  })
  const [after] = [...migrationOf(findings).texts.values()]
  return after
}

const denied = (tag: string) => `<${tag}>\n    Require all denied\n</${tag.split(' ')[0]}>\n`

test('what a module answered for by extension is denied beside the line', () => {
  const line = 'AddHandler application/x-httpd-php .php phtml\n'
  expect(without('php5_module', line)).toBe(`${line}${denied('FilesMatch "(?i)\\.(php|phtml)(\\.|$)"')}`)
})

test('in a folder', () => {
  const [open, close] = ['<Directory "/srv/perl">\n    SetHandler perl-script\n', '</Directory>\n']
  const lines = denied('FilesMatch "."').replace(/^(?=.)/gm, '    ')
  expect(without('perl_module', open + close)).toBe(open + lines + close)
})

test('out of the guards on the module, by the same names', () => {
  const text =
    '<IfModule mod_php5.c>\n<FilesMatch "\\.ph(p3?|tml)$">\nSetHandler application/x-httpd-php\n</FilesMatch>\n</IfModule>\n'
  expect(without('php5_module', text)).toBe(`${text}${denied('FilesMatch "\\.ph(p3?|tml)$"')}`)
})

test.each([
  ['a later section lets in', 'AddType application/x-httpd-php .php\n<Location /a>\nRequire valid-user\n</Location>\n'],
  ['names let in', 'AddType application/x-httpd-php .php\n<Files a.php>\nAllow from all\n</Files>\n'],
  ['an <If> says it', 'AddType application/x-httpd-php .php\n<If "true">\nRequire all granted\n</If>\n'],
  ['a location', '<Location /php>\nSetHandler application/x-httpd-php\n</Location>\n'],
  ['another guard', '<IfDefine PHP>\nAddHandler php5-script .php\n</IfDefine>\n'],
  [
    'a folder in a guard',
    '<IfModule mod_php5.c>\n<Directory /a>\nAddHandler php5-script .php\n</Directory>\n</IfModule>\n',
  ],
  ['no extension', 'DefaultType application/x-httpd-php\n'],
])('there is no form: %s', (_, text) => {
  expect(without('php5_module', text)).toBeUndefined()
})

test('what is of another module, or of none, stays', () => {
  const text = 'AddHandler cgi-script .cgi\nAddHandler fcgid-script .fcgi\n'
  expect(without('php5_module', text)).toBe(text)
  expect(without('auth_kerb_module', 'AddHandler application/x-httpd-php .php\n')).not.toContain('denied')
})

test('a later section that refuses all, or has a page of the server, does no harm', () => {
  const rest =
    '<Files ~ "^\\.ht">\nOrder allow,deny\nDeny from all\n</Files>\n<Location /server-status>\nSetHandler server-status\nAllow from 127.0.0.1\n</Location>\n'
  expect(without('php5_module', `AddHandler php5-script .php\n${rest}`)).toContain('Require all denied')
})

test('that files are denied, as somebody chose, is held against no other fix', () => {
  const files = {
    'conf/httpd.conf': `ServerRoot "/srv"\nListen 80\nLoadModule php5_module modules/libphp5.so\nDocumentRoot "/srv/www"\nDefaultType text/plain\n<Directory "/">\nAllowOverride All\nOrder allow,deny\nAllow from all\n</Directory>\nAddHandler php5-script .php .html\n`,
    'www/.htaccess': 'php_flag a on\n',
  }
  const findings = findingsOfRules(siteFromTexts(files, { from: '2.2', root: '.', complete: true }), everyRule, {
    confirmed: new Set(['third-party-modules:php5_module', 'default-type']),
  })
  expect(findings.map(({ message }) => message).join('\n')).not.toContain('No fix is offered')
})
