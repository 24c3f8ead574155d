import fc from 'fast-check'
import type { Probe } from '../real-httpd/client.js'
import type { Trial } from '../real-httpd/trials.js'

const auth = ['AuthType Basic', 'AuthName R', 'AuthUserFile @CASE@/users']
const users = 'alice:{SHA}GpHWL3ymc5liWkNopqtdSjuqYHM=\nbob:{SHA}GpHWL3ymc5liWkNopqtdSjuqYHM=\n'

const clients = fc.constantFrom(
  'all',
  '127.0.0.1',
  '127.0.0.2',
  '127.0.0.0/30',
  '127.0.0',
  'env=good',
  'env=!good',
  'env=deep',
  'env=!deep',
  '127.0.0.1 127.0.0.2',
  '::1 127',
  'env=good env=deep',
)
const order = fc.constantFrom('Order deny,allow', 'Order allow,deny', 'order Allow,Deny', 'Order mutual-failure')
const access = fc
  .tuple(fc.constantFrom('Allow', 'Deny', 'allow', 'deny'), clients)
  .map(([name, word]) => `${name} from ${word}`)
const hostLines = fc
  .tuple(fc.option(order, { freq: 4 }), fc.array(access, { maxLength: 3 }))
  .chain(([first, others]) => fc.shuffledSubarray(first ? [first, ...others] : others, { minLength: others.length }))
const people = fc.constantFrom('valid-user', 'user alice', 'user bob', 'user alice bob').map((who) => `Require ${who}`)

const seldom = <T>(some: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: some })

type Lines = fc.Arbitrary<readonly string[]>

/** Lines of one scope that 2.4 with mod_access_compat reads as 2.2 did. */
const linesReadAlike: Lines = fc
  .tuple(
    hostLines,
    fc.option(people, { freq: 1 }),
    seldom(fc.constantFrom('Limit GET', 'LimitExcept GET', 'Limit POST', 'LimitExcept GET POST')),
    fc.constantFrom('host', 'user', 'both'),
    seldom(fc.constantFrom('<IfModule mod_authz_host.c>', '<IfVersion >= 2.0>')),
  )
  .map(([hosts, who, limit, inside, guard]) => {
    const asked = who ? [who] : []
    const within = (tag: string, some: readonly string[]) =>
      some.length > 0 ? [`<${tag}>`, ...some, `</${tag.split(' ')[0]}>`] : []
    const own = !limit
      ? [...hosts, ...asked]
      : inside === 'host'
        ? [...within(limit, hosts), ...asked]
        : inside === 'user'
          ? [...hosts, ...within(limit, asked)]
          : within(limit, [...hosts, ...asked])
    const all = who ? [...auth, ...own] : own
    return guard && all.length > 0 ? [guard, ...all, `</${/\w+/.exec(guard)?.[0]}>`] : all
  })

/** The same with what only 2.4 reads, and what it reads in another way. */
const anyLines: Lines = fc
  .tuple(
    linesReadAlike,
    seldom(fc.constantFrom(['Satisfy Any'], ['Satisfy All'], auth)),
    seldom(fc.constantFrom('all granted', 'all denied', 'ip 127.0.0.1', 'env good', 'user bob')),
    fc.boolean(),
  )
  .map(([own, more, words, first]) => {
    const others = [...(more ?? []), ...(words ? [`Require ${words}`] : [])]
    return first ? [...others, ...own] : [...own, ...others]
  })

const name = fc.constantFrom(
  'Files page.html',
  'Files *.html',
  'Files page.*',
  'Files ?age.html',
  'Files "other.txt"',
  'Files ~ "\\.txt$"',
  'FilesMatch "^page\\."',
  'FilesMatch \\.html$',
)
const block = (tag: string, inside: readonly string[]) => [`<${tag}>`, ...inside, `</${tag.split(' ')[0]}>`]
const filesWith = (lines: Lines) => fc.tuple(name, lines).map(([tag, own]) => block(tag, own))
const withinOf = (lines: Lines) =>
  fc
    .tuple(
      lines,
      fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: filesWith(lines) }),
      fc.boolean(),
      seldom(fc.constantFrom('SetEnvIf Request_URI page deep', 'SetEnvIf User-Agent Good !good', 'Options None')),
    )
    .map(([own, inner, first, more]) => [
      ...(more ? [more] : []),
      ...(inner ? (first ? [...inner, ...own] : [...own, ...inner]) : own),
    ])

const override = fc.constantFrom('All', 'All', 'None', 'AuthConfig', 'Limit', 'AuthConfig Limit', 'FileInfo')
const folder = fc.constantFrom(
  '@ROOT@',
  '@ROOT@',
  '@ROOT@/a',
  '"@ROOT@/a"',
  '@ROOT@/a/',
  '@ROOT@/a/b',
  '@ROOT@/c',
  '@CASE@/ext',
  '@CASE@',
  '/',
  '@ROOT@/*',
  '@ROOT@/a/?',
  '@ROOT@/[ac]',
  '@CASE@/*/a',
  '@CASE@/ext/a',
  '@ROOT@/a/../c',
  '@ROOT@//a/./b',
)
const directoryWith = (lines: Lines) =>
  fc
    .tuple(folder, withinOf(lines), fc.option(override, { freq: 1 }))
    .map(([path, inside, allowed]) =>
      block(`Directory ${path}`, allowed ? [`AllowOverride ${allowed}`, ...inside] : inside),
    )
const patternWith = (lines: Lines) =>
  fc
    .tuple(
      fc.constantFrom(
        'DirectoryMatch "^@ROOT@/(a|c)"',
        'DirectoryMatch /a/b',
        'Directory ~ "htdocs/c"',
        'DirectoryMatch "^@ROOT@/a/"',
      ),
      withinOf(lines),
    )
    .map(([tag, inside]) => block(tag, inside))
const locationWith = (lines: Lines) =>
  fc
    .tuple(
      fc.constantFrom(
        'Location /',
        'Location /a',
        'Location /a/',
        'Location /a/b',
        'Location /x',
        'Location /c/page.html',
        'LocationMatch ^/(a|x)/',
        'LocationMatch "\\.txt$"',
        'Location ~ "/b/"',
        'Location /*/b',
        'Location /y',
        'Location /z/',
        'Location "/c"',
        'Location /a/*',
        'LocationMatch "^/[^/]*/page"',
        'Location ~ ^/(r|s|w)/',
        'location /r',
      ),
      lines,
    )
    .map(([tag, own]) => block(tag, own))
const mapping = fc.constantFrom(
  'Alias /x @CASE@/ext',
  'Alias /x/ @CASE@/ext/',
  'Alias /y @ROOT@/a/b',
  'AliasMatch ^/z/(.*)$ @ROOT@/c/$1',
  'ScriptAlias /never @CASE@/nothing',
  'DirectoryIndex page.html',
  'ErrorDocument 403 /c/other.txt',
  'ErrorDocument 401 "no"',
  'Redirect /old /a/page.html',
  'SetEnvIf Request_URI /b/ deep',
  'SetEnvIf Remote_Addr 127.0.0.9 deep',
  'SetEnvIf Request_URI txt$ !good',
  'RewriteEngine on\nRewriteRule ^/c/ - [E=deep:1]',
  'RewriteEngine on\nRewriteRule ^/r/(.*)$ /a/$1 [PT]',
  'RewriteEngine on\nRewriteRule ^/s/(.*)$ @ROOT@/c/$1 [L]',
  'BrowserMatch Good deep',
  'AliasMatch /w/(.*) @CASE@/ext/$1',
  'Alias /a/b/w @ROOT@/c',
)

const sectionsWith = (lines: Lines) =>
  fc.array(
    fc.oneof(
      { weight: 5, arbitrary: directoryWith(lines) },
      { weight: 1, arbitrary: patternWith(lines) },
      { weight: 2, arbitrary: filesWith(lines) },
      { weight: 3, arbitrary: locationWith(lines) },
    ),
    { minLength: 1, maxLength: 8 },
  )
const htaccessWith = (lines: Lines) =>
  fc.record(
    {
      'htdocs/.htaccess': withinOf(lines),
      'htdocs/a/.htaccess': withinOf(lines),
      'htdocs/a/b/.htaccess': withinOf(lines),
      'ext/.htaccess': withinOf(lines),
    },
    { requiredKeys: [] },
  )

const trialsWith = (lines: Lines): fc.Arbitrary<Trial> =>
  fc
    .tuple(override, fc.array(mapping, { maxLength: 5 }), sectionsWith(lines), htaccessWith(lines), fc.nat({ max: 8 }))
    .map(([first, maps, all, own, cut]) => {
      const text = (some: readonly string[]) => `${some.join('\n')}\n`
      const head = [
        'DocumentRoot "@ROOT@"',
        'Options FollowSymLinks',
        'SetEnvIf User-Agent Good good',
        ...[...new Set(maps)],
        ...block('Directory @CASE@', [`AllowOverride ${first}`]),
      ]
      // Some of the sections stand in a file of their own.
      const here = all.slice(0, cut).flat()
      const there = all.slice(cut).flat()
      const included = there.length > 0 && here.length > 0
      return {
        files: {
          'httpd.conf': text([...head, ...here, ...(included ? ['Include @CASE@/more.conf'] : there)]),
          ...(included ? { 'more.conf': text(there) } : {}),
          ...Object.fromEntries(Object.entries(own).map(([path, inside]) => [path, text(inside ?? [])])),
          users,
        },
        documents,
        probes,
      }
    })

const documents = [
  'htdocs/page.html',
  'htdocs/a/page.html',
  'htdocs/a/b/page.html',
  'htdocs/a/b/other.txt',
  'htdocs/c/page.html',
  'htdocs/c/other.txt',
  'ext/page.html',
  'ext/a/page.html',
]
const paths = [
  ...documents.filter((path) => path.startsWith('htdocs')).map((path) => path.slice('htdocs'.length)),
  ...[
    '/x/page.html',
    '/x/a/page.html',
    '/y/page.html',
    '/y/other.txt',
    '/z/page.html',
    '/a/b/',
    '/a//b/page.html',
    '/r/page.html',
    '/s/page.html',
    '/w/page.html',
    '/a/b/w/page.html',
    '/c/../a/page.html',
  ],
]
const probes: readonly Probe[] = paths.flatMap((path) =>
  [
    { ip: '127.0.0.1' },
    { ip: '127.0.0.9' },
    { ip: '127.0.0.9', headers: { 'User-Agent': 'Good' } },
    { ip: '127.0.0.9', user: 'alice', password: 'pw' },
    { ip: '127.0.0.2', user: 'bob', password: 'pw' },
  ].flatMap((who) => ['GET', 'POST'].map((method) => ({ path, method, ...who }))),
)

/**
 * Made-up configurations that a stock 2.4 with mod_access_compat answers as a real 2.2 did: they have no Satisfy, no two
 * kinds of Require beside each other, no AuthType without Require, no `$` in directory patterns, and say AllowOverride.
 */
export const trialsReadAlike = trialsWith(linesReadAlike)

/** Made-up configurations that run on 2.4 with mod_access_compat. */
export const trialsOn24 = trialsWith(anyLines)
