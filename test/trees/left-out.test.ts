import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readFiles } from '../../src/disk/files.js'
import { migrate } from '../../src/index.js'
import { loadSite } from '../../src/site/load.js'
import { isWantedPath } from '../../src/site/wanted-path.js'
import { sendAll } from '../real-httpd/client.js'
import { httpd } from '../real-httpd/install.js'
import { scratchFolder } from '../real-httpd/preamble.js'
import { startServer } from '../real-httpd/server.js'

/** As Debian's package lays it out, with what a 2.2 had beside it. */
const files: Readonly<Record<string, string>> = {
  'apache2/apache2.conf':
    'User nobody\n<Directory @ROOT@/htdocs>\n    Require all granted\n</Directory>\nIncludeOptional @ROOT@/apache2/conf-enabled/*.conf\nIncludeOptional @ROOT@/apache2/sites-enabled/*.conf\n',
  'apache2/conf-available/charset.conf': '# none\n',
  'apache2/conf-enabled/own.conf': 'ServerName www.example.test\n',
  'apache2/sites-available/other.conf': '# none\n',
  'apache2/sites-enabled/000-default.conf': '<VirtualHost *:@PORT@>\n    DocumentRoot @ROOT@/htdocs\n</VirtualHost>\n',
  'apache2/conf.d/local': '<Location /private>\n    Order deny,allow\n    Deny from all\n</Location>\n',
  'apache2/sites-enabled/x':
    '<VirtualHost *:@PORT@>\n    ServerName x.example.test\n    DocumentRoot @ROOT@/htdocs\n    <Location /secret>\n        Order allow,deny\n        Deny from all\n    </Location>\n</VirtualHost>\n',
  'htdocs/private/index.html': 'FILE private\n',
  'htdocs/secret/index.html': 'FILE secret\n',
  'htdocs/index.html': 'FILE index\n',
  // What a2enconf and a2ensite do, with the names of the folders in their own.
  'bin/a2enconf': '#!/bin/sh\nln -s "../conf-available/$1.conf" "@ROOT@/apache2/conf-enabled/$1.conf"\n',
  'bin/a2ensite': '#!/bin/sh\nln -s "../sites-available/$1.conf" "@ROOT@/apache2/sites-enabled/$1.conf"\n',
}

const probes = [
  { path: '/' },
  { path: '/private/' },
  { path: '/', host: 'x.example.test' },
  { path: '/secret/', host: 'x.example.test' },
]

/** The status of each, with a 2.4 that reads the tree as it is now. */
async function answers(root: string): Promise<number[]> {
  const config = [`Define LEFT_PORT @PORT@`, `Include "${root}/apache2/apache2.conf"`].join('\n')
  const server = await startServer({ config, accessCompat: true })
  try {
    return (await sendAll(server.port, probes)).map(([status]) => status)
  } finally {
    await server.stop()
  }
}

test.skipIf(!httpd())('after the commands that are printed 2.4 refuses what 2.2 refused', async () => {
  const root = scratchFolder()
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      const own = text.replaceAll('@ROOT@', root).replaceAll('@PORT@', '$' + '{LEFT_PORT}')
      writeFileSync(join(root, path), own)
      if (text.startsWith('#!')) chmodSync(join(root, path), 0o755)
    }
    expect(await answers(root), 'both are lost').toEqual([200, 200, 200, 200])
    const { sources, links } = readFiles([join(root, 'apache2')], { wanted: isWantedPath })
    const { findings } = migrate(loadSite(sources, { links, folder: root, folders: [join(root, 'apache2')] }).site)
    const layout = findings.filter(({ rule }) => rule.id === 'distribution-layout')
    const commands = layout.map(({ message }) => /run `(.*)`/.exec(message)?.[1] ?? '')
    expect(layout.map(({ severity }) => severity)).toEqual(['error', 'error'])
    for (const command of commands)
      execFileSync('sh', ['-ec', command], { env: { ...process.env, PATH: `${root}/bin:${process.env.PATH}` } })
    expect(await answers(root)).toEqual([200, 403, 200, 403])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
