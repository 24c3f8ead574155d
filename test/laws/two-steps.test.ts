import { readdirSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { countByKey } from '../../src/base/group-by.js'
import { readPathsAndIncludedFiles } from '../../src/commands/server-reading.js'
import { readFiles, type SourceFile } from '../../src/disk/files.js'
import { thisDisk } from '../../src/disk/server-files.js'
import { type Migration, runRules } from '../../src/migrate/migrate.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { loadSite } from '../../src/site/load.js'
import type { Site, SiteOptions } from '../../src/site/site.js'
import { isWantedPath } from '../../src/site/wanted-path.js'
import { corpusFolder, hasCorpus } from '../corpus.js'
import { folder } from '../folder.js'
import { shareOf } from '../thoroughness.js'
import { corpusTrees } from '../trees/corpus-trees.js'
import { laid } from '../trees/laid.js'

const root = fileURLToPath(new URL('../sites', import.meta.url))

/** Trees of the corpus, and those of the suite. */
const trees = [...(hasCorpus ? shareOf(8, foldersIn(corpusFolder)) : []), ...foldersIn(root)]

function foldersIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return entries.map(({ name }) => `${folder.replace(/\/$/, '')}/${name}`).sort()
}

interface Step {
  readonly site: Site
  readonly sources: readonly SourceFile[]
  readonly migration: Migration
}

function step(sources: readonly SourceFile[], options: SiteOptions, fixes: 'safe' | 'all'): Step {
  const loaded = loadSite(sources, options)
  const migration = runRules(loaded.site, everyRule, { fixes })
  const texts = new Map([...migration.texts].map(([file, text]) => [loaded.sources.get(file)?.path, text]))
  const written = sources.map((source) => ({ ...source, text: texts.get(source.path) ?? source.text }))
  return { site: loaded.site, sources: written, migration }
}

/** Lines that are added side by side may come in another order. */
const textsOf = ({ sources }: Step) =>
  Object.fromEntries(sources.map(({ path, text }) => [path, text.split('\n').sort()]))

/** How many sections of each file are still to be decided about. */
function undecided({ migration: { findings, taken } }: Step): Record<string, number> {
  const left = findings.filter((finding) => finding.rule.id === 'access-control' && !taken.has(finding))
  return Object.fromEntries(countByKey(left, ({ file }) => file.path))
}

/** Its sections are of both versions, so that what is above some of them is clear only once others are written. */
const mixed = /\/chef-apache2$/

describe.each(['as they are', 'said to be complete'] as const)(
  'fixes first for sure and then for review, of trees %s',
  (said) => {
    const expectSame = (tree: string) => expectSameInOne(tree, said)
    test.each(trees.filter((tree) => !mixed.test(tree)).map((tree) => [tree.replace(/.*\//, ''), tree]))(
      '%s',
      (_, tree) => {
        expectSame(tree)
      },
    )
    test.each(shareOf(3, corpusTrees()).map((tree) => [tree.name, tree] as const))(
      '%s, where its own paths say',
      (_, tree) => {
        expectSame(laid(tree))
      },
    )
    test.each(placed)('%s', (_, files) => {
      const written = expectSame(place(files))
      expect(written.join('\n')).not.toMatch(/^[ \t]*(Order|Deny|NameVirtualHost)\b/m)
    })
  },
)

function expectSameInOne(tree: string, said: 'as they are' | 'said to be complete'): readonly string[] {
  const disk = thisDisk()
  const folders = { folder: '/', folders: [tree], disk }
  const { reading } = readPathsAndIncludedFiles(
    [tree],
    { wanted: isWantedPath },
    { read: readFiles, load: ({ sources, links }) => loadSite(sources, { links, ...folders }) },
  )
  const options = { from: '2.2', complete: said !== 'as they are', links: reading.links, ...folders } as const
  const once = step(reading.sources, options, 'all')
  const first = step(reading.sources, options, 'safe')
  const second = step(first.sources, options, 'all')
  expect(textsOf(second)).toEqual(textsOf(once))
  const open = undecided(once)
  const news = Object.entries(undecided(step(second.sources, options, 'all'))).filter(
    ([path, count]) => count > (open[path] ?? 0),
  )
  expect(news, 'nothing is found in what was written').toEqual([])
  return once.sources.map(({ text }) => text)
}

const section = (path: string, lines: string) => `<Directory @ROOT@/${path}>\n${lines}</Directory>\n`
const wholeDisk = (lines: string) => `<Directory />\nAllowOverride None\n${lines}</Directory>\n`
const main = (lines: string) => `ServerRoot @ROOT@\nListen 80\nUser www\n${lines}`
const closed = 'Order allow,deny\nDeny from all\n'
const open = 'Order allow,deny\nAllow from all\n'
const users = 'AuthType Basic\nAuthName x\nAuthUserFile @ROOT@/users\nRequire valid-user\n'
const host = (name: string) => `<VirtualHost *:80>\nServerName ${name}.example.org\n</VirtualHost>\n`
const passwords = `<Files ~ "^\\.ht">\n${closed}</Files>\n`
/** A folder that the disk has not may hold `.htaccess` files, so that what lies over it is for review. */
const unseen = `<Directory /srv/elsewhere>\nAllowOverride All\n${open}</Directory>\n`

/** Servers that lie where their configuration says, and whose first step leaves something to the second. */
const placed: readonly (readonly [name: string, files: Readonly<Record<string, string>>])[] = [
  [
    'what lets nobody in, below what asks for users',
    {
      'httpd.conf': main(wholeDisk('') + section('a', users) + section('a/lib', closed) + unseen + passwords),
      'a/lib/index.html': '',
    },
  ],
  [
    'what asks for users, below what lets nobody in',
    {
      'httpd.conf': main(wholeDisk(closed) + section('a', open + users) + unseen + passwords),
      'a/index.html': '',
    },
  ],
  [
    'what asks for both',
    {
      'httpd.conf': main(
        wholeDisk('') +
          section('a', `Order deny,allow\nDeny from all\nAllow from 10.0.0.1\n${users}`) +
          unseen +
          passwords,
      ),
      'a/index.html': '',
    },
  ],
  ['virtual hosts by name, and nothing else', { 'httpd.conf': main(`NameVirtualHost *:80\n${host('a')}${host('b')}`) }],
  [
    'virtual hosts by name, beside what no 2.4 starts with',
    { 'httpd.conf': main(`LockFile logs/lock\nNameVirtualHost *:80\n${host('a')}${host('b')}`) },
  ],
  [
    'virtual hosts that never answered',
    { 'httpd.conf': main(`LockFile logs/lock\n${host('a')}${host('b')}${passwords}`) },
  ],
  [
    'virtual hosts by name, beside modules that are gone',
    {
      'httpd.conf':
        'LoadModule alias_module modules/mod_alias.so\nLoadModule mem_cache_module modules/mod_mem_cache.so\n' +
        main(`NameVirtualHost *:80\n${host('a')}${host('b')}${wholeDisk(closed)}${unseen}${passwords}`),
    },
  ],
]

function place(files: Readonly<Record<string, string>>): string {
  const root = realpathSync(folder(files))
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text.replaceAll('@ROOT@', root))
  return root
}
