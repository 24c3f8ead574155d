import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
    const open = ({ out }: { readonly out: string }) =>
      [...out.matchAll(/\[([a-z0-9, -]+)\]$/gm)].flatMap(([, rules]) => rules?.split(', '))
    const before = open(runIn(root, ['--assume-complete']))
    const written = runIn(root, ['--write', '--review', '--assume-complete'])
    expect(written.err).toMatch(/^httpd-upgrade: Progress saved in httpd-upgrade\.json\.\n$/)
    expect(JSON.parse(written.file(name) ?? '')).toEqual({ begun: true })
    const after = runIn(root, ['--assume-complete'])
    expect(open(after).length).toBeGreaterThan(0)
    expect(before).toEqual(expect.arrayContaining(open(after)))
    expect(after.code).toBe(1)
    const third = runIn(root, ['--write', '--review', '--assume-complete'])
    expect([third.file('httpd.conf'), third.err]).toEqual([written.file('httpd.conf'), ''])
  })

  test('but not what was confirmed by taking out a DefaultType', () => {
    const root = folder({
      'httpd.conf': `${server}DefaultType text/plain\nDocumentRoot /srv/www\nLoadModule mime_module modules/mod_mime.so\n`,
    })
    const written = runIn(root, ['--write', '--review', '--assume-complete'])
    expect(written.file('httpd.conf')).not.toContain('DefaultType')
    expect(JSON.parse(written.file(name) ?? '')).toEqual({ begun: true, confirmed: ['default-type:text/plain'] })
    expect(runIn(root, ['--assume-complete']).out).not.toContain('default-type')
  })

  test('beside what the settings say', () => {
    const { file } = run({ 'httpd.conf': server, [name]: '{\n  "defaults": "keep"\n}\n' }, [
      ...['--write', '--review', '--assume-complete'],
    ])
    expect(file(name)).toBe('{\n  "begun": true,\n  "defaults": "keep"\n}\n')
  })
})

/** Of no server that is given; once its line of 2.2 is gone, it could be one of a 2.4. */
const fragment = (access: string) =>
  `<Location /tool>\n  SetHandler cgi-script\n  ${access}\n</Location>\nRewriteRule ^/b/(.*) /a?x=$1\n`
const openIn22 = '2.4.56 and later answer 403'

/** A role that was of 2.4 all along, and shows it by nothing that a fix does not write. */
const of24 = `<Location /tool>\n  SetHandler cgi-script\n  Require all denied\n</Location>\nRewriteRule ^/b/(.*) /a?x=$1\n`

describe('where parts of 2.4 lie beside one whose last line of 2.2 is gone', () => {
  const files = { 'roles/old/files/a.conf': fragment('Deny from all'), 'roles/new/files/b.conf': of24 }
  const write = ['--write', '--review', '--only', 'access']

  test.each([
    ['.', 'roles/old/files'],
    ['roles/old', 'roles/old'],
    ['roles/old/files/a.conf', 'roles/old/files/a.conf'],
  ])('its folder is noted, and the next run knows both: %s', (path, noted) => {
    const root = folder({ ...files, [name]: '{}\n' })
    const { err, file } = runIn(root, [...write, path])
    expect(JSON.parse(file(name) ?? '')).toEqual({ begun: [noted] })
    expect(err).toContain('Progress saved in httpd-upgrade.json.')
    for (const paths of [[], ['roles'], [join(root, 'roles')]]) {
      const { out } = runIn(root, paths)
      expect(out, paths.join()).toMatch(/a\.conf:\S+ warning: 2\.4\.56 and later/)
      expect(out, paths.join()).not.toContain('b.conf:5')
    }
  })

  test('a server is noted by its files, where one of 2.4 lies in its folder', () => {
    const { file } = run({ 'httpd.conf': server, 'b.conf': of24 }, ['--write', '--review'])
    expect(JSON.parse(file(name) ?? '')).toEqual({ begun: ['httpd.conf'] })
  })

  test('a second folder is noted beside the first', () => {
    const root = folder({ ...files, 'roles/third/files/c.conf': fragment('Deny from all') })
    const written = () => JSON.parse(runIn(root, ['--write', '--review', '--only', 'access']).file(name) ?? '')
    writeFileSync(join(root, name), '{ "exclude": ["roles/third"] }\n')
    expect(written().begun).toEqual(['roles/old/files'])
    writeFileSync(join(root, name), '{ "begun": ["roles/old/files"] }\n')
    expect(written().begun).toEqual(['roles/old/files', 'roles/third/files'])
  })
})

describe('files of no server whose last line of 2.2 is gone', () => {
  test('are noted while something is open', () => {
    const root = folder({
      'conf.d/a.conf': fragment('Deny from all'),
      'b.conf': `LoadModule fastcgi_module mod_fastcgi.so\n`,
    })
    const written = runIn(root, ['--write', '--review'])
    expect(JSON.parse(written.file(name) ?? '')).toEqual({ begun: true })
    const after = runIn(root, [])
    expect(after.file('conf.d/a.conf')).toContain('Require all denied')
    expect(after.out).toContain('[third-party-modules]')
    expect(after.code).toBe(1)
  })

  test('are known by what git has of them until it is committed', () => {
    const root = folder({ 'conf.d/a.conf': fragment('Deny from all') })
    const git = (...args: string[]) => {
      const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.org']
      expect(spawnSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' }).status).toBe(0)
    }
    git('init', '-q')
    git('add', '.')
    git('commit', '-qm', 'As it was')
    writeFileSync(join(root, 'conf.d/a.conf'), fragment('Require all denied'))
    const { out } = runIn(root, [])
    expect(out).toContain(openIn22)
    git('commit', '-qam', 'By hand')
    expect(runIn(root, []).out).not.toContain(openIn22)
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
