import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { folder } from '../folder.js'
import { runIn, useCli } from '../run-cli.js'

useCli()

const staged = (files: Readonly<Record<string, string>>) => {
  const root = folder(files)
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
  ])
    spawnSync('git', args, { cwd: root })
  return root
}

test('a staged file counts that the settings call configuration, though its name does not say so', () => {
  const files = { 'a.odd': 'NameVirtualHost *:80\n', 'README.md': 'x\n' }
  const settings = { include: ['*.odd'], rules: { 'name-virtual-host': 'error' } }
  const args = ['--staged', '--only', 'name-virtual-host']
  expect(runIn(staged(files), args).code).toBe(0)
  const { code, out } = runIn(staged({ ...files, 'httpd-upgrade.json': JSON.stringify(settings) }), args)
  expect([code, out]).toEqual([1, expect.stringMatching(/^1 error keeps 2\.4 from starting\.\n\na\.odd:1:1: error: /)])
})

test('of the repository that part counts which the settings say to check, also with --context', () => {
  const old = 'NameVirtualHost *:80\n'
  const files = { 'conf/a.conf': old, 'etc/odd': old, 'other/b.conf': old, 'conf/README.md': 'x\n' }
  const root = staged({ ...files, 'httpd-upgrade.json': '{ "paths": ["conf", "etc/odd"] }' })
  const found = (...args: string[]): string[] =>
    JSON.parse(
      runIn(root, ['--only', 'name-virtual-host', '--format', 'json', ...args]).out || '{"files":[]}',
    ).files.map(({ path }: { path: string }) => path)
  expect(found('--staged')).toEqual(['conf/a.conf', 'etc/odd'])
  expect(found('--staged', 'other')).toEqual(['other/b.conf'])
  expect(found('--context', '.', 'other/b.conf', 'conf/a.conf')).toEqual(['conf/a.conf'])
})

test.each(['attic', 'conf/attic', 'conf/attic/', './conf/attic', 'conf/att*', 'conf/attic/**'])(
  'what the settings exclude is passed over, be it by the name of its folder: %s',
  (glob) => {
    const old = 'NameVirtualHost *:80\n'
    const files = { 'conf/a.conf': old, 'conf/attic/b.conf': old, 'conf/attic/deep/c.conf': old }
    const root = staged({ ...files, 'httpd-upgrade.json': JSON.stringify({ exclude: [glob] }) })
    const plain = staged(files)
    const found = (cwd: string, ...args: string[]): string[] =>
      JSON.parse(runIn(cwd, ['--only', 'name-virtual-host', '--format', 'json', ...args]).out).files.map(
        ({ path }: { path: string }) => path,
      )
    expect(found(root, '--staged')).toEqual(['conf/a.conf'])
    expect(found(plain, '--staged', '--exclude', glob)).toEqual(['conf/a.conf'])
    expect(found(root)).toEqual(['conf/a.conf'])
    expect(found(root, '--context', '.', ...Object.keys(files))).toEqual(['conf/a.conf'])
  },
)

test('an empty list of paths says nothing', () => {
  const root = staged({ 'a.conf': 'NameVirtualHost *:80\n', 'httpd-upgrade.json': '{ "paths": [] }' })
  expect([runIn(root, ['--quiet']).code, runIn(root, ['--staged', '--quiet']).code]).toEqual([1, 1])
})

test('and Include lines resolve by its path mapping', () => {
  const settings = { 'path-mapping': { '/etc/httpd': 'files/apache', '/srv/vhosts': 'sites' } }
  const root = staged({
    'files/apache/httpd.conf': 'ServerRoot /etc/httpd\nInclude /srv/vhosts/one.conf\n',
    'sites/one.conf': 'Include httpd.conf\nNameVirtualHost *:80\n',
    'httpd-upgrade.json': JSON.stringify(settings),
  })
  expect(runIn(root, ['--staged']).out).toContain('files/apache/httpd.conf includes sites/one.conf')
})
