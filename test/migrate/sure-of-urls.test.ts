import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { siteFromTexts } from '../../src/config/site.js'
import { migrate } from '../../src/migrate/migrate.js'
import { accessControl } from '../../src/migrate/rules/access-control.js'
import { type Answer, type Probe, sendAll } from '../httpd/client.js'
import { compare } from '../httpd/compare.js'
import { httpd } from '../httpd/install.js'
import { scratchFolder } from '../httpd/preamble.js'
import { startServer } from '../httpd/server.js'

const open = 'Order allow,deny\nAllow from all\n'
const shut = 'Order deny,allow\nDeny from all\n'
const members = 'AuthType Basic\nAuthName members\nAuthUserFile "@/users"\nRequire valid-user\n'

const section = (kind: string, path: string, lines: string) => `<${kind} "${path}">\n${lines}</${kind}>\n`
const root = 'DocumentRoot "@/www"\n'

interface Trick {
  readonly what: string
  readonly text: string
  readonly paths: readonly string[]
  /** A file beside the configuration, by its path. */
  readonly file?: readonly [path: string, text: string]
}

/** Where requests are answered from another place, or by other sections, than it seems; `@` is a scratch folder. */
const tricks: readonly Trick[] = [
  {
    what: 'an alias that another one comes before',
    text:
      `${root}Alias /a "@/x"\nAlias /a/b "@/y"\n${section('Directory', '@/y', open)}` +
      section('Directory', '@/x', members) +
      section('Location', '/a/b', open),
    paths: ['/a/b/page', '/a/page'],
  },
  {
    what: 'an alias said twice',
    text: `${root}Alias /a "@/x"\nAlias /a "@/y"\n${section('Directory', '@/x', members)}${section('Location', '/a', open)}`,
    paths: ['/a/b/page', '/a/page'],
  },
  {
    what: 'an alias of the virtual host, before all of the main server',
    text:
      `${root}Alias /a/b "@/y"\n${section('Directory', '@/x', members)}` +
      `<VirtualHost *:@PORT@>\nAlias /a "@/x"\n${section('Location', '/a/b', open)}</VirtualHost>\n`,
    paths: ['/a/b/page', '/a/page'],
  },
  {
    what: 'an alias in a guard',
    text:
      `${root}<IfDefine Nowhere>\nAlias /a "@/y"\n</IfDefine>\n${section('Directory', '@/www', members)}` +
      section('Location', '/a', open),
    paths: ['/a/b/page', '/page'],
  },
  {
    what: 'a DocumentRoot in a guard',
    text:
      `<IfDefine !Nowhere>\nDocumentRoot "@/x"\n</IfDefine>\n<IfDefine Nowhere>\nDocumentRoot "@/y"\n</IfDefine>\n` +
      section('Directory', '@/x', members) +
      section('Location', '/b', open),
    paths: ['/b/page', '/page'],
  },
  {
    what: 'an alias that ends within a name',
    text: `${root}Alias /a/ "@/pre"\n${section('Directory', '@/prefix', members)}${section('Location', '/a/fix', open)}`,
    paths: ['/a/fix/page'],
  },
  {
    what: 'a path with two dots',
    text: `DocumentRoot "@/www/../x"\n${section('Directory', '@/x', members)}${section('Location', '/b', open)}`,
    paths: ['/b/page', '/page'],
  },
  {
    what: 'a folder with two URLs',
    text:
      `DocumentRoot "@"\nAlias /z "@/x"\n${section('Directory', '@', `${shut}Allow from 127.0.0.2\n`)}` +
      section('Directory', '@/x', members) +
      section('Location', '/', `${shut}Allow from 127.0.0.1\n`),
    paths: ['/x/page', '/z/page', '/y/page'],
  },
  {
    what: 'a folder that is another URL on a virtual host',
    text:
      `DocumentRoot "@"\n<VirtualHost *:@PORT@>\nDocumentRoot "@/x"\n</VirtualHost>\n` +
      section('Directory', '@', `${shut}Allow from 127.0.0.2\n`) +
      section('Directory', '@/x', members) +
      section('Location', '/', `${shut}Allow from 127.0.0.1\n`),
    paths: ['/page', '/b/page'],
  },
  {
    what: 'a wild-card held against the whole URL',
    text:
      root +
      section('Directory', '@/www', shut) +
      section('Location', '/a/*', open) +
      section('Location', '/a/b', members),
    paths: ['/a/b/page', '/a/b'],
  },
  {
    what: 'a slash at the end of a URL',
    text:
      root +
      section('Directory', '@/www', shut) +
      section('Location', '/page/', open) +
      section('Location', '/page', members),
    paths: ['/page', '/page/more'],
  },
  {
    what: 'a pattern that looks ahead',
    text:
      root +
      section('Directory', '@/www', shut) +
      section('DirectoryMatch', '^@/www/(?!private)', open) +
      section('Location', '/', members),
    paths: ['/private/page', '/a/b/page'],
  },
  {
    what: 'a class of characters by its name',
    text: root + section('FilesMatch', '^[[:alpha:]]+$', shut) + section('Files', 'page', members),
    paths: ['/page'],
  },
  {
    what: 'the end of a name as PCRE writes it',
    text: root + section('FilesMatch', 'ge\\z', shut) + section('Files', 'page', members),
    paths: ['/page'],
  },
  {
    what: 'wild-cards that cross',
    text:
      'DocumentRoot "@"\n' +
      section('Directory', '@', open) +
      section('Directory', '@/*/b', shut) +
      section('Directory', '@/x/*', members),
    paths: ['/x/b/page', '/x/c/page', '/y/b/page'],
  },
  {
    what: 'wild-cards of another depth that cross',
    text:
      'DocumentRoot "@"\n' +
      section('Directory', '@', open) +
      section('Directory', '@/*', shut) +
      section('Directory', '@/[xy]/b', members),
    paths: ['/x/b/page', '/y/b/page'],
  },
  {
    what: 'a .htaccess file that AccessFileName does not name',
    text: `AccessFileName .acl\n${root}${section('Directory', '@/www', `AllowOverride All\n${shut}`)}${section('Location', '/a', members)}`,
    file: ['@/www/a/.htaccess', open],
    paths: ['/a/b/page'],
  },
  {
    what: 'a file that waits to be named .htaccess',
    text: `${root}${section('Directory', '@/www', `AllowOverride All\n${shut}`)}${section('Location', '/a', members)}`,
    file: ['@/www/a/htaccess.txt', open],
    paths: ['/a/b/page'],
  },
  {
    what: 'a .htaccess file that a guard may keep from being read',
    text:
      root +
      section('Directory', '@/www', `AllowOverride All\n<IfDefine Nowhere>\nAllowOverride None\n</IfDefine>\n${open}`) +
      section('Location', '/a', open),
    file: ['@/www/a/.htaccess', members],
    paths: ['/a/b/page', '/page'],
  },
  {
    what: 'a .htaccess file that one server reads and another does not',
    text:
      `${root}${section('Directory', '@/www', `AllowOverride None\n${shut}`)}${section('Location', '/a', members)}` +
      `<VirtualHost 127.0.0.9:@PORT@>\n${section('Directory', '@/www', 'AllowOverride All\n')}</VirtualHost>\n`,
    file: ['@/www/a/.htaccess', open],
    paths: ['/a/b/page', '/page'],
  },
]

describe.skipIf(!httpd())('no safe fix opens what was refused', () => {
  test.each(tricks)('$what', async (trick) => {
    const folder = scratchFolder()
    try {
      layOut(folder)
      const texts = filled(trick, folder)
      const site = siteFromTexts(texts, { complete: true, from: '2.2' })
      const fixed = migrate(site, { rules: [accessControl] }).texts
      const migrated = Object.fromEntries(site.files.map((file) => [file.path, fixed.get(file) ?? file.text]))
      const probes = trick.paths.flatMap(asked)
      const before = await answersOf(texts, probes)
      const after = await answersOf(migrated, probes)
      const opened = probes.filter((_, index) => compare(before[index] ?? none, after[index] ?? none) === 'opened')
      expect(opened).toEqual([])
      expect(before.some(([status]) => status === 401 || status === 403)).toBe(true)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

const none: Answer = [0, null, null, null]

const filled = ({ text, file }: Trick, folder: string): Record<string, string> =>
  Object.fromEntries(
    [['httpd.conf', text] as const, ...(file ? [file] : [])].map((each) =>
      each.map((part) =>
        part.replaceAll(/@(?!PORT@)/g, (_, at: number) => (part.slice(at - 5, at) === '@PORT' ? '@' : folder)),
      ),
    ),
  )

const asked = (path: string): Probe[] =>
  ['127.0.0.1', '127.0.0.2'].flatMap((ip) => [
    { path, ip },
    { path, ip, user: 'joe', password: 'secret' },
  ])

function layOut(folder: string): void {
  const names = ['www/a/b', 'www', 'www/private', 'x', 'x/b', 'x/c', 'y', 'y/b', 'prefix']
  for (const name of names) {
    mkdirSync(join(folder, name), { recursive: true })
    writeFileSync(join(folder, name, 'page'), `FILE ${name}\n`)
  }
  writeFileSync(join(folder, 'users'), `joe:{SHA}${createHash('sha1').update('secret').digest('base64')}\n`)
}

async function answersOf(
  texts: Readonly<Record<string, string>>,
  probes: readonly Probe[],
): Promise<readonly Answer[]> {
  const { 'httpd.conf': config = '', ...files } = texts
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const old = Object.values(texts).some((text) => /^\s*(order|allow|deny|satisfy)\b/im.test(text))
  const server = await startServer({ config, accessCompat: old })
  try {
    return await sendAll(server.port, probes)
  } finally {
    await server.stop()
  }
}
