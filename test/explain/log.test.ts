import { describe, expect, test } from 'vitest'
import { type LogMessage, readLog } from '../../src/explain/log.js'

const read = (log: string) => readLog(log, (text) => text.startsWith('Invalid command'))

const short = ({ text, code, at, line }: LogMessage) => [code, at && `${at.path}:${at.line}`, text, line]

describe('wrappers', () => {
  const cases: readonly (readonly [string, string | undefined, string | undefined, string])[] = [
    [
      'AH00526: Syntax error on line 5 of /etc/httpd.conf:\nInvalid command',
      undefined,
      '/etc/httpd.conf:5',
      'Invalid command',
    ],
    [
      'AH00526: Syntax error on line 5 of /etc/httpd.conf: Invalid command',
      undefined,
      '/etc/httpd.conf:5',
      'Invalid command',
    ],
    [
      'httpd: Syntax error on line 3 of /a.conf: Syntax error on line 9 of /b.conf: Cannot load x',
      undefined,
      '/b.conf:9',
      'Cannot load x',
    ],
    [
      '/usr/sbin/apache2: Syntax error on line 3 of C:/Program Files/Apache/httpd.conf: No',
      undefined,
      'C:/Program Files/Apache/httpd.conf:3',
      'No',
    ],
    [
      'AH00534: apache2: Configuration error: No MPM loaded.',
      'AH00534',
      undefined,
      'Configuration error: No MPM loaded.',
    ],
    [
      '(98)Address already in use: AH00072: make_sock: could not bind',
      'AH00072',
      undefined,
      'make_sock: could not bind',
    ],
    ['AH01630', 'AH01630', undefined, ''],
    ['AH00526: Syntax error on line 5 of /etc/httpd.conf:', 'AH00526', '/etc/httpd.conf:5', ''],
    [
      `Syntax error on line 2 of macro 'Host' (defined on line 10 of "/etc/m.conf") used on line 30 of "/etc/httpd.conf": No`,
      undefined,
      '/etc/m.conf:12',
      'No',
    ],
  ]
  test.each(cases)('%s', (log, code, at, text) => {
    expect(read(log).map(short)).toEqual([[code, at, text, 1]])
  })
})

describe('what stands before a message', () => {
  const bare = 'client denied by server configuration: /x'
  const cases: readonly (readonly [string, Partial<LogMessage>])[] = [
    [
      `[Thu Nov 21 10:50:34.123456 2024] [authz_core:error] [pid 12:tid 34] [client 10.0.0.1:1234] AH01630: ${bare}, referer: http://a/`,
      { code: 'AH01630', module: 'authz_core', level: 'error' },
    ],
    [
      `2019-09-28T11:43:35+01:00 ***HOST*** [Sat Sep 28 11:43:35.190160 2019] [core:alert] [pid 8:tid 9] ${bare}`,
      { code: undefined, module: 'core', level: 'alert' },
    ],
    [`[Tue Nov 19 13:22:31.192574 2013] [:error] [pid 3] [client 10.0.0.1:3] ${bare}`, { module: '', level: 'error' }],
    [`httpd[8890]: ${bare}`, { code: undefined, module: undefined, level: undefined }],
    [
      `[Thu Nov 21 10:50:34 2013] [error] [client 10.0.0.1] ${bare}`,
      { code: undefined, module: undefined, level: 'error' },
    ],
    [
      `[Thu Nov 21 10:50:34.123456 2024] [ssl:debug] [pid 12] mod_authz_core.c(817): [client 10.0.0.1:1] AH01630: ${bare}`,
      { code: 'AH01630', level: 'debug' },
    ],
    [`Nov 21 10:44:01 web1 httpd[99]: AH01630: ${bare}`, { code: 'AH01630' }],
    [`2024-11-21T10:44:01+01:00 web1 apache2[99]: ${bare}`, { code: undefined }],
    [`web_1  | AH01630: ${bare}\r`, { code: 'AH01630' }],
    [`<134>Nov 21 10:44:01 web1 httpd[99]: AH01630: ${bare}`, { code: 'AH01630' }],
    [`Nov 21 10:44:01.123456 web1 httpd[99]: AH01630: ${bare}`, { code: 'AH01630' }],
    [`2024-11-21T10:44:01.123456789Z AH01630: ${bare}`, { code: 'AH01630' }],
    [`    [Thu Nov 21 10:50:34 2013] [error] AH01630: ${bare}`, { code: 'AH01630', level: 'error' }],
    [
      `[FAIL] Starting web server: apache2 failed!\n[warn] The apache2 configtest failed. ... (warning).\nAH01630: ${bare}`,
      { code: 'AH01630' },
    ],
    [`>>> AH01630: ${bare}`, { code: 'AH01630' }],
    [
      `AH01630: ${bare}\n× httpd.service - The Apache HTTP Server\n     Active: failed (Result: exit-code)`,
      { code: 'AH01630' },
    ],
    [`\u001B[31mAH01630: ${bare}\u001B[0m`, { code: 'AH01630' }],
  ]
  test.each(cases)('%s', (log, expected) => {
    const [said, ...others] = read(log)
    expect(others).toEqual([])
    expect(said).toMatchObject({ ...expected, text: bare })
  })
})

test('what other programs say, and what says nothing, is left out', () => {
  const log = [
    'Nov 21 10:44:01 web1 systemd[1]: Starting The Apache HTTP Server...',
    'Nov 21 10:44:01 web1 apachectl[98]: Invalid command 1',
    "Nov 21 10:44:01 web1 apachectl[98]: Action 'start' failed.",
    'Nov 21 10:44:01 web1 apachectl[98]: The Apache error log may have more information.',
    'Nov 21 10:44:01 web1 sshd[98]: Invalid user admin',
    'Syntax OK',
    '',
  ].join('\n')
  expect(read(log).map(({ text }) => text)).toEqual(['Invalid command 1'])
})

describe('broken lines', () => {
  test('a line without a prefix belongs to the one before', () => {
    const [said, ...others] = read('AH00526: Syntax error on line 5 of /x.conf:\nUnknown thing, perhaps\nmisspelled')
    expect(others).toEqual([])
    expect(said?.text).toBe('Unknown thing, perhaps misspelled')
  })
  test('unless it is a message of its own', () => {
    expect(read('Something\nInvalid command 1\nInvalid command 2').map(({ text }) => text)).toEqual([
      'Something',
      'Invalid command 1',
      'Invalid command 2',
    ])
  })
  test('the wrapper itself can be broken, also within a word', () => {
    expect(read('AH00526: Syntax error on line 12 of\n/x.conf:\nNo').map(short)).toEqual([
      [undefined, '/x.conf:12', 'No', 1],
    ])
    const [said] = read('AH00526: Syntax error on line 12 of /etc/apache2/sites-enabled/long-na\nme.conf:\nNo way')
    expect(said?.at).toEqual({ path: '/etc/apache2/sites-enabled/long-name.conf', line: 12 })
  })
  test('a journal puts its prefix before the reason too', () => {
    const log =
      'Nov 21 10:44:01 web1 httpd[99]: AH00526: Syntax error on line 2 of /x.conf:\nNov 21 10:44:01 web1 httpd[99]: No\nNov 21 10:44:01 web1 httpd[99]: AH00016: Configuration Failed'
    expect(read(log).map(short)).toEqual([
      [undefined, '/x.conf:2', 'No', 1],
      ['AH00016', undefined, 'Configuration Failed', 3],
    ])
  })
})
