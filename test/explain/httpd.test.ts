import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Explanation, explain } from '../../src/explain/explain.js'
import { migrate } from '../../src/index.js'
import { siteFromTexts } from '../../src/site/site.js'
import { type Files, modulesFor, place } from '../real-httpd/check.js'
import { sendAll } from '../real-httpd/client.js'
import { httpd, needHttpd } from '../real-httpd/install.js'
import { preamble, scratchFolder, usualModules } from '../real-httpd/preamble.js'
import { startServer } from '../real-httpd/server.js'

/** Configurations of 2.2 that a 2.4 refuses; then the place that its own message leads to, and the rule that mends it. */
const refused: readonly (readonly [Files, string])[] = [
  [{ 'httpd.conf': 'Timeout 60\nLockFile logs/accept.lock\n' }, 'invalid-command httpd.conf:2 accept-mutex'],
  [
    { 'httpd.conf': '<Directory "@ROOT@">\n  AllowOverride All\n  Order allow,deny\n  Allow from all\n</Directory>\n' },
    'invalid-command httpd.conf:3 access-control',
  ],
  [
    {
      'httpd.conf': 'Timeout 60\nInclude conf.d/a.conf\n',
      'conf.d/a.conf': '# x\n\nRewriteLog \\\n  logs/rewrite.log\n',
    },
    'invalid-command conf.d/a.conf:4 rewrite-log',
  ],
  [
    { 'httpd.conf': 'ServerRoot "@CASE@"\nInclude nothing.d/*.conf\n' },
    'include-missing httpd.conf:2 include-no-match',
  ],
  [
    { 'httpd.conf': 'ServerRoot "@CASE@"\nInclude notes/*.conf\n', 'notes/notes.txt': '' },
    'include-no-match httpd.conf:2 include-no-match',
  ],
  [
    { 'httpd.conf': 'ServerRoot "@CASE@"\nLoadModule authz_default_module modules/mod_authz_default.so\n' },
    'cannot-load httpd.conf:2 removed-modules',
  ],
  [{ 'httpd.conf': 'KeepAlive 1\n' }, 'keepalive-value httpd.conf:1 keepalive-value'],
  [{ 'httpd.conf': 'KeepAliveTimeout 5m\n' }, 'keepalivetimeout-value httpd.conf:1 keepalivetimeout-value'],
  [
    { 'httpd.conf': '<Directory "@ROOT@">\n  Options Indexes +FollowSymLinks\n</Directory>\n' },
    'options-mixed-signs httpd.conf:2 options-mixed-signs',
  ],
  [
    { 'httpd.conf': '<Directory "@ROOT@">\n  Options FollowSymLinks All\n</Directory>\n' },
    'options-all-none-position httpd.conf:2 options-mixed-signs',
  ],
  [
    { 'httpd.conf': 'FilterDeclare zip\nFilterProvider zip DEFLATE resp=Content-Type $text/\n' },
    'filterprovider httpd.conf:2 filterprovider',
  ],
  [{ 'httpd.conf': 'ServerTokens Nothing\n' }, 'servertokens-value httpd.conf:1 servertokens-value'],
  [
    { 'httpd.conf': '<VirtualHost *:80>\n  <Limit GET>\n    Options None\n  </Limit>\n</VirtualHost>\n' },
    'limit-outside-directory httpd.conf:2 limit-outside-directory',
  ],
  [{ 'httpd.conf': 'SSLMutex default\n' }, 'invalid-command httpd.conf:1 ssl-mutex'],
  [{ 'httpd.conf': 'SSLSessionCache shm:logs/scache(512000)\n' }, 'no-socache httpd.conf:1 sslsessioncache-type'],
  [{ 'httpd.conf': 'SSLProtocol SSLv2\n' }, 'sslv2 httpd.conf:1 sslprotocol-old-versions'],
  [
    { 'httpd.conf': '<Location />\n  SSLRequire OID("1.2.3") eq "x"\n</Location>\n' },
    'sslrequire httpd.conf:2 sslrequire-oid',
  ],
  [{ 'httpd.conf': 'UnsetEnv\n' }, 'iterate-without-argument httpd.conf:1 iterate-without-argument'],
  [
    { 'httpd.conf': 'ExtFilterDefine x cmd=/bin/cat\n<Location />\n  ExtFilterOptions DebugLevel=3\n</Location>\n' },
    'debuglevel-ext-filter httpd.conf:3 filter-debug-level',
  ],
  [
    { 'httpd.conf': '<Directory "@ROOT@">\n  AuthUserFile /x standard\n</Directory>\n' },
    'number-of-arguments httpd.conf:2 auth-file-type',
  ],
  [
    { 'httpd.conf': 'Listen 127.0.0.1:65534\nListen 127.0.0.1:65534\n' },
    'listen-duplicate httpd.conf:2 listen-duplicate',
  ],
  [{ 'httpd.conf': 'ServerName *.example.org\n' }, 'servername-wildcard httpd.conf:1 servername-wildcard'],
  [{ 'httpd.conf': 'MCacheSize 1000\n' }, 'invalid-command httpd.conf:1 mem-cache-directives'],
  [
    { 'httpd.conf': '<Directory "@ROOT@">\n  AuthzDefaultAuthoritative Off\n</Directory>\n' },
    'invalid-command httpd.conf:2 auth-default-authoritative',
  ],
  [
    { 'httpd.conf': 'Listen 127.0.0.1:65534\nUseCanonicalName Off\nphp_flag engine on\n' },
    'invalid-command httpd.conf:3 third-party-modules',
  ],
]

/** `MESSAGE PATH:LINE RULE` for what explains the refusal. */
const summary = ({ message, places }: Explanation) =>
  places.map(({ file, line, finding }) => `${message?.id} ${file.path}:${line} ${finding?.rule.id ?? '-'}`)

describe.skipIf(!httpd())('what a real 2.4 says at its start', () => {
  test.each(refused)('%j', (files, expected) => {
    const { explanations } = explain(startMessages(files), configuration(files))
    expect(explanations.flatMap(summary)).toEqual([expected])
  })

  test('what it only warns of', () => {
    const files = {
      'httpd.conf': 'ServerName x\nNameVirtualHost *:80\nDefaultType text/html\nSetEnv a \u0024{UNDEFINED_HERE}\n',
    }
    const { explanations } = explain(startMessages(files), configuration(files))
    expect(explanations.flatMap(summary).sort()).toEqual([
      'config-variable httpd.conf:4 config-variable',
      'default-type httpd.conf:3 default-type',
      'name-virtual-host httpd.conf:2 name-virtual-host',
    ])
  })
})

const configuration = (files: Files) => {
  const site = siteFromTexts(files)
  return { site, migration: migrate(site) }
}

/** What `httpd -t` says, with its own paths. */
function startMessages(files: Files): string {
  const folder = scratchFolder()
  try {
    const server = needHttpd()
    const given = join(folder, 'given')
    for (const [path, text] of Object.entries(files)) write(join(given, path), place(text, given))
    mkdirSync(join(given, 'htdocs'))
    const lines = preamble(server, folder, modulesFor(server, Object.values(files), {}))
    write(
      join(folder, 'harness.conf'),
      [...lines, `ServerRoot "${given}"`, 'Listen 127.0.0.1:65535', `Include "${given}/httpd.conf"`, ''].join('\n'),
    )
    const { stderr } = spawnSync(server.binary, ['-t', '-f', join(folder, 'harness.conf')], {
      encoding: 'utf8',
      env: { ...process.env, ...server.env },
    })
    return stderr
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Folders of a running 2.4 with mod_access_compat, what a request for each is answered, and what its log leads to. */
const served: readonly { name: string; config: string; htaccess?: string; status: number; expected: string }[] = [
  {
    name: 'compat',
    config: 'Order deny,allow\nDeny from all\n',
    status: 403,
    expected: 'denied-by-allow-deny httpd.conf:2 access-control',
  },
  { name: 'require', config: 'Require all denied\n', status: 403, expected: 'denied-by-require' },
  { name: 'authtype', config: 'AuthType Basic\nAuthName x\n', status: 500, expected: 'authtype-without-require' },
  {
    name: 'override',
    config: 'AllowOverride None\nAllowOverride FileInfo\n',
    htaccess: 'Options +Indexes\n',
    status: 500,
    expected: 'htaccess-refused override/.htaccess:1 -',
  },
  {
    name: 'unknown',
    config: 'AllowOverride All\n',
    htaccess: '# x\nRewriteLog x\n',
    status: 500,
    expected: 'invalid-command unknown/.htaccess:2 rewrite-log',
  },
  { name: 'listing', config: 'Require all granted\n', status: 403, expected: 'no-listing' },
]

describe.skipIf(!httpd())('what a real 2.4 logs for a request', () => {
  test('of each kind', async () => {
    const folder = scratchFolder()
    try {
      const root = join(folder, 'htdocs')
      for (const { name, htaccess } of served) {
        mkdirSync(join(root, name), { recursive: true })
        if (htaccess) writeFileSync(join(root, name, '.htaccess'), htaccess)
      }
      const section = ({ name, config }: { name: string; config: string }) =>
        `<Directory "${root}/${name}">\n${config}</Directory>\n`
      const server = await startServer({
        folder,
        accessCompat: true,
        modules: usualModules,
        config: `DocumentRoot "${root}"\n${served.map(section).join('')}`,
      })
      const answers = await sendAll(
        server.port,
        served.map(({ name }) => ({ path: `/${name}/` })),
      )
      const log = server.log()
      await server.stop()
      expect(answers.map(([status]) => status)).toEqual(served.map(({ status }) => status))
      for (const one of served) {
        const texts = {
          'httpd.conf': section(one),
          ...(one.htaccess ? { [`${one.name}/.htaccess`]: one.htaccess } : {}),
        }
        const { explanations } = explain(
          log
            .split('\n')
            .filter((line) => line.includes(`/${one.name}`) || (one.name === 'authtype' && line.includes('AH01627')))
            .join('\n'),
          configuration(texts),
        )
        const [id, where = ''] = one.expected.split(/ (.*)/)
        expect(
          explanations.map(({ message }) => message?.id),
          one.name,
        ).toEqual([id])
        expect(
          explanations.flatMap(summary).filter((line) => where && line.includes(where)),
          one.name,
        ).toEqual(where ? [one.expected] : [])
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
