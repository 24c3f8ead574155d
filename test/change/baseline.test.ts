import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { commitAll, plainGit, repository } from '../repository.js'
import { type Run, runIn, useCli } from '../run-cli.js'

useCli()

const old = 'NameVirtualHost *:80\n'
const fresh = 'DirectoryIndex index.html\n'
const access = '<Directory /a>\nOrder allow,deny\nAllow from all\n</Directory>\n'
const env = plainGit()
const only = ['--only', 'name-virtual-host,access-control']
const file = 'old.json'

const run = (root: string, ...args: string[]) => runIn(root, [...only, ...args], { env })
const write = (root: string, ...args: string[]) => run(root, '--write-baseline', file, ...args)
const check = (root: string, ...args: string[]) => run(root, '--baseline', file, '--format', 'json', ...args)
const text = (root: string) => readFileSync(join(root, file), 'utf8')

function findings({ out }: Run): string[] {
  if (out === '') return []
  const report = JSON.parse(out) as { files: { path: string; findings: { line: number; rule: string }[] }[] }
  return report.files.flatMap(({ path, findings }) => findings.map(({ line, rule }) => `${path}:${line} ${rule}`))
}

/** A folder with a baseline of these files. */
function based(files: Readonly<Record<string, string>>): string {
  const root = folder(files)
  expect(write(root).code).toBe(0)
  return root
}

describe('--baseline', () => {
  test('an old configuration begins clean, and only what is new fails', () => {
    const root = folder({ 'a.conf': old + access, 'sub/b.conf': old })
    expect(run(root).code).toBe(1)
    const first = write(root)
    expect([first.code, first.out]).toEqual([
      0,
      'old.json lists 3 findings. To report only new findings, add --baseline old.json\n',
    ])
    const clean = check(root)
    expect([clean.code, findings(clean), clean.err]).toEqual([0, [], '3 findings of the baseline are left out.\n'])
    writeFileSync(join(root, 'sub/b.conf'), `${old}${access}`)
    expect([check(root).code, findings(check(root))]).toEqual([1, ['sub/b.conf:3 access-control']])
  })

  test('a file that is called otherwise now brings nothing new, unless it does', () => {
    const root = based({ 'a.conf': old + access, 'b.conf': access })
    renameSync(join(root, 'a.conf'), join(root, 'z.conf'))
    const moved = check(root)
    expect([moved.code, findings(moved), moved.err]).toEqual([0, [], '3 findings of the baseline are left out.\n'])
    writeFileSync(join(root, 'z.conf'), old + access + old)
    expect(findings(check(root))).toEqual(['z.conf:6 name-virtual-host'])
    writeFileSync(join(root, 'z.conf'), old)
    writeFileSync(join(root, 'c.conf'), access)
    writeFileSync(join(root, 'd.conf'), access)
    expect(findings(check(root)), 'what moved can have moved to one place').toEqual(['d.conf:2 access-control'])
    expect(write(root).code).toBe(0)
    expect(text(root)).not.toContain('"a.conf')
  })

  test('what is copied is new, for the other is still there', () => {
    const root = based({ 'a.conf': old })
    writeFileSync(join(root, 'b.conf'), old)
    expect(findings(check(root))).toEqual(['b.conf:1 name-virtual-host'])
  })

  const changes: readonly (readonly [title: string, before: string, after: string, found: string[]])[] = [
    ['moved down', old, `# a\n\n${old}`, []],
    ['indented, with other line ends', access, access.replace(/\n/g, '\r\n  '), []],
    ['moved past another', old + access, access + old, []],
    ['once more', old, `${old}${fresh}${old}`, ['a.conf:3 name-virtual-host']],
    ['with other words', old, 'NameVirtualHost *:81\n', ['a.conf:1 name-virtual-host']],
    ['in another section', access, access.replace('/a', '/b'), ['a.conf:2 access-control']],
  ]
  test.each(changes)('a line %s', (_, before, after, found) => {
    const root = based({ 'a.conf': before })
    writeFileSync(join(root, 'a.conf'), after)
    expect(findings(check(root))).toEqual(found)
  })

  test('what is gone is said, and taken off the list when it is written again', () => {
    const root = based({ 'a.conf': old, 'b.conf': old, 'c.conf': old })
    writeFileSync(join(root, 'a.conf'), fresh)
    rmSync(join(root, 'b.conf'))
    const { code, err } = check(root)
    expect([code, err]).toEqual([
      0,
      '1 finding of the baseline is left out.\n2 findings of the baseline are gone; --write-baseline old.json removes them from the list.\n',
    ])
    expect(check(root, '--quiet').err).toBe('')
    write(root)
    expect(text(root)).toMatch(/^\{\n {2}"c\.conf name-virtual-host [0-9a-f]{16}": 1,\n {2}"version": 1\n\}\n$/)
  })

  test('of files and rules that a run does not look at it says nothing, and keeps their entries', () => {
    const root = based({ 'a.conf': old + access, 'b.conf': old })
    const before = text(root)
    expect(check(root, 'a.conf').err).toBe('2 findings of the baseline are left out.\n')
    writeFileSync(join(root, 'a.conf'), fresh)
    const part = runIn(root, ['--skip', 'access-control', '--write-baseline', file, 'a.conf'], { env })
    expect([part.code, part.out]).toEqual([
      0,
      'old.json lists 0 findings, and 2 entries for files and rules that this run did not check. To report only new findings, add --baseline old.json\n',
    ])
    expect(text(root).split('\n')).toEqual(before.split('\n').filter((line) => !line.includes('a.conf name-virtual')))
  })

  test('is the same from every folder, and for what is staged', () => {
    const repo = repository({ 'conf/a.conf': old })
    runIn(join(repo.root, 'conf'), [...only, '--write-baseline', '../old.json'], { env })
    expect(text(repo.root)).toContain('"conf/a.conf name-virtual-host ')
    repo.stage('conf/a.conf', `# 1\n${old}${access}`)
    expect(findings(check(repo.root))).toEqual(['conf/a.conf:4 access-control'])
    expect(findings(check(repo.root, '--staged'))).toEqual(['conf/a.conf:4 access-control'])
    const within = runIn(join(repo.root, 'conf'), [...only, '--baseline', '../old.json', '--staged', '--quiet'], {
      env,
    })
    expect(within.out).toContain('1 finding')
  })

  test('can be named in the settings, and is not held against the run that writes it', () => {
    const settings = JSON.stringify({ baseline: file })
    const root = folder({ 'httpd-upgrade.json': settings, 'sub/a.conf': old })
    expect(write(root).out).toMatch(/^old\.json lists 1 finding\./)
    const within = runIn(join(root, 'sub'), only, { env })
    expect([within.code, within.err]).toEqual([0, '1 finding of the baseline is left out; --no-baseline shows it.\n'])
    expect(runIn(join(root, 'sub'), [...only, '--no-baseline'], { env })).toMatchObject({ code: 1, err: '' })
    expect(write(root).out).toMatch(/^old\.json lists 1 finding\./)
    expect(run(root, '--no-config').code).toBe(1)
  })

  test('the report says that it is not about everything', () => {
    const root = based({ 'a.conf': old })
    const said = (...args: string[]) => run(root, '--baseline', file, ...args).out
    expect(said('--quiet')).toBe('1 file read: no problems beyond the baseline for 2.4.\n')
    writeFileSync(join(root, 'a.conf'), `${old}${old.replace('80', '81')}`)
    expect(said('--quiet')).toContain('1 file read, 1 finding beyond the baseline: ')
    writeFileSync(join(root, 'a.conf'), old.replace('80', '81'))
    expect(said('--quiet')).toContain('1 file read, 1 finding: ')
  })

  test('the checklist is there once nothing is left out any more', () => {
    const site = 'ServerRoot /srv\nListen 80\nLoadModule php5_module modules/libphp5.so\n'
    const root = folder({ 'httpd.conf': site })
    const checklist = () => JSON.parse(runIn(root, ['--baseline', file, '--format', 'json'], { env }).out).checklist
    writeFileSync(join(root, file), '{ "version": 1 }')
    expect(checklist()).not.toEqual([])
    runIn(root, ['--write-baseline', file], { env })
    expect(checklist()).toEqual([])
  })

  test('--write leaves what it lists as it is', () => {
    const root = based({ 'a.conf': old })
    writeFileSync(join(root, 'a.conf'), `${old}${old.replace('80', '81')}`)
    expect(run(root, '--baseline', file, '--write').file('a.conf')).toBe(old)
  })

  test('git merges what two people take away and add, be it the last lines', () => {
    const names = ['a', 'b', 'c', 'd', 'y', 'z'].map((name) => `${name}.conf`)
    const repo = repository({ 'l.conf': fresh, ...Object.fromEntries(names.map((name) => [name, old])) })
    write(repo.root)
    commitAll(repo)
    const change = (branch: string, files: Record<string, string>) => {
      repo.git('checkout', '--quiet', '-b', branch, 'main')
      for (const [name, text] of Object.entries(files)) repo.write(name, text)
      write(repo.root)
      commitAll(repo)
    }
    change('one', { 'a.conf': fresh, 'z.conf': fresh })
    change('two', { 'c.conf': fresh, 'l.conf': old })
    repo.git('merge', '--quiet', '--no-edit', 'one')
    const merged = text(repo.root)
    write(repo.root)
    expect(text(repo.root)).toBe(merged)
    expect(check(repo.root).code).toBe(0)
  })

  test.each<[string, string]>([
    [
      '{}',
      'old.json: The file is not a baseline of version 1. Delete the file, and write a new one with --write-baseline.',
    ],
    [
      '{ "version": 2 }',
      'old.json: The file is not a baseline of version 1. Delete the file, and write a new one with --write-baseline.',
    ],
    [
      '[]',
      'old.json: The file is not a baseline. Name another file, or delete this file and write a new baseline with --write-baseline.',
    ],
    [
      '{ "a": 1, "version": 1 }',
      'old.json: The entry "a" is not valid. Remove that line, or write a new file with --write-baseline.',
    ],
    [
      '{ "a.conf name-virtual-host 0123456789abcdef": 0, "version": 1 }',
      'old.json: The entry "a.conf name-virtual-host 0123456789abcdef" is not valid. Remove that line, or write a new file with --write-baseline.',
    ],
    [
      '{\n<<<<<<< HEAD\n',
      'old.json: The file contains a merge conflict. Keep the lines of both sides, or write a new file with --write-baseline.',
    ],
  ])('%j is none', (content, reason) => {
    const { code, err } = run(folder({ 'a.conf': old, [file]: content }), '--baseline', file)
    expect([code, err.replace(' `httpd-upgrade --help` lists the options.', '')]).toEqual([
      2,
      `httpd-upgrade: ${reason}\n`,
    ])
  })

  test.each<[string[], string]>([
    [['--baseline', '/dev/zero'], '/dev/zero: It is not a file; name another.'],
    [['--write-baseline', '/dev/full'], '/dev/full: It is not a file; name another.'],
    [['--write-baseline', 'no/such.json'], 'no/such.json could not be written: its folder does not exist.'],
    [['--baseline', 'none.json'], 'none.json does not exist; --write-baseline none.json creates it.'],
    [['--write-baseline', file, '--write'], '--write-baseline only lists findings. Fix the findings in another run.'],
    [
      ['--write-baseline', file, '--staged'],
      '--write-baseline records all findings, so it cannot be used with --staged, --changed or --baseline.',
    ],
  ])('%j cannot be done', (args, reason) => {
    const { code, err } = run(folder({ 'a.conf': old }), ...args)
    expect([code, err.replace(' `httpd-upgrade --help` lists the options.', '')]).toEqual([
      2,
      `httpd-upgrade: ${reason}\n`,
    ])
  })
})

describe('--context', () => {
  const limit = '<LimitExcept GET>\nSetEnv A b\n</LimitExcept>\n'
  const files = {
    'httpd.conf': `${old}<Directory "/var/www">\nAllowOverride FileInfo\n</Directory>\n`,
    'htdocs/.htaccess': limit,
    'other/.htaccess': limit,
    'README.md': 'Listen 80\n',
  }
  const context = (root: string, ...args: string[]) =>
    runIn(root, ['--only', 'limit-htaccess-override,name-virtual-host', '--context', '.', ...args], { env })

  test('reports on the named files alone, knowing the others', () => {
    const root = folder(files)
    const report = context(root, '--format', 'json', 'htdocs/.htaccess', join(root, 'README.md'))
    expect(findings(report)).toEqual(['htdocs/.htaccess:1 limit-htaccess-override'])
    expect(report.code).toBe(1)
    expect(findings(context(root, '--format', 'json', 'htdocs'))).toHaveLength(1)
  })

  test('writes the named files alone', () => {
    const root = folder(files)
    const { file: now } = context(root, '--write', 'httpd.conf')
    expect(now('httpd.conf')).toBe(files['httpd.conf'].replace(old, ''))
    expect(now('other/.htaccess')).toBe(limit)
  })

  test('of what is no configuration it says nothing', () => {
    const { code, out, err } = context(folder(files), 'README.md')
    expect([code, out, err]).toEqual([0, '', ''])
  })

  test('links that lead nowhere, elsewhere in the folder, stop nobody', () => {
    const root = folder({ ...files, 'other/lost.conf': '-> nowhere', 'other/loop': '-> ..' })
    expect(context(root, 'README.md')).toMatchObject({ code: 0, err: '' })
    expect(context(root, 'other')).toMatchObject({
      code: 1,
      err: expect.stringContaining('lost.conf is a link to nothing'),
    })
    expect(context(root, 'other/lost.conf').err).toBe('httpd-upgrade: other/lost.conf does not exist.\n')
  })

  test('a file that is not there is a mistake', () => {
    const { code, err } = context(folder(files), 'nowhere.conf')
    expect([code, err]).toEqual([2, 'httpd-upgrade: nowhere.conf does not exist.\n'])
  })
})
