import { spawnSync } from 'node:child_process'
import { chmodSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { cliCommand, run, runIn, useCli } from '../run-cli.js'

useCli()

const old = 'NameVirtualHost *:80\nListen 80\n'
const only = ['--only', 'name-virtual-host']

describe('files that cannot be read: one sentence, the others are read, exit 2', () => {
  test.each<[string, Record<string, string | Uint8Array>, string[], string]>([
    ['a missing path', {}, ['none.conf', 'a.conf'], 'none.conf does not exist.'],
    [
      'a binary file',
      { 'b.conf': Buffer.from([1, 2, 3, 4, 0, 0]) },
      ['b.conf', 'a.conf'],
      'b.conf is not a text file that httpd can read, so the file is not changed.',
    ],
    [
      'UTF-16',
      { 'b.conf': Buffer.from(`\uFEFF${old}`, 'utf16le') },
      ['b.conf', 'a.conf'],
      'b.conf is not a text file that httpd can read, so the file is not changed.',
    ],
    ['links in a circle', { x: '-> y', y: '-> x' }, ['x', 'a.conf'], 'x could not be read: its links form a circle.'],
    ['a device', {}, ['/dev/null', 'a.conf'], '/dev/null is neither a file nor a folder.'],
  ])('%s', (_title, files, args, message) => {
    const { code, out, err } = run({ ...files, 'a.conf': old }, [...only, ...args])
    expect(err).toBe(`httpd-upgrade: ${message}\n`)
    expect(out).toMatch(/^1 finding works differently in 2\.4\.\n\na\.conf:1:1: warning/)
    expect(code).toBe(2)
  })

  test.each<[string, Record<string, string | Uint8Array>, string[], string]>([
    [
      'a folder that links to itself',
      { 'd/up': '-> ..' },
      ['.'],
      'd/up is a link to a folder above itself, so the link was not followed.',
    ],
    ['a link to nothing', { 'd.conf': '-> gone' }, ['.'], 'd.conf is a link to nothing.'],
    [
      'links to nothing, which are one line',
      { 'd/1.conf': '-> gone', 'd/2.conf': '-> gone', 'd/3.conf': '-> gone', e: '-> gone' },
      ['.'],
      '4 links lead to nothing: d/1.conf, d/2.conf, d/3.conf and 1 more.',
    ],
    ['two of them', { 'd/1.conf': '-> gone', e: '-> gone' }, ['.'], '2 links lead to nothing: d/1.conf and e.'],
    [
      "beside those of Red Hat's folder",
      { e: '-> gone', 'd/modules': '-> /usr/lib/gone', 'd/logs': '-> /var/log/gone', 'd/run': '-> /var/run/gone' },
      ['.'],
      'e is a link to nothing.',
    ],
  ])('nothing is lost by %s, which is told and fails nothing', (_title, files, args, message) => {
    const { code, out, err } = run({ ...files, 'a.conf': old }, [...only, ...args])
    expect(err).toBe(`httpd-upgrade: ${message}\n`)
    expect(out).toMatch(/^1 finding works differently in 2\.4\.\n\na\.conf:1:1: warning/)
    expect(code).toBe(1)
    expect(run({ ...files, 'a.conf': 'Listen 80\n' }, [...only, ...args]).code).toBe(0)
  })

  test('nothing to read at all', () => {
    const nothing = 'so nothing was checked. Name the files, or add --include GLOB.\n'
    expect(run({ 'a.md': old }, ['.'])).toMatchObject({
      code: 2,
      out: '',
      err: `httpd-upgrade: No httpd configuration was found in ., ${nothing}`,
    })
    expect(run({}, ['none'])).toMatchObject({ code: 2, out: '', err: 'httpd-upgrade: none does not exist.\n' })
    expect(run({}, ['-'], { input: Buffer.from([0, 1, 2, 3, 4]) })).toMatchObject({
      code: 2,
      out: '',
      err: 'httpd-upgrade: Standard input is not text that httpd can read.\n',
    })
  })

  test('a misspelt command is told from a path', () => {
    const err = 'httpd-upgrade: explian does not exist. Did you mean the command explain?\n'
    expect(run({}, ['explian'])).toMatchObject({ code: 2, out: '', err })
  })

  /** Somebody who may do less than root; where we are not root, ourselves. */
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

  test('a file and a folder that we may not read', () => {
    const root = folder({ 'a.conf': old, 'b.conf': old, 'd/c.conf': old })
    chmodSync(join(root, 'b.conf'), 0o000)
    chmodSync(join(root, 'd'), 0o000)
    const { code, err, out } = runIn(root, [...only, '.'], nobody)
    expect(err).toBe(
      'httpd-upgrade: d could not be read: permission is denied.\nhttpd-upgrade: b.conf could not be read: permission is denied.\n',
    )
    expect([code, out]).toEqual([
      2,
      expect.stringMatching(/^1 finding works differently in 2\.4\.\n\na\.conf:1:1: warning/),
    ])
    chmodSync(join(root, 'd'), 0o755)
  })

  test.each<[string, number, number]>([
    ['a file', 0o444, 0o777],
    ['a folder', 0o666, 0o555],
  ])('%s that we may not write: nothing is changed', (_title, fileMode, folderMode) => {
    const root = folder({ 'a.conf': old, 'b.conf': old })
    chmodSync(join(root, 'a.conf'), fileMode)
    chmodSync(join(root, 'b.conf'), 0o666)
    chmodSync(root, folderMode)
    const { code, out, err, file } = runIn(root, [...only, '--write', 'a.conf', 'b.conf'], nobody)
    expect(err).toMatch(/^httpd-upgrade: a\.conf could not be written: permission is denied\.\n/)
    expect([code, file('a.conf'), file('b.conf')]).toEqual([2, old, old])
    expect(out).toContain('2 safe fixes (--write)')
    chmodSync(root, 0o755)
    expect(readdirSync(root)).toEqual(['a.conf', 'b.conf'])
  })

  test.each(['--format json --output', '--write-baseline'])(
    '%s that fails half-way leaves the old file, and nothing beside',
    (option) => {
      const many = Array.from({ length: 400 }, (_, port) => `NameVirtualHost *:${port}\n`).join('')
      const before = '{ "version": 1 }'
      for (const files of [{ 'a.conf': many }, { 'a.conf': many, out: before }]) {
        const root = folder(files)
        const command = `ulimit -f 4; ${cliCommand()} ${only.join(' ')} ${option} out a.conf`
        const { status, stderr } = spawnSync('bash', ['-c', command], { cwd: root, encoding: 'utf8' })
        expect([status, stderr]).toEqual([
          2,
          expect.stringMatching(/^httpd-upgrade: .*out could not be written: the file would be too large\.\n$/),
        ])
        expect(readdirSync(root)).toEqual(Object.keys(files))
        if ('out' in files) expect(readFileSync(join(root, 'out'), 'utf8')).toBe(before)
      }
    },
  )

  test('a write that fails half-way leaves the file as it was', () => {
    const text = old + '# a comment of many lines\n'.repeat(400)
    const root = folder({ 'a.conf': old, 'b.conf': text })
    // No file may grow beyond 4 KB: the new text of b.conf breaks off in the middle.
    const command = `ulimit -f 4; ${cliCommand()} ${only.join(' ')} --write a.conf b.conf`
    const { status, stderr } = spawnSync('bash', ['-c', command], { cwd: root, encoding: 'utf8' })
    expect(stderr).toBe(
      'httpd-upgrade: b.conf could not be written: the file would be too large.\nhttpd-upgrade: No file was changed.\n',
    )
    expect([
      status,
      readFileSync(join(root, 'a.conf'), 'utf8'),
      readFileSync(join(root, 'b.conf'), 'utf8'),
      readdirSync(root),
    ]).toEqual([2, old, text, ['a.conf', 'b.conf']])
  })
})

describe('texts that nobody would write: a problem in the report, and nothing lost', () => {
  test.each<[string, Record<string, string>, string]>([
    [
      'a circular Include',
      { 'conf/a.conf': `${old}Include conf/b.conf\n`, 'conf/b.conf': 'Include conf/a.conf\n' },
      'conf/b.conf:1:1: problem: conf/a.conf includes conf/b.conf, which includes conf/a.conf again; httpd stops at a circle of Includes.',
    ],
    [
      'a file that includes itself',
      { 'conf/a.conf': `${old}Include conf/a.conf\n` },
      'conf/a.conf:3:1: problem: conf/a.conf includes itself; httpd stops at a circle of Includes.',
    ],
    [
      '10,000 sections in each other',
      { 'a.conf': `${old}${'<IfModule x>\n'.repeat(10_000)}${'</IfModule>\n'.repeat(10_000)}` },
      'a.conf:131:1: problem: Sections are nested more than 128 deep here; the lines inside are not changed.',
    ],
    [
      'a line of 10 MB',
      { 'a.conf': `${old}# ${'x'.repeat(10_000_000)}\n` },
      'a.conf:3:1: problem: The line has more than 8191 characters. 2.2 reads the rest as another line. 2.4 reads one line, and answers 500 for it in a .htaccess file.',
    ],
    [
      'a section that is not closed',
      { 'a.conf': `${old}<Files a>\n` },
      'a.conf:3:1: problem: <Files> is never closed.',
    ],
    [
      'a hundred thousand lines of nonsense',
      { 'a.conf': `${old}${'</a>\n'.repeat(100_000)}` },
      'a.conf:3:1: problem: </a> closes nothing.',
    ],
  ])('%s', (_title, files, problem) => {
    const root = folder(files)
    const found = runIn(root, [...only, '.'])
    expect([found.code, found.err, found.out.split('\n').filter((line) => line.includes(': problem: '))]).toEqual([
      1,
      '',
      [problem],
    ])
    const written = runIn(root, [...only, '--write', '.'])
    const name = problem.replace(/:.*/, '')
    // What cannot be read for sure is left, and the lines around it too.
    expect([written.code, written.err]).toEqual([1, ''])
    expect(written.file(name)).toBe(files[name])
  })
})
