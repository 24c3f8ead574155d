import { describe, expect, test } from 'vitest'
import { runRules } from '../../src/migrate/migrate.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { chooseRequests } from '../../src/requests/choose-requests.js'
import type { KnownEnvironment } from '../../src/requests/chosen-request.js'
import { requestsText, shownRequests } from '../../src/requests/request-formats.js'
import { unsentRequestSentences } from '../../src/requests/unsent-requests.js'
import { versionModel } from '../../src/requests/version-model.js'
import { siteFromTexts } from '../../src/site/site.js'
import { parse } from '../../src/syntax/parse.js'

const world: KnownEnvironment = {
  files: ['/srv/www/index.html', '/srv/www/a/page.html'],
  users: [
    { name: 'alice', groups: ['staff'] },
    { name: 'bob', groups: [] },
  ],
  namedClients: [],
  canComeFrom: () => true,
  canLogInAs: () => true,
  canSend: (method) => method === 'GET' || method === 'POST',
  canForward: true,
}

/** The requests for a server with these lines, as text; and how many of how many. */
function chosen(lines: string, changes: Partial<KnownEnvironment> = {}) {
  const text = `Listen 80\nServerName www.example.org\nDocumentRoot /srv/www\n${lines}`
  const site = siteFromTexts({ 'httpd.conf': text }, { from: '2.2', complete: true })
  const { texts } = runRules(site, everyRule)
  const newer = site.withFiles(
    site.files.map((file) => parse(texts.get(file) ?? file.text, file.path, '2.4')),
    { from: '2.4' },
  )
  const known = {
    isFile: (path: string) => world.files.includes(path),
    isFolder: (path: string) => /^\/srv\/www(\/a)?$/.test(path),
  }
  const { requests, ...rest } = chooseRequests(versionModel(site, known), versionModel(newer, known), {
    ...world,
    ...changes,
  })
  return { text: requestsText(shownRequests(requests)), requests, ...rest }
}

const inFolder = '<Directory /srv/www/a>'

/** The requests about the folder, each without what is the same in all of them. */
const aboutFolder = (lines: string, changes: Partial<KnownEnvironment> = {}): string[] =>
  chosen(`${inFolder}\n${lines}\n</Directory>\n`, changes)
    .requests.filter(({ path, method }) => path === '/a/page.html' && method === 'GET')
    .map(({ asker, expects }) => {
      const user = asker.user ? ` as ${asker.user.name}${asker.user.password === 'wrong' ? '?' : ''}` : ''
      return `${asker.client.address}${user}: ${expects.old}${expects.old === expects.newer ? '' : `/${expects.newer}`}`
    })

describe('each way to answer what a folder asks is tried once', () => {
  test('addresses inside and outside', () => {
    expect(aboutFolder('Order deny,allow\nDeny from all\nAllow from 10.1')).toEqual([
      '127.0.0.1: refuses',
      '10.1.0.1: answers',
    ])
  })

  test('an address outside of the machine itself, beside which nobody has one', () => {
    expect(aboutFolder('Order deny,allow\nDeny from all\nAllow from 127.0.0.1')).toEqual([
      '127.0.0.1: answers',
      '127.0.0.3: refuses',
    ])
  })

  test('users, groups, wrong passwords', () => {
    const lines = 'AuthType Basic\nAuthName x\nAuthUserFile /u\nAuthGroupFile /g\nRequire group staff'
    expect(aboutFolder(lines)).toEqual([
      '127.0.0.1: asks',
      '127.0.0.1 as alice: answers',
      '127.0.0.1 as bob: asks',
      '127.0.0.1 as alice?: asks',
      '127.0.0.1 as nobody-of-that-name?: asks',
    ])
  })

  test('a user who cannot be asked as is left out', () => {
    const lines = 'AuthType Basic\nAuthName x\nAuthUserFile /u\nRequire valid-user'
    expect(aboutFolder(lines, { canLogInAs: () => false })).toEqual([
      '127.0.0.1: asks',
      '127.0.0.1 as nobody-of-that-name?: asks',
    ])
  })

  test('an address that cannot be had is left out, and said to be', () => {
    const lines = `${inFolder}\nOrder deny,allow\nDeny from all\nAllow from 10.1\n</Directory>\n`
    const { untestedConditions } = chosen(lines, { canComeFrom: (address) => address.startsWith('127.') })
    expect(untestedConditions.map(({ key }) => key)).toEqual(['ip 10.1'])
    expect(chosen(lines).untestedConditions).toEqual([])
  })

  test('a question that no request shows both ways is named, and one that an address would show is not', () => {
    const lines = `SetEnv always 1\n${inFolder}\nOrder deny,allow\nDeny from all\nAllow from env=always 10.1\n</Directory>\n`
    const can = { ...world, canComeFrom: (address: string) => address.startsWith('127.') }
    const said = [...unsentRequestSentences(chosen(lines), chosen(lines, can), can, 'to copies')]
    expect(said).toEqual([
      'requests from 10.1.0.1. A copy on this machine gets requests only from loopback addresses.',
      'these conditions, because no request makes them true, or no request makes them false: `env always`.',
    ])
  })

  test('a variable that a header sets', () => {
    const { requests } = chosen(
      `SetEnvIf User-Agent ^Good good\n${inFolder}\nOrder deny,allow\nDeny from all\nAllow from env=good\n</Directory>\n`,
    )
    const seen = requests
      .filter(({ path }) => path === '/a/page.html')
      .map(({ asker, expects }) => [asker.headers, expects.old])
    expect(seen).toContainEqual([[], 'refuses'])
    expect(seen).toContainEqual([[['user-agent', 'Good']], 'answers'])
  })
})

describe('URLs inside and just outside of', () => {
  test.each<[string, string, string[]]>([
    ['a folder', `${inFolder}\nDeny from all\n</Directory>\n`, ['/a/page.html', '/a/', '/a', '/index.html']],
    ['a location', '<Location /b>\nDeny from all\n</Location>\n', ['/b', '/b/', '//b', '/bx']],
    ['names', '<FilesMatch "\\.(bak|old)$">\nDeny from all\n</FilesMatch>\n', ['/page.bak']],
    [
      'an alias',
      'Alias /docs /srv/docs\n<Directory /srv/docs>\nDeny from all\n</Directory>\n',
      ['/docs/', '/docs', '//docs/'],
    ],
    ['a redirection', 'Redirect /old http://www.example.org/new\n', ['/old', '//old']],
    ['a rewritten URL', 'RewriteEngine on\nRewriteRule ^/shop/(\\d+)$ /a/page.html [L]\n', ['/shop/1']],
    ['an error page', 'ErrorDocument 404 /missing.html\n', ['/missing.html']],
  ])('%s', (_what, lines, wanted) => {
    const paths = chosen(lines).requests.map(({ path }) => path)
    for (const path of wanted) expect(paths).toContain(path)
  })
})

test('methods that a <Limit> names, and one that it does not', () => {
  const lines = `${inFolder}\n<Limit POST PUT>\nDeny from all\n</Limit>\n</Directory>\n`
  const { requests } = chosen(lines, { canSend: () => true })
  const methods = requests
    .filter(({ path }) => path === '/a/page.html')
    .map(({ method, expects }) => `${method} ${expects.old}`)
  expect(methods).toEqual(
    expect.arrayContaining(['GET answers', 'POST refuses', 'PUT refuses', 'DELETE answers', 'HEAD answers']),
  )
})

test('each virtual host by its names, and by one that nobody has', () => {
  const hosts = ['one', 'two'].map(
    (name) =>
      `<VirtualHost *:80>\nServerName ${name}.test\nServerAlias www.${name}.test\nDocumentRoot /srv/${name}\n</VirtualHost>\n`,
  )
  const { requests } = chosen(`NameVirtualHost *:80\n${hosts.join('')}`)
  expect([...new Set(requests.map(({ endpoint }) => endpoint.host))].sort()).toEqual([
    'one.test',
    'two.test',
    'unknown.invalid',
    'www.one.test',
    'www.two.test',
  ])
})

test('a hundred alike virtual hosts are no hundred times as much', () => {
  const host = (index: number) =>
    `<VirtualHost *:80>\nServerName h${index}.test\nDocumentRoot /srv/www\n</VirtualHost>\n`
  const { requests } = chosen(
    `NameVirtualHost *:80\n<Directory /srv/www>\nDeny from all\n</Directory>\n${Array.from({ length: 100 }, (_, index) => host(index)).join('')}`,
  )
  expect(requests.length).toBeLessThan(350)
})

test('the set is small', () => {
  const folders = Array.from(
    { length: 12 },
    (_, index) =>
      `<Directory /srv/www/f${index}>\nOrder deny,allow\nDeny from all\nAllow from 10.${index}\nAuthType Basic\nAuthName x\nAuthUserFile /u\nRequire valid-user\nSatisfy any\n</Directory>\n`,
  )
  const { requests, combinations } = chosen(folders.join(''))
  expect(requests.length * 10).toBeLessThan(combinations)
  expect(requests.length).toBeLessThan(400)
})

test('each is told with the line that it is about', () => {
  expect(
    chosen(`${inFolder}\nOrder deny,allow\nDeny from all\n</Directory>\n`, { canSend: (method) => method === 'GET' })
      .text,
  ).toBe(`Requests for every server
  GET http://www.example.org/index.html  → is answered
  GET http://www.example.org/  → is answered
  GET http://unknown.invalid/  → is answered

httpd.conf:4  <Directory /srv/www/a>
  GET http://www.example.org/a/page.html  → is refused
  GET http://www.example.org/a/  → is refused
  GET http://www.example.org/a/deeper/page.html  → is refused
  GET http://www.example.org/a  → is refused
  GET http://www.example.org/ax/page.html  → is answered
`)
})
