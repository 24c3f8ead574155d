import { describe, expect, test } from 'vitest'
import { run, useCli } from '../run-cli.js'

useCli()

const denyList = `<Files wp-config.php>
order allow,deny
deny from all
</Files>
Order Allow,Deny
Allow from all
Deny from 46.118.0.0/16
`

const password = `AuthType Basic
AuthName "Staff only"
AuthUserFile /etc/shop.users
Require valid-user
Order deny,allow
Deny from all
Allow from 10.1.2.3
Satisfy Any
`

const denyListFor24 = `<Files wp-config.php>
Require all denied
</Files>
<RequireAll>
    Require all granted
    Require not ip 46.118.0.0/16
</RequireAll>
`

describe('one .htaccess', () => {
  test('the result is shown first, as a whole, with what it rests on', () => {
    const { out, code } = run({ '.htaccess': denyList }, ['.htaccess'])
    expect(out).toBe(`.htaccess for 2.4:

${denyListFor24}
Right unless your host sets access rules for this folder itself, or forbids Require there (AllowOverride without AuthConfig).

2 errors make 2.4 answer 500.

.htaccess:2:1: error: Without mod_access_compat, 2.4 answers 500 because of \`Order\` and \`Deny\`. The new line has the same effect. [access-control]
    order allow,deny
    ^^^^^^^^^^^^^^^^

.htaccess:5:1: error: Without mod_access_compat, 2.4 answers 500 because of \`Order\`, \`Allow\` and \`Deny\`. The new lines have the same effect. [access-control]
    Order Allow,Deny
    ^^^^^^^^^^^^^^^^

1 file read, 2 findings: 2 for review (--diff --review).
`)
    expect(code).toBe(1)
  })

  test('the same from standard input, whose lines show what it is', () => {
    const { out } = run({}, ['-'], { input: denyList })
    expect(out.startsWith(`standard-input for 2.4:\n\n${denyListFor24}\nRight unless your host `)).toBe(true)
  })

  test('lines that need AllowOverride AuthConfig in 2.2 show that it is granted', () => {
    const { out } = run({ '.htaccess': password }, ['.htaccess'])
    expect(out).toContain(
      'Require valid-user\nRequire ip 10.1.2.3\n\nRight unless your host sets access rules for this folder itself.\n\n',
    )
    const guarded = password.replace(/(AuthType[\s\S]*)$/, '<IfModule mod_auth_basic.c>\n$1</IfModule>\n')
    expect(run({ '.htaccess': guarded }, ['.htaccess']).out).not.toContain('itself.\n')
  })

  test('beside the configuration of its server it is a file as any other', () => {
    const { out } = run({ 'httpd.conf': 'ServerRoot /srv\n', '.htaccess': denyList }, ['.'])
    expect(out).not.toContain('for 2.4:')
    expect(run({ '.htaccess': denyList }, ['--write', '--review', '.htaccess']).out).not.toContain('for 2.4:')
  })
})

test('what the fixes of several .htaccess files rest on is said once, with the setting that confirms it', () => {
  const files = { 'a/.htaccess': denyList, 'b/.htaccess': denyList }
  const { out } = run(files, ['.'])
  expect(out).toContain('    fix, if the condition at the end of this report is true: Write Require all denied\n')
  expect(out.match(/The server's own configuration sets no Order, Allow, .* for these folders/g)).toHaveLength(1)
  expect(out).toMatch(/^4 fixes for review are safe if this is true: /m)
  const put = (path: string) => `If so, put \`{"confirmed": ["server-of-htaccess"]}\` into ${path}. Plain --write`
  expect(out).toContain(put('httpd-upgrade.json'))
  expect(run({ 'x/a/.htaccess': denyList, 'x/b/.htaccess': denyList }, ['x']).out).toContain(
    put('x/httpd-upgrade.json'),
  )
  const settings = { 'httpd-upgrade.json': '{ "confirmed": ["server-of-htaccess"] }\n' }
  const written = run({ ...files, ...settings }, ['--write', '--context', '.', 'a/.htaccess'])
  expect(written.file('a/.htaccess')).toBe(denyListFor24)
  expect(written.file('b/.htaccess')).toBe(denyList)
})

test('standard input that could not stand in a .htaccess is read as a server reads it', () => {
  const { out } = run({}, ['-'], { input: 'Order allow,deny\nDeny from all\nNameVirtualHost *:80\n' })
  expect(out).not.toContain('for 2.4:')
})
