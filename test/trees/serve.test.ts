import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checklistOf } from '../../src/checklist/checklist.js'
import { migrate } from '../../src/index.js'
import { type Probe, sendAll } from '../real-httpd/client.js'
import { httpd } from '../real-httpd/install.js'
import { namesWork } from '../real-httpd/names.js'
import { corpusTrees } from './corpus-trees.js'
import { migrated, withModules } from './migrated.js'
import { debian, redHat, upstream } from './own-trees.js'
import { type Running, run } from './running.js'
import { siteOfTree, type Texts, type Tree } from './tree.js'

/** Where a stock server keeps what it answers with, and what 2.2 answers there by default. */
interface Stock {
  readonly tree: Tree
  readonly root: string
  readonly icons?: string
  readonly scripts?: string
  readonly manual?: string
  /** The folder of the user jane. */
  readonly user?: string
  /** Whether users' folders are for GET, POST and OPTIONS only. */
  readonly userMethods?: true
  /** Who sees the status page: the machine itself, hosts of example.test, or nobody who is asked here. */
  readonly status?: 'itself' | 'names'
  /** What is not listed: the document root (Red Hat's welcome.conf), or no folder at all. */
  readonly unlisted?: 'root' | 'all'
}

const bySource = (tree: Tree, root: string): Stock => ({
  tree,
  root: `${root}/htdocs`,
  icons: `${root}/icons`,
  manual: `${root}/manual`,
  user: 'home/jane/public_html',
  userMethods: true,
})

const byDebian = (tree: Tree): Stock => ({ tree, root: 'var/www', icons: 'usr/share/apache2/icons', status: 'itself' })

const byRedHat = (tree: Tree): Stock => ({
  tree,
  root: 'var/www/html',
  icons: 'var/www/icons',
  scripts: 'var/www/cgi-bin',
})

const fromCorpus = new Map<string, (tree: Tree) => Stock>([
  [
    'the upstream distribution',
    // Its examples of virtual hosts have documents that nobody may see.
    (tree) => ({
      ...bySource(without(tree, 'usr/local/apache2/conf/extra/httpd-vhosts.conf'), 'usr/local/apache2'),
      scripts: 'usr/local/apache2/cgi-bin',
      status: 'names',
    }),
  ],
  ['debian-squeeze-thesis', byDebian],
  ['debian-ubuntu1004-owaspbwa', byDebian],
  ['rhel5-linuxfiles', byRedHat],
  ['rhel6-maluroam', (tree) => ({ ...byRedHat(tree), unlisted: 'all' })],
  [
    'rhel6-topecongiro',
    (tree) => ({ ...byRedHat(tree), root: 'home/hsksyusk/dev/hsksyusk-riji/blog', unlisted: 'all' }),
  ],
  ['freebsd-apache22-agri', (tree) => ({ tree, root: 'home/sites/agri-chemicals.lazyarea.intranet/www' })],
  ['mac-ketema', (tree) => ({ ...bySource(tree, 'opt/local/apache2'), user: 'Users/jane/Sites' })],
  ['win-xampp-magento-2010', (tree) => ({ tree, root: 'xampp/htdocs', icons: 'xampp/apache/icons', status: 'itself' })],
])

const stocks: readonly Stock[] = [
  { ...bySource(upstream(), 'usr/local/apache2'), scripts: 'usr/local/apache2/cgi-bin', status: 'names' },
  { ...byDebian(debian()), scripts: 'usr/lib/cgi-bin', user: 'home/jane/public_html' },
  { ...byRedHat(redHat()), manual: 'var/www/manual', status: 'names', unlisted: 'root' },
  ...corpusTrees().flatMap((tree) => fromCorpus.get(tree.name)?.(tree) ?? []),
]

function without(tree: Tree, path: string): Tree {
  return { ...tree, texts: { ...tree.texts, [path]: '' } }
}

/** What is asked, and the answer: a status, and the document if one is sent. */
type Expected = readonly [what: string, probe: Probe, status: number, document?: string]

function expected(stock: Stock): readonly Expected[] {
  const { root, icons, scripts, unlisted } = stock
  return [
    ['a page', { path: '/page.html' }, 200, `${root}/page.html`],
    ['a folder with an index', { path: '/with/' }, 200, `${root}/with/index.html`],
    ['a folder without its last slash', { path: '/with' }, 301],
    ['a folder without an index is listed', { path: '/without/' }, unlisted === 'all' ? 403 : 200],
    ['the root without an index', { path: '/' }, unlisted ? 403 : 200],
    ['a file of access control', { path: '/.htpasswd' }, 403],
    ['what is not there', { path: '/nothing' }, 404],
    ...(icons ? [['an icon', { path: '/icons/a.gif' }, 200, `${icons}/a.gif`] as const] : []),
    ...(scripts ? [['a script', { path: '/cgi-bin/run' }, 200, 'what it said'] as const] : []),
    ...ofManual(stock),
    ...ofUsers(stock),
    ...ofStatus(stock),
  ]
}

function ofManual({ manual }: Stock): readonly Expected[] {
  if (!manual) return []
  return [
    ['the manual', { path: '/manual/index.html' }, 200, `${manual}/index.html.en`],
    ['the manual in a language', { path: '/manual/de/index.html' }, 200, `${manual}/index.html.de`],
  ]
}

function ofUsers({ user, userMethods }: Stock): readonly Expected[] {
  if (!user) return [['a user, where they have no folders', { path: '/~jane/page.html' }, 404]]
  return [
    ["a user's page", { path: '/~jane/page.html' }, 200, `${user}/page.html`],
    ["a user's folder is listed", { path: '/~jane/' }, 200],
    ['what is not for users', { path: '/~jane/page.html', method: 'DELETE' }, userMethods ? 403 : 405],
  ]
}

function ofStatus({ status }: Stock): readonly Expected[] {
  if (!status) return [['no status page', { path: '/server-status' }, 404]]
  return [
    ['the status page', { path: '/server-status?auto', ip: status === 'names' ? '127.0.5.1' : '127.0.0.1' }, 200],
    ['the status page for others', { path: '/server-status', ip: '127.0.5.3' }, 403],
  ]
}

function documentsOf({ root, icons, scripts, manual, user }: Stock): Texts {
  const types = ['de', 'en'].map(
    (one) => `URI: index.html.${one}\nContent-Language: ${one}\nContent-type: text/plain\n`,
  )
  const plain = [
    ...['page.html', 'with/index.html', 'without/page.html', '.htpasswd'].map((name) => `${root}/${name}`),
    ...(icons ? [`${icons}/a.gif`] : []),
    ...(manual ? [`${manual}/index.html.de`, `${manual}/index.html.en`] : []),
    ...(user ? [`${user}/page.html`] : []),
  ]
  return {
    ...Object.fromEntries(plain.map((path) => [path, `FILE ${path}\n`])),
    ...(manual ? { [`${manual}/index.html`]: types.join('\n') } : {}),
    ...(scripts ? { [`${scripts}/run`]: "#!/bin/sh\nprintf 'Content-Type: text/plain\\n\\nFILE what it said'\n" } : {}),
  }
}

const ready = httpd() && namesWork()
if (!ready) console.warn('\n*** No 2.4, or no names for its clients: what stock servers answer is SKIPPED. ***\n')

describe.skipIf(!ready).each(stocks.map((stock) => [stock.tree.name, stock] as const))(
  '%s, migrated',
  (_name, stock) => {
    let running: Running | undefined
    beforeAll(async () => {
      const site = siteOfTree(stock.tree)
      const migration = migrate(site)
      const tree = withModules(stock.tree, checklistOf(site, migration))
      running = await run(tree, migrated(tree, migration), documentsOf(stock))
    })
    afterAll(() => running?.stop())

    test('answers as 2.2 does by default', async () => {
      const wanted = expected(stock)
      const answers = await sendAll(
        running?.server.port ?? 0,
        wanted.map(([, probe]) => probe),
      )
      expect(answers.map(([status, file], index) => told(wanted[index]?.[0], status, file))).toEqual(
        wanted.map(([what, , status, document]) => told(what, status, document)),
      )
    })
  },
)

const told = (what: string | undefined, status: number, file: string | null | undefined) =>
  `${what}: ${status}${file ? ` ${file}` : ''}`
