import { rmSync } from 'node:fs'
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

test('two servers under one root stay two', () => {
  const files = Object.fromEntries(
    ['httpd', 'httpd-ssl'].flatMap((name) => [
      [`old/etc/${name}/conf/httpd.conf`, main(`/etc/${name}`, `/srv/${name}`)],
      [`old/srv/${name}/a/.htaccess`, 'Order deny,allow\nDeny from all\n'],
    ]),
  )
  const root = folder({ ...files, 'old/srv/extra/files/index.html': '' })
  const { out } = runIn(root, ['old'])
  expect(out.match(/^old is \/ of the server .*|^The server of .*/gm)).toEqual([
    'old is / of the server that etc/httpd/conf/httpd.conf starts.',
    'old is / of the server that etc/httpd-ssl/conf/httpd.conf starts.',
    'The server of old/etc/httpd/conf/httpd.conf:',
    'The server of old/etc/httpd-ssl/conf/httpd.conf:',
  ])
  expect(accessIn(root, ['old']).filter(({ safe }) => !safe)).toEqual([])
})

test('of the configuration that 2.2 installs its own file comes first, and what it does not read enters no list', () => {
  const texts = Object.entries(own('upstream', '')).map(([path, text]) => [path, text.replace(/^(?=Include)/gm, '#')])
  const { out } = runIn(folder(Object.fromEntries(texts)), ['conf'])
  expect(/^conf\/\S+?(?=:)/m.exec(out)?.[0]).toBe('conf/httpd.conf')
  expect(out.match(/^.*conf\/extra.*$/gm)).toEqual([expect.stringMatching(/^No line of the server reads conf\/extra/)])
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
    expect(out).toContain('if: No other .htaccess file in /srv/extra/files sets access rules (Order, ')
    expect(out).toContain('ssh SERVER tar -cf - -C / srv/extra/files | tar -xf - -C old')
  })
})
