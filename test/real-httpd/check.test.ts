import { describe, expect, test } from 'vitest'
import { acceptsAll } from './accepts-all.js'
import { accepts } from './check.js'
import { acceptsHtaccess } from './htaccess.js'
import { httpd } from './install.js'

describe.skipIf(!httpd())('httpd -t', () => {
  test('accepts a whole configuration', async () => {
    const verdict = await accepts({
      'httpd.conf': 'DocumentRoot "@ROOT@"\n<Directory "@ROOT@">\nRequire all granted\n</Directory>\n',
    })
    expect(verdict).toEqual({ ok: true, message: '', file: undefined, line: undefined, warnings: [] })
  })

  test('tells the line of what it refuses', async () => {
    const verdict = await accepts({ 'httpd.conf': '# a comment\nTimeout 5\nLockFile /x\n' })
    expect(verdict).toMatchObject({ ok: false, file: 'httpd.conf', line: 3 })
    expect(verdict.message).toMatch(/^Invalid command 'LockFile'/)
  })

  test('tells the file too, by its given path', async () => {
    const verdict = await accepts({
      'httpd.conf': 'Include conf.d/*.conf\n',
      'conf.d/a.conf': '\n\n<Directory /x>\nFoo\n',
    })
    expect(verdict).toMatchObject({ ok: false, file: 'conf.d/a.conf', line: 3 })
    expect(verdict.message).toBe('conf.d/a.conf:3: <Directory> was not closed.')
  })

  test('passes warnings on', async () => {
    const verdict = await accepts({ 'httpd.conf': 'NameVirtualHost *:80\n' })
    expect(verdict.ok).toBe(true)
    expect(verdict.warnings.join()).toContain('NameVirtualHost has no effect')
  })

  test('reads a fragment where it stands', async () => {
    const options = [
      { context: 'server' },
      { context: 'vhost' },
      { context: 'directory' },
      { context: 'htaccess' },
    ] as const
    const ask = (text: string) => acceptsAll(options.map((each) => ({ files: { x: text }, options: each })))
    expect((await ask('MaxRequestWorkers 400\n')).map(({ ok }) => ok)).toEqual([true, false, false, false])
    expect((await ask('ServerAlias x.test\n')).map(({ ok }) => ok)).toEqual([false, true, false, false])
    expect((await ask('Require all denied\n')).map(({ ok }) => ok)).toEqual([false, false, true, true])
  })

  test('knows Order only with mod_access_compat', async () => {
    const files = { x: 'Order deny,allow\n' }
    expect(await accepts(files, { context: 'directory' })).toMatchObject({ ok: false, line: 1 })
    expect(await accepts(files, { context: 'directory', accessCompat: true })).toMatchObject({ ok: true })
    const loaded = {
      'httpd.conf':
        'LoadModule access_compat_module modules/mod_access_compat.so\n<Directory />\nOrder deny,allow\n</Directory>\n',
    }
    expect(await accepts(loaded)).toMatchObject({ ok: true, warnings: [] })
  })

  test('loads what the text loads once, from where it is', async () => {
    const lines = [
      'LoadModule rewrite_module /usr/lib64/httpd/modules/mod_rewrite.so',
      'LoadModule log_config_module modules/mod_log_config.so',
      'LoadModule mpm_prefork_module modules/mod_mpm_prefork.so',
      'MaxSpareServers 5',
    ]
    expect(await accepts({ 'httpd.conf': lines.join('\n') })).toMatchObject({ ok: true, warnings: [] })
    expect(await accepts({ 'httpd.conf': 'LoadModule no_module modules/mod_no.so\n' })).toMatchObject({
      ok: false,
      line: 1,
    })
  })

  test('loads the modules and the MPM that it is told to', async () => {
    const files = { 'httpd.conf': 'RewriteEngine On\n' }
    expect(await accepts(files, { without: ['rewrite'] })).toMatchObject({ ok: false, line: 1 })
    expect(await accepts(files, { modules: ['rewrite'] })).toMatchObject({ ok: true })
    expect(await accepts({ 'httpd.conf': 'MaxSpareServers 5\n' })).toMatchObject({ ok: false })
    expect(await accepts({ 'httpd.conf': 'MaxSpareServers 5\n' }, { mpm: 'prefork' })).toMatchObject({ ok: true })
  })

  test('sees the names that are defined', async () => {
    const files = { 'httpd.conf': '<IfDefine SSL>\nFoo\n</IfDefine>\n' }
    expect(await accepts(files)).toMatchObject({ ok: true })
    expect(await accepts(files, { defines: ['SSL'] })).toMatchObject({ ok: false, line: 2 })
  })

  test('does without the folders, users and certificates of another machine where that is asked', async () => {
    const lines = ['ServerRoot /nonesuch', 'User nonesuch', 'Group nonesuch', 'DocumentRoot "/nonesuch/htdocs"']
    const tls = ['SSLCertificateFile conf/a.crt', 'SSLCertificateKeyFile conf/a.key', 'SSLCACertificatePath /x']
    const files = { 'httpd.conf': [...lines, ...tls, 'Foo'].join('\n') }
    expect(await accepts(files)).toMatchObject({ ok: false, line: 1 })
    expect(await accepts(files, { standIns: true })).toMatchObject({ ok: false, line: 8 })
    expect(await accepts({ 'httpd.conf': [...lines, ...tls].join('\n') }, { standIns: true })).toMatchObject({
      ok: true,
    })
  })

  test('answers many in the order of asking', async () => {
    const texts = Array.from(
      { length: 12 },
      (_, index) => `${'\n'.repeat(index)}${index % 3 === 0 ? 'Foo' : 'Timeout 5'}\n`,
    )
    const verdicts = await acceptsAll(texts.map((text) => ({ files: { 'httpd.conf': text } })))
    expect(verdicts.map(({ line }) => line)).toEqual(texts.map((_, index) => (index % 3 === 0 ? index + 1 : undefined)))
  })
})

describe.skipIf(!httpd())('a running httpd', () => {
  test('takes a .htaccess or answers 500', async () => {
    const texts = [
      'Require all denied\n',
      'AllowOverride None\n',
      '<Files x>\n',
      'Order deny,allow\n',
      'AuthType Basic\nRequire valid-user\n',
    ]
    const verdicts = await acceptsHtaccess(texts)
    expect(verdicts.map(({ ok }) => ok)).toEqual([true, false, false, false, false])
    expect(verdicts[1]?.message).toBe('AllowOverride not allowed here')
    expect(verdicts[2]?.message).toBe('.htaccess:1: <Files> was not closed.')
    expect(verdicts[4]?.message).toContain('need AuthName')
  })

  test('minds AllowOverride and mod_access_compat', async () => {
    const texts = ['Require all denied\n', 'Order deny,allow\nDeny from all\n', 'AddType text/plain .x\n']
    const verdicts = await acceptsHtaccess(texts, { override: 'Limit', accessCompat: true })
    expect(verdicts.map(({ ok }) => ok)).toEqual([false, true, false])
  })
})
