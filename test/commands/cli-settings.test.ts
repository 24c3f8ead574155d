import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { run, runIn, useCli } from '../run-cli.js'

useCli()

const old = 'NameVirtualHost *:80\n'
const settings = (values: object) => JSON.stringify(values, null, 2)
const args = ['--only', 'name-virtual-host', '--format', 'json']
const severities = (out: string): Record<string, string[]> =>
  Object.fromEntries(
    JSON.parse(out).files.map(({ path, findings }: { path: string; findings: { severity: string }[] }) => [
      path,
      findings.map(({ severity }) => severity),
    ]),
  )
const error = settings({ rules: { 'name-virtual-host': 'error' } })

describe('settings are found from the current folder upwards', () => {
  test.each<[string, Record<string, string>, string, string]>([
    ['beside it', { 'a.conf': old, 'httpd-upgrade.json': error }, '.', 'error'],
    ['above it', { 'd/e/a.conf': old, 'httpd-upgrade.json': error }, 'd/e', 'error'],
    ['in package.json', { 'd/a.conf': old, 'package.json': `{ "httpd-upgrade": ${error} }` }, 'd', 'error'],
    [
      'the nearest of them',
      { 'd/a.conf': old, 'd/package.json': `{ "httpd-upgrade": ${error} }`, 'httpd-upgrade.json': '{ "from": "2.4" }' },
      'd',
      'error',
    ],
    [
      'a file of its own before a package.json',
      { 'a.conf': old, 'package.json': '{ "httpd-upgrade": { "from": "2.4" } }', 'httpd-upgrade.json': error },
      '.',
      'error',
    ],
    [
      'past a package.json that says nothing, or is broken',
      {
        'd/a.conf': old,
        'd/package.json': '{ "devDependencies": { "httpd-upgrade": "1" }',
        'httpd-upgrade.json': error,
      },
      'd',
      'error',
    ],
    [
      'up to the root of the repository',
      { 'd/.git/HEAD': '', 'd/a.conf': old, 'httpd-upgrade.json': error },
      'd',
      'warning',
    ],
    [
      'in the root of the repository',
      { '.git': 'gitdir: x\n', 'd/a.conf': old, 'httpd-upgrade.json': error },
      'd',
      'error',
    ],
  ])('%s', (_title, files, within, severity) => {
    const { out, err } = runIn(join(folder(files), within), args)
    expect(err).toBe('')
    expect(Object.values(severities(out))).toEqual([[severity]])
  })

  test('but not where --config or --no-config says otherwise', () => {
    const files = {
      'a.conf': old,
      'httpd-upgrade.json': error,
      'other.json': '{ "rules": { "name-virtual-host": "info" } }',
    }
    expect(severities(run(files, [...args, '--no-config']).out)).toEqual({ 'a.conf': ['warning'] })
    expect(severities(run(files, [...args, '--config', 'other.json']).out)).toEqual({ 'a.conf': ['info'] })
  })

  test('a mistake in them is told with its place, and nothing is done', () => {
    const root = folder({ 'd/a.conf': old, 'httpd-upgrade.json': '{\n  "complet": true\n}\n' })
    const { code, out, err } = runIn(join(root, 'd'), ['--write', 'a.conf'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(
      /^httpd-upgrade: \S+\/httpd-upgrade\.json:2:3: There is no setting "complet"\. Did you mean complete\?/,
    )
    const here = run({ 'package.json': '{ "httpd-upgrade": { "from": 2.2 } }' }, [])
    expect(here.err).toContain('package.json:1:30: "from" must be "auto", "2.2" or "2.4".')
    for (const value of ['"x"', 'null', '[]'])
      expect(run({ 'package.json': `{ "httpd-upgrade": ${value} }` }, []).err).toBe(
        'httpd-upgrade: package.json:1:20: "httpd-upgrade" must be an object of settings, such as {"from": "2.2"}.\n',
      )
    const dependency = { 'a.conf': old, 'package.json': '{ "devDependencies": { "httpd-upgrade": "1" } }' }
    expect(run(dependency, []).code).toBe(1)
    expect(run({ 'package.json': '{}' }, ['--config', 'package.json']).err).toContain('has no key "httpd-upgrade"')
  })
})

describe('paths and globs are told from the settings file', () => {
  const files = {
    'httpd-upgrade.json': settings({ paths: ['conf', 'x.txt'], exclude: ['conf/attic'], include: ['conf/*.tpl'] }),
    'conf/a.conf': old,
    'conf/b.tpl': old,
    'conf/attic/c.conf': old,
    'other/d.conf': old,
    'x.txt': old,
  }

  test('from the folder that it lies in', () => {
    expect(Object.keys(severities(run(files, args).out))).toEqual(['conf/a.conf', 'conf/b.tpl', 'x.txt'])
    expect(Object.keys(severities(run(files, [...args, 'other']).out))).toEqual(['other/d.conf'])
  })

  test('from a folder below', () => {
    const root = folder(files)
    expect(Object.keys(severities(runIn(join(root, 'other'), args).out))).toEqual([
      '../conf/a.conf',
      '../conf/b.tpl',
      '../x.txt',
    ])
    expect(Object.keys(severities(runIn(join(root, 'conf'), [...args, '.']).out))).toEqual(['a.conf', 'b.tpl'])
  })

  test('a path that is not there is told', () => {
    const { code, err } = run({ 'httpd-upgrade.json': '{ "paths": ["none"] }' }, [])
    expect([code, err]).toEqual([2, 'httpd-upgrade: none does not exist.\n'])
  })
})

describe('what the settings call complete is so only where all of it is read', () => {
  const files = { 'httpd-upgrade.json': '{ "complete": true }', 'a.conf': old, 'd/b.conf': old }
  const isComplete = (out: string) => JSON.parse(out).complete

  test.each<[string, string[], boolean]>([
    ['.', [], true],
    ['.', ['.'], true],
    ['.', ['a.conf'], false],
    ['.', ['d'], false],
    ['d', ['.'], false],
    ['d', ['..'], true],
    ['.', ['a.conf', '--assume-complete'], true],
  ])('in %s: %j', (within, paths, expected) => {
    expect(isComplete(runIn(join(folder(files), within), [...args, ...paths]).out)).toBe(expected)
  })

  test('or all of the paths that they name', () => {
    const named = { ...files, 'httpd-upgrade.json': '{ "complete": true, "paths": ["d"] }' }
    expect(isComplete(run(named, args).out)).toBe(true)
    expect(isComplete(run(named, [...args, 'd']).out)).toBe(true)
    expect(isComplete(run(named, [...args, 'a.conf']).out)).toBe(false)
  })
})

describe('folders of the server', () => {
  // Two files of the same name: the end of the path does not tell which one is meant.
  const files = {
    'files/apache/httpd.conf': 'ServerRoot /etc/httpd\nInclude conf.d/*.conf\nInclude /srv/vhosts/one.conf\n',
    'files/apache/conf.d/x.conf': '<Directory /srv>\n',
    'sites/one.conf': 'Include /etc/httpd/none.conf\nInclude /etc/httpd/httpd.conf\n',
    'httpd-upgrade.json': settings({ 'path-mapping': { '/etc/httpd': 'files/apache', '/srv/vhosts': 'sites' } }),
  }
  const circles = (out: string): string[] =>
    JSON.parse(out).files.flatMap(({ problems }: { problems: { message: string }[] }) =>
      problems.map(({ message }) => message).filter((message) => /circle/.test(message)),
    )

  test.each([
    ['.', [], 'files/apache/httpd.conf includes sites/one.conf'],
    ['sites', ['..'], '../files/apache/httpd.conf includes ../sites/one.conf'],
  ])('are looked for where the settings say, from %s', (within, paths, circle) => {
    const { out } = runIn(join(folder(files), within), [...args, ...paths])
    expect(circles(out)[0]).toContain(circle)
  })

  test('also where the paths are given from the root', () => {
    const root = folder(files)
    expect(circles(runIn(root, [...args, root]).out)[0]).toContain(
      `${root}/files/apache/httpd.conf includes ${root}/sites/one.conf`,
    )
  })

  test('and relative names start at the server root of the settings, if no file says one', () => {
    const given = {
      ...files,
      'files/apache/httpd.conf': 'Include vhosts/one.conf\n',
      'httpd-upgrade.json': settings({
        'server-root': '/srv',
        'path-mapping': { '/etc/httpd': 'files/apache', '/srv/vhosts': 'sites' },
      }),
    }
    expect(circles(run(given, args).out)).toHaveLength(1)
    const without = { ...given, 'httpd-upgrade.json': settings({ 'path-mapping': { '/etc/httpd': 'files/apache' } }) }
    expect(circles(run(without, args).out)).toHaveLength(0)
  })
})

test('settings that cannot be read are told', () => {
  const root = folder({ 'a.conf': old })
  mkdirSync(join(root, 'httpd-upgrade.json'))
  expect(runIn(root, ['.'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('httpd-upgrade.json could not be read: it is a folder.'),
  })
  writeFileSync(join(root, 'x.json'), '{}')
  expect(runIn(root, ['--config', 'x.json', '--quiet', '.']).code).toBe(1)
})

describe('what the settings say of modules', () => {
  const files = {
    'conf/httpd.conf': 'ServerRoot /srv\nListen 80\nUser www\nLoadModule mime_module modules/mod_mime.so\n',
    'conf/has': 'Compiled in modules:\n  core.c\n  mod_so.c\n  mod_unixd.c\n',
  }
  const modules = (...paths: readonly string[]) => ({
    ...files,
    'conf/httpd-upgrade.json': JSON.stringify({ modules: paths }),
  })

  test('counts as what --modules says', () => {
    expect(run(files, ['conf']).out).toContain('mod_unixd (for User)')
    expect(run(modules('has'), ['conf']).out).not.toContain('mod_unixd (for User)')
  })

  test('is never run', () => {
    const { code, err } = run(modules('echo mod_unixd.c'), ['conf'])
    expect(err).toContain('"modules" in the settings names conf/echo mod_unixd.c, which does not exist.')
    expect(code).toBe(2)
  })
})

describe('settings are looked for', () => {
  const closed = 'Order allow,deny\nDeny from all\n'
  const off = '{ "rules": { "access-control": "off" } }'
  const found = (files: Readonly<Record<string, string>>, ...args: readonly string[]) =>
    run(files, args).out.includes('[access-control]')

  test.each([
    ['in the folder that is named', { 'a/httpd-upgrade.json': off, 'a/x.conf': closed }, ['a']],
    ['in that of a file that is named', { 'a/httpd-upgrade.json': off, 'a/x.conf': closed }, ['a/x.conf']],
    ['above it', { 'a/httpd-upgrade.json': off, 'a/b/x.conf': closed }, ['a/b']],
    [
      'in the folder that holds all that are named',
      { 'a/httpd-upgrade.json': off, 'a/b/x.conf': closed, 'a/c/y.conf': closed },
      ['a/b', 'a/c/y.conf'],
    ],
    ['in the current folder too', { 'httpd-upgrade.json': off, 'a/x.conf': closed }, ['a']],
  ])('%s', (_, files, args) => {
    expect(found(files, ...args)).toBe(false)
  })

  test('not in a folder that holds only some of what is named', () => {
    const files = { 'a/httpd-upgrade.json': off, 'a/x.conf': closed, 'b/x.conf': closed }
    expect(found(files, 'a', 'b')).toBe(true)
  })
})

test('the site of the README has its access rules rewritten by the command that shows it', () => {
  const root = folder()
  cpSync(fileURLToPath(new URL('../sites/legacy', import.meta.url)), join(root, 'legacy'), { recursive: true })
  const { out } = runIn(root, ['--write', '--only', 'access', 'legacy'])
  expect(out).not.toContain('for review')
  const texts = ['conf/httpd.conf', 'conf.d/ssl.conf', 'vhosts.d/sites.conf', 'htdocs/intern/.htaccess'].map((path) =>
    readFileSync(join(root, 'legacy', path), 'latin1'),
  )
  expect(texts.join('')).not.toMatch(/^\s*(Order|Allow|Deny|Satisfy)\b/m)
})
