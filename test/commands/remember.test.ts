import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { run, runIn, useCli } from '../run-cli.js'

useCli()

/** Of a server of 2.2 with a module that somebody has to build anew; nothing else of 2.2 is left by the fixes. */
const server = `ServerRoot /etc/httpd
Listen 80
MaxClients 100
LoadModule alias_module modules/mod_alias.so
LoadModule fastcgi_module modules/mod_fastcgi.so
LoadModule authz_host_module modules/mod_authz_host.so
<Directory />
    Order deny,allow
    Deny from all
</Directory>
`
const name = 'httpd-upgrade.json'

describe('what is open after --write is said again', () => {
  test('and noted in the settings, in one line', () => {
    const root = folder({ 'httpd.conf': server })
    const open = ({ out }: { readonly out: string }) => [...out.matchAll(/\[([a-z0-9-]+)\]$/gm)].map(([, rule]) => rule)
    const before = open(runIn(root, ['--assume-complete']))
    const written = runIn(root, ['--write', '--review', '--assume-complete'])
    expect(written.err).toMatch(/^httpd-upgrade: httpd-upgrade\.json notes that .*\n$/)
    expect(JSON.parse(written.file(name) ?? '')).toEqual({ begun: true })
    const after = runIn(root, ['--assume-complete'])
    expect(open(after).length).toBeGreaterThan(0)
    expect(before).toEqual(expect.arrayContaining(open(after)))
    expect(after.code).toBe(1)
    const third = runIn(root, ['--write', '--review', '--assume-complete'])
    expect([third.file('httpd.conf'), third.err]).toEqual([written.file('httpd.conf'), ''])
  })

  test('beside what the settings say', () => {
    const { file } = run({ 'httpd.conf': server, [name]: '{\n  "defaults": "keep"\n}\n' }, [
      ...['--write', '--review', '--assume-complete'],
    ])
    expect(file(name)).toBe('{\n  "begun": true,\n  "defaults": "keep"\n}\n')
  })
})

describe('nothing is noted', () => {
  const all = ['--write', '--review', '--assume-complete']
  test.each([
    ['without --write', { 'httpd.conf': server }, ['--assume-complete']],
    ['where no settings are to be looked for', { 'httpd.conf': server }, [...all, '--no-config']],
    ['where it is of 2.4', { 'httpd.conf': server }, [...all, '--from', '2.4']],
    ['of a .htaccess file of no server', { '.htaccess': 'Order allow,deny\nDeny from all\n' }, all],
    ['where what is left shows 2.2', { 'httpd.conf': `${server}DefaultType x/\${Y}\n` }, ['--write']],
    ['where nothing is left', { 'httpd.conf': 'ServerRoot /a\nAddDefaultCharset off\n' }, all],
  ])('%s', (_, files, args) => {
    expect(run(files, args).file(name)).toBeUndefined()
  })
})
