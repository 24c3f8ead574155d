import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { folder } from '../../folder.js'
import { httpd, needHttpd } from '../../real-httpd/install.js'
import { cliStart, type Run, run, useCli } from '../../run-cli.js'

useCli()

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

/** A server that answers with what this makes of a request: a status, or one with headers. */
async function serverThat(
  answers: (method: string, path: string, from: string, headers: NodeJS.Dict<string | string[]>) => number,
): Promise<string> {
  const server = createServer((request, response) => {
    const status = answers(request.method ?? '', request.url ?? '', request.socket.remoteAddress ?? '', request.headers)
    if (status === 401) response.setHeader('WWW-Authenticate', 'Basic realm="x"')
    response.writeHead(status, { 'Content-Type': 'text/html' }).end()
  })
  open.push(server)
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  return `127.0.0.1:${(server.address() as { port: number }).port}`
}

/** The servers answer from this process, so the tool runs beside it. */
function runBeside(
  files: Readonly<Record<string, string>>,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Omit<Run, 'file'>> {
  return new Promise((settle) => {
    const child = spawn(...cliStart(...args), {
      cwd: folder(files),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let [out, err] = ['', '']
    child.stdout.on('data', (text) => (out += text))
    child.stderr.on('data', (text) => (err += text))
    child.on('close', (code) => settle({ code, out, err }))
  })
}

const conf = `ServerRoot /etc/httpd
Listen 80
ServerName www.example.org
DocumentRoot /srv/www
<Directory /srv/www/private>
Order deny,allow
Deny from all
Allow from 127.0.9
</Directory>
`
const files = { 'httpd.conf': conf }
const compare = ['--no-config', '--from', '2.2', '--retries', '0', '--timeout', '180']

describe('requests', () => {
  test.each<[string, RegExp]>([
    [
      'text',
      /^httpd\.conf:5 {2}<Directory \/srv\/www\/private>\n(?: .*\n)* {2}GET http:\/\/www\.example\.org\/private\/page\.html from 127\.0\.9\.1 {2}→ is answered$/m,
    ],
    [
      'jsonl',
      /^\{"version":1,"method":"GET","url":"http:\/\/www\.example\.org\/private\/page\.html","client":"127\.0\.9\.1",.*"path":"httpd\.conf","line":5,/m,
    ],
    [
      'http',
      /^### GET http:\/\/www\.example\.org\/private\/page\.html from 127\.0\.9\.1\n# httpd\.conf:5 <Directory \/srv\/www\/private>\n# is answered\nGET http:\/\/www\.example\.org\/private\/page\.html HTTP\/1\.1\n/m,
    ],
    [
      'curl',
      /^curl .*--interface 127\.0\.9\.1 http:\/\/www\.example\.org\/private\/page\.html {2}# httpd\.conf:5: is answered$/m,
    ],
  ])('as %s', (format, wanted) => {
    const { code, out, err } = run(files, ['requests', '--no-config', '--format', format])
    expect(out).toMatch(wanted)
    expect([code, err.split('\n')[0]]).toEqual([
      0,
      expect.stringMatching(/^httpd-upgrade: \d+ requests test \d+ combinations of URL, client and method\.$/),
    ])
  })

  test('beside a link to nothing, which is told', () => {
    const { code, err } = run({ ...files, 'dead.conf': '-> nowhere.conf' }, ['requests', '--no-config', '--quiet'])
    expect([code, err]).toEqual([0, 'httpd-upgrade: dead.conf is a link to nothing.\n'])
  })

  test('a log with no request that may be made says so', () => {
    const line = '10.0.0.1 - - [22/Nov/2026:06:40:14 +0000] "POST /shop HTTP/1.1" 200 12\n'
    const args = ['requests', 'httpd.conf', '--no-config', '--log', 'access_log']
    const asked = run({ ...files, access_log: line }, [...args, '--method', 'GET'])
    expect([asked.code, asked.err]).toEqual([
      2,
      'httpd-upgrade: No line of access_log has one of the methods sent. Name other methods with --method.\n',
    ])
    const unread = run({ ...files, access_log: 'nothing of a log\n' }, args)
    expect([unread.code, unread.err]).toEqual([
      2,
      'httpd-upgrade: No line of access_log has a known access log format. Name the format with --log-format.\n',
    ])
  })

  test('of a log too', () => {
    const line = '10.0.0.1 - - [22/Nov/2026:06:40:14 +0000] "GET /shop?item=1&token=abc HTTP/1.1" 200 12\n'
    const { out } = run({ ...files, access_log: line }, [
      'requests',
      'httpd.conf',
      '--no-config',
      '--log',
      'access_log',
    ])
    expect(out).toContain('GET http://www.example.org/shop?item=1&token=x')
  })
})

describe('compare', () => {
  test.each([
    [['--user', 'alice'], 'alice', 'HTTPD_UPGRADE_PASSWORD'],
    [['--user', 'j.doe', '--user', 'bob'], 'j.doe', 'HTTPD_UPGRADE_PASSWORD_J_DOE'],
  ])('a password that is missing, %j: the variable for it is named', (users, name, variable) => {
    const env = { HTTPD_UPGRADE_PASSWORD: users.length > 2 ? 'of nobody' : undefined }
    const { code, err } = run(files, ['compare', 'http://127.0.0.1:1', 'http://127.0.0.1:2', ...compare, ...users], {
      env,
    })
    expect([code, err]).toEqual([
      2,
      `httpd-upgrade: The password of ${name} is missing. Put it into the environment variable ${variable}.\n`,
    ])
  })

  test('two servers that answer alike', async () => {
    const old = await serverThat(() => 200)
    const { code, out } = await runBeside(files, ['compare', old, old, ...compare])
    expect(out).toMatch(/^Not tested: requests with HEAD|^\d+ requests, the same responses\.$/m)
    expect(code).toBe(0)
  })

  test('what is opened comes first, with its lines', async () => {
    const old = await serverThat((_method, path, from) =>
      path.startsWith('/private') && !from.startsWith('127.0.9.') ? 403 : 200,
    )
    const newer = await serverThat((_method, path) => (path === '/' ? 404 : 200))
    const { code, out } = await runBeside(files, ['compare', `http://${old}`, `http://${newer}`, ...compare])
    expect(out).toMatch(
      /^opened {5}GET http:\/\/www\.example\.org\/private\/\n {2}status: 403 → 200\n {2}httpd\.conf:5 {2}<Directory \/srv\/www\/private>\n {2}likely: access-control at httpd\.conf:6: /,
    )
    expect(out).toMatch(/^changed {4}GET http:\/\/www\.example\.org\/\n {2}status: 200 → 404$/m)
    expect(out).toMatch(/\n\d+ requests: \d+ opened, \d+ changed, \d+ the same\.\n$/)
    expect(code).toBe(1)
  })

  test('a request is sent with its user, its header and its Host to these servers alone', async () => {
    const seen = new Set<string>()
    const server = await serverThat((method, _path, _from, headers) => {
      seen.add(`${method} ${headers.host} ${headers['x-test']} ${headers.authorization ?? ''}`)
      return 401
    })
    const auth = conf.replace('Order', 'AuthType Basic\nAuthName x\nAuthUserFile /u\nRequire user alice\nOrder')
    const words = ['--user', 'alice', '--header', 'X-Test: 1', '--method', 'GET']
    const { code } = await runBeside({ 'httpd.conf': auth }, ['compare', server, server, ...compare, ...words], {
      HTTPD_UPGRADE_PASSWORD: 'geheim',
    })
    expect(code).toBe(0)
    expect([...seen]).toContain(`GET www.example.org 1 Basic ${Buffer.from('alice:geheim').toString('base64')}`)
    expect([...seen].every((one) => /^GET (www\.example\.org|unknown\.invalid) 1 /.test(one))).toBe(true)
  })

  test('a server that is not there: one sentence, and status 2', async () => {
    const old = await serverThat(() => 200)
    const { code, out } = await runBeside(files, ['compare', old, '127.0.0.1:9', ...compare])
    expect(out).toMatch(/^127\.0\.0\.1:9 refused the connection\.\n\d+ requests: \d+ unanswered, 0 the same\.\n$/)
    expect(code).toBe(2)
    const same = await runBeside(files, ['compare', '127.0.0.1:9', '127.0.0.1:9', ...compare])
    expect(same.out).toMatch(/^127\.0\.0\.1:9 refused the connection\.\n\d+ requests/)
  })

  test.each<[string, RegExp]>([
    ['json', /"summary": \{\n {4}"requests": \d+,\n {4}"same": \d+,\n {4}"opened": 0,\n {4}"closed": \d+,/],
    [
      'markdown',
      /^## Responses of the old and the new server\n[\s\S]*^\| closed \| `GET http:\/\/www\.example\.org\/` \| status: `200` → `403` \|/m,
    ],
    [
      'junit',
      /<testcase classname="configuration" name="GET http:\/\/www\.example\.org\/"><failure type="closed" message="status: 200 → 403">/,
    ],
  ])('as %s', async (format, wanted) => {
    const [old, newer] = [await serverThat(() => 200), await serverThat(() => 403)]
    const { code, out } = await runBeside(files, ['compare', old, newer, ...compare, '--format', format])
    expect(out).toMatch(wanted)
    expect(code).toBe(1)
  })

  test.each<[string[], string]>([
    [['compare'], 'compare needs two servers, such as'],
    [['compare', 'http://', 'b'], '"http://" is not the address of a server'],
    [['compare', 'a', 'b', '--write'], '`httpd-upgrade compare` does not take --write.'],
    [['compare', 'a', 'b', '--new-httpd', 'x'], '--new-httpd belongs to `httpd-upgrade compare --start`.'],
    [['compare', '--start', '--user', 'x'], '--start cannot be used with --user'],
    [
      ['compare', '--start', '--new-httpd', 'no-such-httpd', 'httpd.conf'],
      'This machine has no program no-such-httpd. Give the path of an httpd.',
    ],
    [['compare', 'a', 'b', '--client-address', 'magic'], "--client-address takes 'by-header NAME' or proxy-protocol"],
    [['compare', 'a', 'b', '--header', 'nonsense'], "--header takes a name and a value, such as 'X-Test: 1'"],
    [['compare', 'a', 'b', '--timeout', 'soon'], '--timeout takes a number from 0.1 on, not "soon".'],
    [['requests', '--most', '1.5'], '--most takes a whole number, not "1.5".'],
    [['compare', 'a', 'b', '--retries', '0.5'], '--retries takes a whole number, not "0.5".'],
    [['compare', 'a', 'b', '--concurrency', '2.5'], '--concurrency takes a whole number, not "2.5".'],
    [
      ['compare', 'a', 'b', '--format', 'sarif'],
      '--format, with compare, takes text, json, markdown or junit, not "sarif".',
    ],
    [['requests', '--start'], '--start belongs to `httpd-upgrade compare`.'],
    [['--start'], '--start belongs to `httpd-upgrade compare`.'],
    [['requests', '--log', 'none'], 'none does not exist'],
    [['requests', '--migrated', 'none'], '--migrated none does not exist.'],
  ])('%j is refused', (words, sentence) => {
    const { code, err } = run(files, words.includes('compare') || words.includes('requests') ? [...words] : words)
    expect(err).toContain(sentence)
    expect(code).toBe(2)
  })
})

test.each<[string, string[], number, string]>([
  ['one file for one file', ['one.conf'], 0, ''],
  [
    'one file for several',
    ['one.conf', 'more.conf'],
    2,
    '--migrated new.conf is one file, but the configuration here has 2 files. Name the folder with all upgraded files.',
  ],
])('--migrated with %s', (_, paths, status, sentence) => {
  const given = { 'one.conf': conf, 'more.conf': 'Listen 81\n', 'new.conf': 'Require all denied\n' }
  const { code, err } = run(given, ['requests', '--no-config', '--from', '2.2', '--migrated', 'new.conf', ...paths])
  expect([code, err]).toEqual([status, expect.stringContaining(sentence)])
})

describe.skipIf(!httpd())('compare --start', () => {
  const server = (root: string) =>
    `ServerRoot "${root}"\nListen 80\nServerName www.example.org\nDocumentRoot "${root}/htdocs"\nErrorLog "|/bin/false"\nCustomLog /var/log/nobody.log common\nUser apache\nGroup apache\n`
  const lines =
    'Order deny,allow\nDeny from all\nAllow from 127.0.9\nAuthType Basic\nAuthName x\nAuthUserFile users\nRequire valid-user\nSatisfy any\n'
  const started = (root: string, args: readonly string[]) => {
    const env = { ...needHttpd().env }
    return runBeside({}, ['compare', '--start', '--no-config', '--new-httpd', needHttpd().binary, ...args, root], env)
  }
  const tree = () => {
    const root = folder({
      'htdocs/index.html': 'FILE index\n',
      'htdocs/a/page.html': 'FILE page\n',
      users: 'alice:$apr1$x$unknown\n',
    })
    return root
  }

  test('the configuration as it is, and migrated: the same responses', async () => {
    const { writeFileSync } = await import('node:fs')
    const root = tree()
    writeFileSync(`${root}/httpd.conf`, `${server(root)}<Directory "${root}/htdocs/a">\n${lines}</Directory>\n`)
    const { code, out, err } = await started(root, ['--from', '2.2', '--assume-complete'])
    expect(`${out}${err}`).toMatch(/^\d+ requests, the same responses\.$/m)
    expect(code).toBe(0)
  })

  test('with TLS, by a certificate of their own; nothing is read that lies beyond', async () => {
    const { writeFileSync } = await import('node:fs')
    const root = tree()
    const tls = `Include /etc/hosts\nInclude none.d/*.conf\nTypesConfig /none/mime.types\n<VirtualHost *:443>\nServerName secure.example.org\nSSLEngine on\nSSLProtocol -all +SSLv2\nSSLCertificateFile /none/a.crt\nSSLCertificateKeyFile /none/a.key\nSSLCertificateChainFile /none/chain.crt\nSSLVerifyClient require\nSSLCACertificateFile /none/ca.crt\n<Directory "${root}/htdocs/a">\n${lines}</Directory>\n</VirtualHost>\n`
    writeFileSync(`${root}/httpd.conf`, `${server(root)}Listen 443\n${tls}`)
    const wrong = `${server(root)}Listen 443\n${tls.replace(lines, 'Require all granted\n')}`
    // Nobody has said that these files are all: modules that they miss are loaded.
    const same = await started(root, ['--from', '2.2'])
    expect(`${same.out}${same.err}`).toMatch(/^\d+ requests, the same responses\.$/m)
    expect(same.out).toMatch(
      /^Not tested: whether mod_ssl is loaded\. The given files do not load it, and a copy needed it\.$/m,
    )
    const other = await started(root, ['--from', '2.2', '--migrated', folder({ 'httpd.conf': wrong })])
    expect(other.out).toMatch(/^opened {5}GET https:\/\/secure\.example\.org\/a\/page\.html\n {2}status: 401 → 200$/m)
  })

  test('a wrong migration is found', async () => {
    const { writeFileSync } = await import('node:fs')
    const root = tree()
    writeFileSync(`${root}/httpd.conf`, `${server(root)}<Directory "${root}/htdocs/a">\n${lines}</Directory>\n`)
    const wrong = `${server(root)}<Directory "${root}/htdocs/a">\nAuthType Basic\nAuthName x\nAuthUserFile users\nRequire ip 127.0\n</Directory>\n`
    const { code, out } = await started(root, [
      '--from',
      '2.2',
      '--assume-complete',
      '--migrated',
      folder({ 'httpd.conf': wrong }),
    ])
    expect(out).toMatch(/^opened {5}GET http:\/\/www\.example\.org\/a\/page\.html\n {2}status: 401 → 200$/m)
    expect(code).toBe(1)
  })

  test('what does not start says why', async () => {
    const { writeFileSync } = await import('node:fs')
    const root = tree()
    writeFileSync(`${root}/httpd.conf`, `${server(root)}NoSuchDirective on\n`)
    const { code, err } = await started(root, ['--from', '2.2'])
    expect(err).toMatch(
      /^httpd-upgrade: No answer from the new server: httpd 2\.4\.\d+ does not start with a copy of the configuration\.\n/,
    )
    expect(err).toContain('NoSuchDirective')
    expect(code).toBe(2)
  })
})
