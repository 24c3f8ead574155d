import fc from 'fast-check'
import type { Probe } from '../real-httpd/client.js'
import type { Trial } from '../real-httpd/trials.js'

/**
 * Whole servers as administrators write them: closed at the root, open where pages are, with virtual hosts, aliases, folders
 * with a password, names that nobody may see, pages for the administrators, .htaccess files, files that are included, and
 * guards. `@ROOT@` is the main server's folder, `@CASE@` the one around it; virtual hosts serve `@CASE@/sites`.
 */
export const ordinaryServers = (): fc.Arbitrary<Trial> => serversWith([])

/** The same with Satisfy, which mod_access_compat does not merge as 2.2 did, so that only a real 2.2 can tell. */
export const serversWithSatisfy = (): fc.Arbitrary<Trial> => serversWith([['Satisfy Any'], ['Satisfy All']])

type Lines = readonly string[]
type More = readonly Lines[]

function serversWith(more: More): fc.Arbitrary<Trial> {
  return fc
    .record({
      main: fc.tuple(rootFolder, documents(more), hidden, fc.array(extra(more), { maxLength: 3 })),
      included: fc.array(extra(more), { maxLength: 2 }),
      hosts: fc.array(host(more), { maxLength: 3 }),
      htaccess: fc.record(
        {
          'htdocs/.htaccess': fc.oneof(fc.constant(notOfAccess), local(more)),
          'htdocs/private/.htaccess': local(more),
          'htdocs/pub/up/.htaccess': local(more),
          'sites/a/private/.htaccess': local(more),
          'sites/b/.htaccess': local(more),
        },
        { requiredKeys: [] },
      ),
    })
    .map(({ main, included, hosts, htaccess }) => {
      const asks = Object.values(htaccess).some((own) => own?.some((line) => line.includes('AuthType')))
      const conf = (lines: Lines) => text(asks ? lines.map(withAuthConfig) : lines)
      return {
        files: {
          'httpd.conf': conf([
            ...modules.map((name) => `LoadModule ${name}_module modules/mod_${name}.so`),
            'DocumentRoot "@ROOT@"',
            'DirectoryIndex index.html',
            'SetEnvIf User-Agent Good good',
            ...main.flat(2),
            ...(included.length > 0 ? ['Include @CASE@/conf.d/*.conf'] : []),
            ...(hosts.length > 0 ? ['NameVirtualHost *'] : []),
            ...hosts.flatMap((own, index) => virtualHost(index, own)),
          ]),
          ...Object.fromEntries(included.map((own, index) => [`conf.d/${index}.conf`, conf(own)])),
          ...Object.fromEntries(Object.entries(htaccess).map(([path, own]) => [path, text(own ?? [])])),
          users,
          groups: 'staff: alice\n',
        },
        documents: pages,
        probes: probesFor(hosts.length),
      }
    })
}

/** Without it a .htaccess file that asks for a password answers 500, which nobody leaves so for long. */
const withAuthConfig = (line: string): string => line.replace('AllowOverride FileInfo Limit', '$& AuthConfig')

const text = (lines: Lines) => `${lines.join('\n')}\n`
const users = 'alice:{SHA}GpHWL3ymc5liWkNopqtdSjuqYHM=\nbob:{SHA}GpHWL3ymc5liWkNopqtdSjuqYHM=\n'
const modules = ['authn_file', 'env', 'setenvif', 'mime', 'status', 'autoindex', 'negotiation', 'dir', 'alias']
const notOfAccess: Lines = ['DirectoryIndex page.html index.html', 'ErrorDocument 404 "nothing here"']

const within = (tag: string, inside: Lines): Lines => [
  `<${tag}>`,
  ...inside.map((line) => `    ${line}`),
  `</${tag.split(' ')[0]}>`,
]

const open: Lines = ['Order allow,deny', 'Allow from all']
const closed: Lines = ['Order deny,allow', 'Deny from all']
const password: Lines = [
  'AuthType Basic',
  'AuthName "Members"',
  'AuthUserFile @CASE@/users',
  'AuthGroupFile @CASE@/groups',
]
const addresses = fc.constantFrom('127.0.0.2', '127.0.0.1 127.0.0.2', '127.0.0', '127.0.0.0/24', 'env=good')
const people = fc
  .constantFrom('valid-user', 'valid-user', 'user alice', 'group staff', 'user alice bob')
  .map((who) => `Require ${who}`)

/** Who may come in: everybody, nobody, some addresses, whoever has a password, or a mixture. */
function rules(more: More): fc.Arbitrary<Lines> {
  const some = addresses.map((words) => [...closed, `Allow from ${words}`])
  const login = people.map((line) => [...password, line])
  const both = fc.tuple(some, login).map((parts) => parts.flat())
  const others = fc.constantFrom(['Allow from 127.0.0.2'], ['Deny from 127.0.0.9'], ...more)
  const eased = fc.tuple(both, fc.constantFrom<Lines>(...more, [])).map((parts) => parts.flat())
  const limited = login.map((lines) => [...lines.slice(0, -1), ...within('LimitExcept GET', lines.slice(-1))])
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(open, closed) },
    { weight: 4, arbitrary: some },
    { weight: 5, arbitrary: login },
    { weight: 2, arbitrary: eased },
    { weight: 1, arbitrary: others },
    { weight: 1, arbitrary: limited },
  )
}

const guards = fc.constantFrom(
  ...['<IfModule mod_authz_host.c>', '<IfModule mod_auth_basic.c>', '<IfVersion >= 2.2>', '<IfModule mod_status.c>'],
  ...['<IfModule authz_host_module>', '<IfModule !mod_access.c>', '<IfModule mod_alias.c>', '<IfDefine STAGING>'],
)

/** Plain, in a guard as administrators write them, or for both versions already. */
const guarded = (lines: fc.Arbitrary<Lines>): fc.Arbitrary<Lines> =>
  fc.oneof(
    { weight: 14, arbitrary: lines },
    { weight: 1, arbitrary: fc.tuple(guards, lines).map(([tag, own]) => within(tag.slice(1, -1), own)) },
    { weight: 1, arbitrary: fc.constantFrom(both(open, 'granted'), both(closed, 'denied')) },
  )

const both = (old: Lines, word: string): Lines => [
  ...within('IfModule mod_authz_core.c', [`Require all ${word}`]),
  ...within('IfModule !mod_authz_core.c', old),
]

const override = fc.constantFrom(
  ...['None', 'None', 'None', 'All', 'All', 'All', 'AuthConfig Limit', 'AuthConfig Limit Options', 'FileInfo Limit'],
)

const rootFolder = fc
  .constantFrom<Lines>(closed, closed, [])
  .map((lines) => within('Directory "/"', ['Options FollowSymLinks', 'AllowOverride None', ...lines]))

const documents = (more: More): fc.Arbitrary<Lines> =>
  fc
    .tuple(
      override,
      fc.oneof({ weight: 5, arbitrary: fc.constant(open) }, { weight: 1, arbitrary: guarded(rules(more)) }),
    )
    .map(([allowed, lines]) =>
      within('Directory "@ROOT@"', ['Options Indexes FollowSymLinks', `AllowOverride ${allowed}`, ...lines]),
    )

const hidden = fc.constantFrom<Lines>(
  within('FilesMatch "^\\.ht"', ['Order allow,deny', 'Deny from all']),
  within('Files ~ "^\\.ht"', ['Order allow,deny', 'Deny from all']),
  within('FilesMatch "^\\.ht"', ['Order allow,deny', 'Deny from all', 'Satisfy All']),
  [],
)

/** One thing more that a server has. */
function extra(more: More): fc.Arbitrary<Lines> {
  const own = guarded(rules(more))
  const folder = (path: string) =>
    fc
      .tuple(fc.option(override, { freq: 2 }), own)
      .map(([allowed, lines]) =>
        within(`Directory "${path}"`, [...(allowed ? [`AllowOverride ${allowed}`] : []), ...lines]),
      )
  const aliased = fc
    .tuple(fc.constantFrom(open, open, closed), fc.constantFrom('/manual', '/icons/'))
    .map(([lines, url]) => [
      `Alias ${url} "@CASE@/extra${url.endsWith('/') ? '/' : ''}"`,
      ...within('Directory "@CASE@/extra"', ['Options None', 'AllowOverride None', ...lines]),
    ])
  const names = fc
    .tuple(
      fc.constantFrom('Files "*.inc"', 'FilesMatch "\\.(inc|bak)$"', 'Files secret.html', 'FilesMatch "\\.html$"'),
      fc.oneof({ weight: 4, arbitrary: fc.constant(closed) }, { weight: 1, arbitrary: rules(more) }),
    )
    .map(([tag, lines]) => within(tag, lines))
  const url = fc
    .tuple(
      fc.constantFrom('Location /private', 'Location /pub/up', 'LocationMatch "^/(private|admin)/"', 'Location /'),
      own,
    )
    .map(([tag, lines]) => within(tag, lines))
  const status = fc.tuple(addresses, fc.boolean()).map(([words, isGuarded]) => {
    const lines = within('Location /server-status', ['SetHandler server-status', ...closed, `Allow from ${words}`])
    return isGuarded ? within('IfModule mod_status.c', lines) : lines
  })
  const pattern = fc
    .tuple(
      fc.constantFrom('DirectoryMatch "/\\.svn/"', 'DirectoryMatch "^@ROOT@/pub/"', 'DirectoryMatch "/private/"'),
      own,
    )
    .map(([tag, lines]) => within(tag, lines))
  return fc.oneof(
    { weight: 4, arbitrary: folder('@ROOT@/private') },
    { weight: 3, arbitrary: folder('@ROOT@/pub') },
    { weight: 2, arbitrary: folder('@ROOT@/pub/up') },
    { weight: 1, arbitrary: folder('@ROOT@/*/up') },
    { weight: 2, arbitrary: aliased },
    { weight: 3, arbitrary: names },
    { weight: 4, arbitrary: url },
    { weight: 2, arbitrary: status },
    { weight: 1, arbitrary: pattern },
  )
}

/** What a .htaccess file says. */
const local = (more: More): fc.Arbitrary<Lines> =>
  fc.oneof(
    { weight: 5, arbitrary: guarded(rules(more)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('Files secret.html', 'FilesMatch "\\.inc$"'), rules(more))
        .map(([tag, lines]) => within(tag, lines)),
    },
  )

interface Host {
  readonly folder: string
  readonly lines: Lines
}

function host(more: More): fc.Arbitrary<Host> {
  return fc.constantFrom('@CASE@/sites/a', '@CASE@/sites/b', '@ROOT@').chain((folder) => {
    const section = (path: string, lines: fc.Arbitrary<Lines>) =>
      fc
        .tuple(fc.option(override, { freq: 3 }), lines)
        .map(([allowed, own]) =>
          within(`Directory "${path}"`, [...(allowed ? [`AllowOverride ${allowed}`] : []), ...own]),
        )
    const page = fc
      .tuple(fc.constantFrom('Location /private', 'Location /admin', 'Files secret.html'), guarded(rules(more)))
      .map(([tag, lines]) => within(tag, lines))
    return fc
      .tuple(
        fc.option(section(folder, fc.oneof(fc.constant(open), guarded(rules(more)))), { freq: 5, nil: [] as Lines }),
        fc.option(section(`${folder}/private`, guarded(rules(more))), { freq: 1, nil: [] as Lines }),
        fc.option(page, { freq: 1, nil: [] as Lines }),
      )
      .map((parts) => ({ folder, lines: parts.flat() }))
  })
}

const virtualHost = (index: number, { folder, lines }: Host): Lines =>
  within('VirtualHost *', [`ServerName host${index}.test`, `DocumentRoot "${folder}"`, ...lines])

const names = ['index.html', 'secret.html', 'x.inc']
const folders = ['htdocs', 'htdocs/private', 'htdocs/pub', 'htdocs/pub/up', 'sites/a', 'sites/a/private', 'sites/b']
/** The documents of each of them. */
export const pages: readonly string[] = [
  ...[...folders, 'sites/b/private', 'extra'].flatMap((folder) => names.map((name) => `${folder}/${name}`)),
]

const urls = [
  ...['/index.html', '/secret.html', '/x.inc', '/private/index.html', '/private/secret.html', '/private/x.inc'],
  ...['/pub/index.html', '/pub/up/index.html', '/pub/up/secret.html', '/manual/index.html', '/icons/secret.html', '/'],
]

const callers: readonly Partial<Probe>[] = [
  { ip: '127.0.0.1' },
  { ip: '127.0.0.2' },
  { ip: '127.0.0.9', headers: { 'User-Agent': 'Good' } },
  { ip: '127.0.0.9', user: 'alice', password: 'pw' },
  { ip: '127.0.0.2', user: 'bob', password: 'pw' },
  { ip: '127.0.0.1', method: 'POST' },
]

/** What each of them is asked, with so many virtual hosts, by a name that none of them has and by those that they have. */
export const probesFor = (hosts: number): readonly Probe[] =>
  [undefined, ...Array.from({ length: hosts }, (_, index) => `host${index}.test`)].flatMap((host) =>
    urls.flatMap((path) => callers.map((caller) => ({ path, ...(host && { host }), ...caller }))),
  )
