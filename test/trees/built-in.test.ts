import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { siteFromTexts } from '../../src/site/site.js'
import { httpd, needHttpd } from '../real-httpd/install.js'
import { scratchFolder } from '../real-httpd/preamble.js'
import { lastAnswers, startServer } from '../real-httpd/server.js'

/** A server of 2.2 that loads nothing: the modules of its default build, and mod_dav with mod_dav_fs, are built in. */
const config = `ServerRoot "@DIR@"
Listen 80
ServerName oracle.test
DocumentRoot "@DIR@/htdocs"
LogFormat "%r %>s" short
CustomLog "@DIR@/seen.log" short
TypesConfig "@DIR@/mime.types"
ScriptAlias /cgi-bin/ "@DIR@/cgi-bin/"
DAVLockDB "@DIR@/locks"
<Directory "@DIR@/htdocs">
    Options Indexes MultiViews
</Directory>
<Directory "@DIR@/htdocs/shared">
    Dav On
</Directory>
<Location /server-status>
    SetHandler server-status
</Location>
`

const files: Readonly<Record<string, string>> = {
  'mime.types': 'text/html html\ntext/x-log log\n',
  'htdocs/index.html': 'FILE index\n',
  'htdocs/page.html': 'FILE page\n',
  'htdocs/a.log': 'FILE log\n',
  'htdocs/list/one.html': 'FILE one\n',
  'htdocs/shared/note.html': 'FILE note\n',
  'cgi-bin/hello': '#!/bin/sh\nprintf "Content-Type: text/plain\\r\\n\\r\\nFILE ran\\n"\n',
}

/** What 2.2.34 answers: method, path, status, and what is served. */
const answersOf22 = [
  ['GET', '/', 200, 'index'],
  ['GET', '/page', 200, 'page'],
  ['GET', '/a.log', 200, 'log'],
  ['GET', '/list/', 200, null],
  ['GET', '/cgi-bin/hello', 200, 'ran'],
  ['GET', '/cgi-bin/', 403, null],
  ['GET', '/server-status', 200, null],
  ['GET', '/nothing', 404, null],
  ['PROPFIND', '/shared/', 207, null],
] as const

test.skipIf(!httpd())('what 2.2 had built in answers the same once it is loaded', async () => {
  const folder = scratchFolder()
  try {
    for (const [name, text] of Object.entries(files)) {
      const path = join(folder, name)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
    chmodSync(join(folder, 'cgi-bin/hello'), 0o755)
    const text = config.replaceAll('@DIR@', folder)
    const site = siteFromTexts({ 'httpd.conf': text }, { complete: true, from: '2.2' })
    expect(migrate(site, { fixes: 'safe' }).findings.find(({ rule }) => rule.id === 'missing-modules')?.fix?.safe).toBe(
      false,
    )
    const [migrated = ''] = migrate(site, { fixes: 'all' }).texts.values()
    // The server of the test has an MPM, a port and a root of its own.
    const ours = migrated
      .replace(/^(LoadModule mpm_|ServerRoot|Listen ).*\n/gm, '')
      .replace(/ (modules\/\S+)/g, (_, path: string) => ` "${join(dirname(needHttpd().modules), path)}"`)
    const server = await startServer({ folder, modules: [], config: ours })
    const asked = answersOf22.map(([method, path]) => ({
      method,
      path,
      headers: method === 'PROPFIND' ? { Depth: '0' } : {},
    }))
    const answers = await lastAnswers(server, asked)
    expect(answers.map(([status, file]) => [status, file])).toEqual(answersOf22.map(([, , ...answer]) => answer))
    expect(readFileSync(join(folder, 'seen.log'), 'utf8')).toContain('GET /page HTTP/1.1 200')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
