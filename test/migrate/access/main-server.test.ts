import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../src/site/site.js'
import { type Answer, type Probe, sendAll } from '../../real-httpd/client.js'
import { compare } from '../../real-httpd/compare.js'
import { httpd } from '../../real-httpd/install.js'
import { scratchFolder } from '../../real-httpd/preamble.js'
import { startServer } from '../../real-httpd/server.js'

/** Sections of the main server over the folders of others; `@` is a scratch folder. */
const start = `ServerRoot "@"
Listen 8080
DocumentRoot "@/main"
<Directory "@/main">
    Order allow,deny
    Allow from all
</Directory>
<Directory "@/members">
    AuthType Basic
    AuthName members
    AuthUserFile "@/users"
    Require valid-user
</Directory>
<Location /x>
    Order deny,allow
    Deny from all
    Allow from 127.0.0.1
</Location>
`

const servers: readonly (readonly [string, string])[] = [
  ['a virtual host with documents of its own', '<VirtualHost *:8080>\n    DocumentRoot "@/members"\n</VirtualHost>\n'],
  ['one that may not take all', 'Listen 8081\n<VirtualHost *:8080>\n    DocumentRoot "@/members"\n</VirtualHost>\n'],
  ['an alias', 'Alias /x/inner "@/members"\n'],
  ['an alias by a pattern', 'AliasMatch ^/x/i(.*) "@/members/i$1"\n'],
  ['an alias by a pattern, elsewhere', 'AliasMatch ^/y/(.*) "@/members/$1"\n'],
  ["users' folders", 'UserDir "@/*"\n'],
  ['a rewritten URL', 'RewriteEngine on\nRewriteRule ^/x/r/(.*) @/members/$1\n'],
  ['a rewritten URL, passed on', 'RewriteEngine on\nAlias /m "@/members"\nRewriteRule ^/q/(.*) /x/$1 [PT]\n'],
]

const paths = [
  '/',
  '/page',
  '/x/page',
  '/x/inner/page',
  '/x/inner',
  '/x/r/page',
  '/y/page',
  '/~members/page',
  '/q/page',
  '/m/page',
]

const probes: readonly Probe[] = paths.flatMap((path) =>
  ['127.0.0.1', '127.0.0.2'].flatMap((ip) => [
    { path, ip },
    { path, ip, user: 'joe', password: 'secret' },
  ]),
)

describe.skipIf(!httpd())('a section of the main server, migrated, over', () => {
  test.each(servers)('%s', async (_what, lines) => {
    const folder = scratchFolder()
    try {
      layOut(folder)
      const text = (start + lines).replaceAll('@', folder)
      const site = siteFromTexts({ 'httpd.conf': text }, { complete: true })
      const { texts, findings } = migrate(site, { rules: [accessControl] })
      const [file] = site.files
      const migrated = file && texts.get(file)
      expect(findings.every(({ fix }) => fix?.safe)).toBe(true)
      const before = await answersOf(text, ['access_compat'])
      const after = await answersOf(migrated ?? '', [])
      const different = before.flatMap((answer, index) => {
        const difference = compare(answer, after[index] ?? [0, null, null, null])
        return difference === 'same' ? [] : [`${difference}: ${JSON.stringify(probes[index])}`]
      })
      expect(different).toEqual([])
      expect(new Set(before.map(([status]) => status)).size).toBeGreaterThan(2)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

function layOut(folder: string): void {
  for (const path of ['main', 'main/x', 'members', 'members/x', 'members/i', 'members/inner'].map(
    (name) => `${name}/page`,
  )) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), `FILE ${path}\n`)
  }
  const hash = createHash('sha1').update('secret').digest('base64')
  writeFileSync(join(folder, 'users'), `joe:{SHA}${hash}\n`)
}

async function answersOf(text: string, modules: readonly string[]): Promise<readonly Answer[]> {
  const config = text.replace(/^(ServerRoot|Listen).*\n/gm, '').replaceAll(':8080>', ':@PORT@>')
  const server = await startServer({ config, accessCompat: modules.length > 0 })
  try {
    return await sendAll(server.port, probes)
  } finally {
    await server.stop()
  }
}
