import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { runIn, useCli } from '../run-cli.js'
import { copiedServers, copyOf, main } from './copied-servers.js'
import { own } from './own-trees.js'

useCli()

/** The access rules that are reported there: the path of each, and whether its fix is safe. */
function accessIn(cwd: string, paths: readonly string[]): readonly { readonly at: string; readonly safe: boolean }[] {
  const { out } = runIn(cwd, ['--format', 'json', '--only', 'access-control', ...paths])
  const report = JSON.parse(out) as {
    files: { path: string; findings: { line: number; fix: { safe: boolean } | null }[] }[]
  }
  return report.files.flatMap(({ path, findings }) =>
    findings.map(({ line, fix }) => ({ at: `${path}:${line}`, safe: fix?.safe === true })),
  )
}

test('the root of a copy whose files do not tell it is said, on the command line or in the settings', () => {
  const files = {
    'old/opt/conf/httpd.conf': main('/srv/www', '/srv/docs').replace(/\/srv\/extra\/files/g, '/srv/docs/extra'),
    'old/srv/docs/extra/a.html': '',
    'old/srv/docs/a/.htaccess': 'Order deny,allow\nDeny from all\n',
  }
  const root = folder(files)
  expect(accessIn(root, ['old']).every(({ safe }) => safe)).toBe(false)
  expect(accessIn(root, ['--root', 'old', 'old']).every(({ safe }) => safe)).toBe(true)
  expect(accessIn(join(root, 'old'), ['--root', '.', '.']).every(({ safe }) => safe)).toBe(true)
  const said = folder({ ...files, 'httpd-upgrade.json': '{ "root": "old" }\n' })
  expect(accessIn(said, ['old']).every(({ safe }) => safe)).toBe(true)
  expect(accessIn(join(said, 'old'), ['.']).every(({ safe }) => safe)).toBe(true)
})

const refused = 'Order deny,allow\nDeny from all\n'

const linking = (target: string) => ({
  'old/etc/httpd/conf/httpd.conf': `Include conf.d/*.conf\n${main('/etc/httpd', '/var/www/current')}`,
  'old/etc/httpd/conf.d/app.conf': `-> ${target}`,
  'old/var/www/current': '-> /srv/releases/12',
  'old/srv/releases/12/a/.htaccess': refused,
  'old/srv/extra/files/index.html': '',
})

test('links that say the whole path of the server lead to what was copied of it, which is written there', () => {
  const app = 'old/usr/share/app/app.conf'
  const root = folder({
    ...linking('/usr/share/app/app.conf'),
    [app]: `<Directory /srv/app>\n${refused}</Directory>\n`,
  })
  const found = accessIn(root, ['old'])
  expect(found.filter(({ safe }) => !safe)).toEqual([])
  expect(found.map(({ at }) => at)).toEqual(expect.arrayContaining([`${app}:2`, 'old/srv/releases/12/a/.htaccess:1']))
  runIn(root, ['--write', 'old'])
  expect(readFileSync(join(root, app), 'utf8')).toBe('<Directory /srv/app>\nRequire all denied\n</Directory>\n')
})

test('a link that leads out of the copy leads to nothing, whatever this machine has there', () => {
  const machine = folder({ 'app.conf': `<Directory /srv/app>\n${refused}</Directory>\n` })
  const target = join(machine, 'app.conf')
  const root = folder(linking(target))
  for (const path of ['old', 'old/etc/httpd/conf/httpd.conf']) {
    expect(accessIn(root, [path]).filter(({ safe }) => safe)).toEqual([])
    const { out, err } = runIn(root, [path])
    expect(err).toMatch(
      /^httpd-upgrade: \S*conf.d\/app.conf is a link to nothing in the copy, so httpd does not start\. .*\n$/,
    )
    expect(out).toContain(`ssh SERVER tar -cf - -C / ${target.slice(1)} | tar -xf - -C old`)
  }
  runIn(root, ['--write', '--review', 'old'])
  expect(readFileSync(target, 'utf8')).toContain(refused)
})

test('what is missing of a copy is said once, with the command that brings it', () => {
  const modules = ['alias', 'dir', 'env', 'mime', 'ssl']
  const root = folder({
    'old/etc/apache2/apache2.conf':
      'User ${APACHE_RUN_USER}\nLogLevel warn\nInclude mods-enabled/*.load\nInclude httpd.conf\nInclude ports.conf\nOrder allow,deny\n',
    ...Object.fromEntries(
      modules.map((name) => [`old/etc/apache2/mods-enabled/${name}.load`, `-> ../mods-available/${name}.load`]),
    ),
    'old/etc/apache2/mods-available/README': '',
  })
  const { out, err } = runIn(root, ['upgrade', '--yes', 'old'])
  expect(err).toBe(
    'httpd-upgrade: 5 links in old/etc/apache2/mods-enabled lead to nothing, so httpd does not start and a2enmod fails: alias.load, dir.load, env.load and 2 more. Copy their targets, such as ../mods-available/alias.load, or remove them (`find old/etc/apache2/mods-enabled -xtype l -delete`).\n',
  )
  const brought = 'etc/apache2/mods-available etc/apache2/httpd.conf etc/apache2/ports.conf'
  expect(out).toContain(
    `To copy the rest of the server:\n  ssh SERVER tar -cf - -C / ${brought} | tar -xf - --skip-old-files -C old\n`,
  )
  expect(out).toContain(
    'Included by the configuration, but not in this copy: mods-enabled/*.load, httpd.conf, ports.conf.',
  )
})

test('what is missing is said although a main file that no server reads lies beside', () => {
  const text = `${main('/etc/httpd', '/var/www/html')}Include conf/extra/missing.conf\n`
  const root = folder({
    'old/etc/httpd/conf/httpd.conf': text,
    'old/etc/httpd/conf/original/httpd.conf': text,
    'old/var/www/html/index.html': '',
  })
  expect(runIn(root, ['upgrade', 'old']).out).toContain(
    '  ssh SERVER tar -cf - -C / etc/httpd/conf/extra/missing.conf |',
  )
})

test('two servers under one root stay two', () => {
  const files = Object.fromEntries(
    ['httpd', 'httpd-ssl'].flatMap((name) => [
      [`old/etc/${name}/conf/httpd.conf`, main(`/etc/${name}`, `/srv/${name}`)],
      [`old/srv/${name}/a/.htaccess`, 'Order deny,allow\nDeny from all\n'],
    ]),
  )
  const root = folder({ ...files, 'old/srv/extra/files/index.html': '' })
  const { out } = runIn(root, ['old'])
  expect(out.match(/^old is treated as .*|^The server of .*/gm)).toEqual([
    "old is treated as the server's root folder (/). Its main file is etc/httpd/conf/httpd.conf.",
    "old is treated as the server's root folder (/). Its main file is etc/httpd-ssl/conf/httpd.conf.",
    'The server of old/etc/httpd/conf/httpd.conf:',
    'The server of old/etc/httpd-ssl/conf/httpd.conf:',
  ])
  expect(accessIn(root, ['old']).filter(({ safe }) => !safe)).toEqual([])
})

test('of the configuration that 2.2 installs its own file comes first, and what it does not read enters no list', () => {
  const texts = Object.entries(own('upstream', '')).map(([path, text]) => [path, text.replace(/^(?=Include)/gm, '#')])
  const { out } = runIn(folder(Object.fromEntries(texts)), ['conf'])
  expect(/^conf\/\S+?(?=:)/m.exec(out)?.[0]).toBe('conf/httpd.conf')
  expect(out.match(/^.*conf\/extra.*$/gm)).toEqual([expect.stringMatching(/^The server does not read conf\/extra/)])
})

describe.each(Object.entries(copiedServers))('the copy of a server, %s', (_, layout) => {
  test('has a safe fix for every access rule, however it is named', () => {
    const root = copyOf(layout)
    const ways: readonly (readonly [string, string])[] = [
      [root, 'old'],
      [root, join(root, 'old')],
      [join(root, 'old'), '.'],
    ]
    for (const [cwd, path] of ways) {
      const found = accessIn(cwd, [path])
      expect(found).toHaveLength(8)
      expect(found.filter(({ safe }) => !safe)).toEqual([])
    }
  })

  test('leaves for review what lies in a folder that was not copied, and nothing else', () => {
    const root = copyOf(layout)
    rmSync(join(root, 'old/srv/extra'), { recursive: true })
    const found = accessIn(root, ['old'])
    expect(found).toHaveLength(7)
    expect(found.filter(({ safe }) => !safe)).toHaveLength(1)
    const { out } = runIn(root, ['old'])
    expect(out).toContain('if: No .htaccess file in /srv/extra/files sets access rules (Order, ')
    expect(out).toContain(
      "ssh SERVER 'cd / && (find srv/extra/files -type d -o -name .htaccess) | tar -cf - --no-recursion -T -' | tar -xf - -C old",
    )
  })
})

test('the command that copies what is missing brings .htaccess files and named files, and no documents', () => {
  const extra = { 'srv/extra/a b/.htaccess': refused, 'srv/extra/page.html': 'hi\n', 'etc/pki/x.pem': 'x\n' }
  const root = folder({
    'old/etc/httpd/conf/httpd.conf': `${main('/etc/httpd', '/srv/extra')}SSLCertificateFile /etc/pki/x.pem\n`,
    ...Object.fromEntries(Object.entries(extra).map(([path, text]) => [`server/${path}`, text])),
    // Stands in for the shell on the old server.
    'bin/ssh': '#!/bin/sh\nshift\neval "$(printf %s "$*" | sed "s#cd /#cd server#")"\n',
  })
  chmodSync(join(root, 'bin/ssh'), 0o755)
  const { out } = runIn(root, ['upgrade', '--yes', 'old'])
  const [command = ''] = /ssh SERVER .*$/m.exec(out.slice(out.indexOf('Before you start'))) ?? []
  const env = { ...process.env, PATH: `${join(root, 'bin')}:${process.env.PATH}` }
  expect(spawnSync('sh', ['-c', command], { cwd: root, env, encoding: 'utf8' }).stderr).toBe('')
  expect(existsSync(join(root, 'old/srv/extra/a b/.htaccess'))).toBe(true)
  expect(existsSync(join(root, 'old/etc/pki/x.pem'))).toBe(true)
  expect(existsSync(join(root, 'old/srv/extra/page.html'))).toBe(false)
})

test('an Include of a folder that was not copied reads no file of another folder with that name', () => {
  const root = folder({
    'old/etc/httpd/conf/httpd.conf': `${main('/etc/httpd', '/var/www/html')}Include /opt/app/conf.d/*.conf\n`,
    'old/etc/httpd/conf.d/x.conf': 'KeepAlive yes\n',
    'old/var/www/html/index.html': '',
  })
  expect(runIn(root, ['--format', 'files', 'old']).out).not.toContain('x.conf: read by')
  const { out } = runIn(root, ['upgrade', 'old'])
  expect(out).toContain('Included by the configuration, but not in this copy: /opt/app/conf.d/*.conf.')
  expect(out).toContain('  ssh SERVER tar -cf - -C / opt/app/conf.d | tar -xf - -C old\n')
  // Once it is copied, it is what the line reads.
  const copied = folder({
    'old/etc/httpd/conf/httpd.conf': `${main('/etc/httpd', '/var/www/html')}Include /opt/app/conf.d/*.conf\n`,
    'old/etc/httpd/conf.d/x.conf': 'KeepAlive yes\n',
    'old/opt/app/conf.d/y.conf': 'KeepAlive yes\n',
  })
  const { file } = runIn(copied, ['--write', 'old'])
  expect(file('old/opt/app/conf.d/y.conf')).toBe('KeepAlive On\n')
  expect(file('old/etc/httpd/conf.d/x.conf')).toBe('KeepAlive yes\n')
})
