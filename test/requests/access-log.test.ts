import { describe, expect, test } from 'vitest'
import { logFormatsFor, loggedRequestCounter } from '../../src/requests/access-log.js'
import { withoutQuerySecrets } from '../../src/requests/query-secrets.js'

const rest = '- alice [22/Nov/2026:06:40:14 +0000]'

/** The requests that are read from these lines, the commonest first: `2 GET /a @host`. */
function read(lines: readonly string[], said?: string, configured: readonly (readonly [string, string])[] = []) {
  const counter = loggedRequestCounter(logFormatsFor(said, configured))
  for (const line of lines) counter.line(line)
  const { requests, unread } = counter.reading(10, () => true)
  const shown = requests.map(({ method, path, host, count }) => `${count} ${method} ${path}${host ? ` @${host}` : ''}`)
  return unread > 0 ? [...shown, `${unread} unread`] : shown
}

describe('a line of a log', () => {
  test.each<[string, string, string | undefined, string[]]>([
    ['common', `10.0.0.1 ${rest} "GET /a HTTP/1.1" 200 12`, undefined, ['1 GET /a']],
    ['combined', `10.0.0.1 ${rest} "GET /a?b=c HTTP/1.1" 200 12 "http://x/\\"y" "Moz"`, undefined, ['1 GET /a?b=c']],
    [
      'of virtual hosts',
      `www.example.org:80 10.0.0.1 ${rest} "HEAD / HTTP/1.0" 304 - "-" "-"`,
      undefined,
      ['1 HEAD / @www.example.org'],
    ],
    [
      'in a format of its own',
      '2026 [www.Example.org] <POST> /a/b ?q=1',
      '%{%Y}t [%{Host}i] <%m> %U %q',
      ['1 POST /a/b?q=1 @www.example.org'],
    ],
    ['to a proxy', `10.0.0.1 ${rest} "GET http://other.example.org/a HTTP/1.1" 200 12`, undefined, ['1 GET /a']],
    ['with bytes that no URL has', `10.0.0.1 ${rest} "GET /\\xff\\x00 HTTP/1.1" 400 12`, undefined, ['1 unread']],
    ['of no request', `10.0.0.1 ${rest} "-" 408 -`, undefined, ['1 unread']],
    ['that is something else', 'Nov 22 06:40:14 host sshd[1]: Accepted', undefined, ['1 unread']],
  ])('%s', (_what, line, format, wanted) => {
    expect(read([line], format)).toEqual(wanted)
  })

  test('is read in a format of the configuration', () => {
    expect(read(['x|/a|www.example.org|GET'], undefined, [['own', '%a|%U|%v|%m']])).toEqual([
      '1 GET /a @www.example.org',
    ])
  })
})

test('the commonest come first, and of each kind of URL some', () => {
  const line = (path: string) => `10.0.0.1 ${rest} "GET ${path} HTTP/1.1" 200 12`
  const many = Array.from({ length: 40 }, (_, index) => [line(`/article/${index}`), line(`/article/${index}`)]).flat()
  expect(read([...many, line('/rare'), line('/home'), line('/home'), line('/home')]).slice(0, 3)).toEqual([
    '3 GET /home',
    '2 GET /article/0',
    '1 GET /rare',
  ])
})

test.each([
  ['/a?q=apache', '/a?q=apache'],
  ['/a?q=apache&token=abc', '/a?q=apache&token=x'],
  ['/login?User=alice&Passwd=geheim', '/login?User=x&Passwd=x'],
  ['/a?id=0123456789abcdef0123', '/a?id=x'],
  ['/a?to=alice%40example.org&page=2', '/a?to=x&page=2'],
  ['/a?aGVsbG8gd29ybGQgaGVsbG8gd29ybGQ', '/a?x'],
  ['/a;jsessionid=AB12?x=1', '/a?x=1'],
  ['/a?', '/a?'],
])('what could be a secret is left out of %s', (path, wanted) => {
  expect(withoutQuerySecrets(path)).toBe(wanted)
})
