import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ServerComparison } from '../../src/compare/comparison.js'
import { requestText } from '../../src/compare/comparison-text.js'
import { readFiles } from '../../src/disk/files.js'
import { runRules } from '../../src/migrate/migrate.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { loadSite } from '../../src/site/load.js'
import { compareCopies } from '../../src/start/compare-copies.js'
import { examineHttpd } from '../../src/start/httpd-program.js'
import { queriedConfiguration } from '../../src/start/queried-configuration.js'
import type { ConfigFile } from '../../src/syntax/tree.js'
import { folder } from '../folder.js'
import { httpd, needHttpd } from '../real-httpd/install.js'
import { shareOf } from '../thoroughness.js'

interface Recorded {
  readonly id: string
  readonly options: readonly string[]
  readonly files: Readonly<Record<string, string>>
  /** What somebody has made of the files. */
  readonly written?: Readonly<Record<string, string>>
}

const fixture = (name: string) => readFileSync(new URL(`../fixtures/answers/${name}`, import.meta.url), 'utf8')
const head = fixture('servers-head.conf')
const recorded = (name: string): readonly Recorded[] =>
  fixture(name)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Recorded)

const how = {
  ...{ timeout: 120_000, retries: 2, rate: undefined, concurrency: 8, canSend: () => true, headers: [] },
  ...{ also: new Set<never>(), more: [], progress: () => () => {} },
}

/** What every one of them has: MIME types, and the users alice and bob. */
const common = {
  'mime.types': 'text/html html\ntext/plain txt\n',
  users: 'alice:$apr1$abcdefgh$G8IsPsylW5ROvIKsQMRG61\nbob:$apr1$abcdefgh$k74HMkv1qiXQsM2Wp4E/n1\n',
  groups: 'admins: alice\nstaff: alice bob\n',
}

/** Compare a server with what was written, or with what the rules make of it, each started with a 2.4. */
async function compared({ files, written, options }: Recorded): Promise<ServerComparison> {
  const program = await examineHttpd(needHttpd().binary)
  if ('trouble' in program) throw new Error(program.trouble)
  const root = folder()
  const placed = (text: string) =>
    text
      .replace('@HEAD@', () => head)
      .replaceAll('@DIR@', root)
      .replaceAll('@PORT@', '8765')
  for (const [path, text] of Object.entries({ ...common, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), placed(text))
  }
  const reading = readFiles([root], { wanted: (path) => /\.(conf|inc)$|\.htaccess$/.test(path) })
  const from = options.includes('2.2') ? '2.2' : 'auto'
  const { site, sources } = loadSite(reading.sources, { complete: options.includes('--assume-complete'), from })
  const migration = runRules(site, everyRule)
  const texts = written
    ? new Map(
        site.files.flatMap((file): [ConfigFile, string][] => {
          const text = written[file.path.slice(root.length + 1)]
          return text === undefined ? [] : [[file, placed(text)]]
        }),
      )
    : migration.texts
  const asked = queriedConfiguration({ site, sources, paths: [root] }, migration, texts)
  const comparison = await compareCopies(asked, { old: program, newer: program }, how)
  if ('which' in comparison) throw new Error(`${comparison.which}: ${comparison.output}`)
  return comparison
}

const differing = ({ results }: ServerComparison): readonly string[] =>
  results
    .filter(({ verdict }) => verdict !== 'same')
    .map((one) => `${one.verdict} ${requestText(one)}: ${one.oldStatus} → ${one.newStatus}`)

/** The main file of a copied server, where `AllowOverride None` stands in a guard. */
const guarded = `ServerRoot "/etc/httpd"
ServerName x.example
Listen 127.0.0.1:@PORT@
LoadModule authz_host_module modules/mod_authz_host.so
LoadModule dir_module modules/mod_dir.so
LoadModule alias_module modules/mod_alias.so
<IfDefine MAINT>
DocumentRoot /var/empty
</IfDefine>
<IfDefine !MAINT>
DocumentRoot /srv/www
<Directory />
    Options FollowSymLinks
    AllowOverride None
    Order deny,allow
    Deny from all
</Directory>
<Directory /srv/www>
    Order allow,deny
    Allow from all
</Directory>
<Directory /srv/x>
    Order deny,allow
    Deny from all
    Allow from 10.0.0.0/8
</Directory>
</IfDefine>
Alias /x /srv/x
`

const guardedWritten = guarded
  .replace('LoadModule authz_host', 'LoadModule authz_core_module modules/mod_authz_core.so\nLoadModule authz_host')
  .replace('ServerName x.example\n', 'ServerName x.example\nLoadModule unixd_module modules/mod_unixd.so\n')
  .replace('Order deny,allow\n    Deny from all\n</Directory>', 'Require all denied\n</Directory>')
  .replace('Order allow,deny\n    Allow from all\n', 'Require all granted\n')
  .replace('Order deny,allow\n    Deny from all\n    Allow from 10.0.0.0/8\n', 'Require ip 10.0.0.0/8\n')

const guardedServer: Recorded = {
  id: 'a guard around AllowOverride None',
  options: ['--assume-complete', '--from', '2.2'],
  files: {
    'etc/httpd/conf/httpd.conf': guarded,
    'srv/www/index.html': 'w\n',
    'srv/x/index.html': 'secret\n',
    'srv/x/.htaccess': 'Order allow,deny\nAllow from all\n',
  },
  written: {
    'etc/httpd/conf/httpd.conf': `${guardedWritten}<Directory "/">\n    AllowOverride All\n</Directory>\n`,
    'srv/x/.htaccess': 'Require all granted\n',
  },
}

Object.assign(process.env, httpd()?.env)

describe.skipIf(!httpd())('copies that are started of whole servers', () => {
  test.for([guardedServer, ...shareOf(3, recorded('opened-servers.jsonl'))].map((one) => [one.id, one] as const))(
    'tell what a wrong fix has opened: %s',
    async ([, one]) => {
      expect(differing(await compared(one))).toContainEqual(expect.stringMatching(/^opened /))
    },
  )

  test('and not where the line is left as it was', async () => {
    const { written = {}, ...server } = guardedServer
    const comparison = await compared({
      ...server,
      written: { ...written, 'etc/httpd/conf/httpd.conf': guardedWritten },
    })
    expect(differing(comparison)).toEqual([])
    expect(comparison.unasked).toContainEqual(expect.stringMatching(/^responses with -D MAINT\. /))
  })

  test.for(shareOf(4, recorded('alike-servers.jsonl')).map((one) => [one.id, one] as const))(
    'answer alike where the rules are right: %s',
    async ([, one]) => {
      const comparison = await compared(one)
      expect(differing(comparison)).toEqual([])
      expect(comparison.results.length).toBeGreaterThan(5)
    },
  )
})
