import { describe, expect, test } from 'vitest'
import { run, useCli } from '../run-cli.js'

useCli()

const files = { 'conf/httpd.conf': 'ServerRoot /etc/httpd\nListen 80\nLockFile logs/lock\n' }
const said = `AH00526: Syntax error on line 3 of /etc/httpd/conf/httpd.conf:
Invalid command 'LockFile', perhaps misspelled or defined by a module not included in the server configuration
`

describe('explain', () => {
  test('a log on standard input, with the line of the current folder', () => {
    const { code, out, err } = run(files, ['explain'], { input: said })
    expect(out).toMatch(/^Invalid command 'LockFile'[^\n]*\n {2}why {2}2\.4 has no LockFile\.\n {2}do /)
    expect(out).toContain('\n  at   conf/httpd.conf:3: LockFile logs/lock\n')
    expect(out).toMatch(/\n1 message\.\n$/)
    expect([code, err]).toEqual([0, ''])
  })

  test('a link to nothing beside the configuration is told, and fails nothing', () => {
    const { code, err } = run({ ...files, 'conf/dead.conf': '-> nowhere.conf' }, ['explain', '--path', 'conf'], {
      input: said,
    })
    expect([code, err]).toEqual([0, 'httpd-upgrade: conf/dead.conf is a link to nothing.\n'])
  })

  test('words of the command line', () => {
    expect(run({}, ['explain', 'AH01630'])).toMatchObject({ code: 0, out: expect.stringMatching(/^AH01630\n/) })
  })

  test('the path of a log, and not that of a folder', () => {
    const { code, out } = run({ ...files, 'error.log': said }, ['explain', 'error.log'])
    expect([code, out]).toEqual([0, expect.stringContaining('\n  at   conf/httpd.conf:3: LockFile logs/lock\n')])
    expect(run(files, ['explain', 'conf'])).toMatchObject({
      code: 2,
      err: expect.stringContaining(
        'conf is a folder. Give the message or a log, and --path conf for the configuration.',
      ),
    })
  })

  test('with --path, from anywhere', () => {
    const { out } = run({ 'a/httpd.conf': files['conf/httpd.conf'], 'b/x': '' }, ['explain', '--path', 'a'], {
      input: said.replace('conf/httpd.conf', 'httpd.conf'),
    })
    expect(out).toContain('at   a/httpd.conf:3')
  })

  test('in JSON', () => {
    const { code, out } = run(files, ['explain', '--format', 'json'], { input: said })
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      version: 1,
      messages: [
        {
          known: true,
          count: 1,
          rules: [{ id: 'accept-mutex' }],
          places: [
            {
              path: 'conf/httpd.conf',
              line: 3,
              fix: { safe: true, changes: [{ before: 'LockFile logs/lock\n', after: '' }] },
            },
          ],
        },
      ],
      summary: { messages: 1, known: 1, unknown: 0, notices: 0 },
    })
  })

  test('ends with 1 where something is not known, and with 2 where there is nothing', () => {
    expect(run({}, ['explain', 'AH99999: Odd'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('Not known to httpd-upgrade.'),
    })
    expect(run({}, ['explain', 'AH02042: rejecting'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/about one connection.*It comes from mod_ssl.*1 of them not about the configuration/s),
    })
    expect(run({}, ['explain'], { input: ' \n' })).toMatchObject({ code: 2, err: expect.stringContaining('2>&1') })
    expect(run({}, ['explain', 'AH01630', '--path', 'nowhere'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('nowhere'),
    })
  })
})

describe('--verify', () => {
  const accepts = 'grep -q "" {} #'
  test('says that the copy is accepted, and changes nothing', () => {
    const { code, out, file } = run(files, ['--verify', accepts])
    expect(out).toContain('`grep -q "" {} #` accepted the upgraded copy.')
    expect(file('conf/httpd.conf')).toBe(files['conf/httpd.conf'])
    expect(code).toBe(1)
  })

  test('with --write, nothing is written unless it is', () => {
    expect(run(files, ['--write', '--verify', accepts]).file('conf/httpd.conf')).not.toContain('LockFile')
    const refused = run(files, ['--write', '--verify', 'echo no {}; exit 1'])
    expect(refused.file('conf/httpd.conf')).toContain('LockFile')
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was written') })
  })

  test('with --diff, what it says goes to standard error', () => {
    const { out, err } = run(files, ['--diff', '--verify', accepts])
    expect(out).toMatch(/^--- /)
    expect(err).toContain('accepted the upgraded copy')
  })

  test('and so with formats that have no room for it', () => {
    const { out, err } = run(files, ['--format', 'gitlab', '--verify', accepts])
    expect(JSON.parse(out)).toBeInstanceOf(Array)
    expect(err).toContain('accepted the upgraded copy')
    expect(run(files, ['--format', 'markdown', '--verify', accepts])).toMatchObject({
      err: '',
      out: expect.stringContaining('accepted the upgraded copy'),
    })
  })

  test('in JSON', () => {
    const { out } = run(files, [
      '--format',
      'json',
      '--verify',
      `echo "${said.split('\n')[0]}" Frobnicate is wrong {} >/dev/null; echo KeepAlive must be On or Off; exit 1`,
    ])
    expect(JSON.parse(out)).toMatchObject({
      verified: { outcome: 'refused', trouble: null, listsAll: false, messages: [{ id: 'keepalive-value' }] },
    })
  })

  test('a command that is not there is one sentence, and status 2', () => {
    const { code, out } = run(files, ['--verify', 'no-such-httpd -t -f {}'])
    expect(out).toContain('Not verified: The command no-such-httpd was not found.')
    expect(code).toBe(2)
  })

  test('standard input has no folder', () => {
    expect(run({}, ['--verify', accepts, '-'], { input: 'Listen 80\n' })).toMatchObject({
      code: 2,
      err: expect.stringContaining('--verify cannot be used with standard input'),
    })
  })
})

test('the checklist of a server ends the report, and a single .htaccess has none', () => {
  expect(run(files, []).out).toContain('Before you start 2.4:\n  1. ')
  expect(JSON.parse(run(files, ['--format', 'json']).out)).toMatchObject({ checklist: [{ id: 'try-it' }] })
  expect(run({ '.htaccess': 'Order allow,deny\n' }, []).out).not.toContain('Before you start')
  expect(run(files, ['--only', 'accept-mutex']).out).not.toContain('Before you start')
})
