import { expect, test } from 'vitest'
import { readPathsAndIncludedFiles } from '../../src/commands/server-reading.js'
import { readFiles } from '../../src/disk/files.js'
import { thisDisk } from '../../src/disk/server-files.js'
import { runRules } from '../../src/migrate/migrate.js'
import { accessControl } from '../../src/migrate/rules/access/access-control.js'
import { loadSite } from '../../src/site/load.js'
import { isWantedPath } from '../../src/site/wanted-path.js'
import { corpusTrees } from './corpus-trees.js'
import { laid } from './laid.js'

/** Whole servers whose Includes resolve, and whose .htaccess files may say nothing of access. */
const shut = [
  'debian-squeeze-thesis',
  'rhel5-linuxfiles',
  'rhel6-maluroam',
  'rhel6-topecongiro',
  'freebsd-apache22-agri',
]

/** Debian's modules that no link enables are not the server's. */
const isRead = (path: string): boolean => !/\/(mods|sites)-available\/(info|ldap)\b/.test(path)

const trees = corpusTrees().filter(({ name }) => shut.includes(name))

if (trees.length === 0)
  test.skip('SKIPPED, for the corpus is not there: whole servers that are safe by default', () => {})

test.each(trees.map((tree) => [tree.name, tree] as const))(
  '%s: without a word from anybody, every access section has a safe fix',
  (_, tree) => {
    const root = laid(tree)
    const around = { folder: '/', folders: [root], disk: thisDisk() }
    const { loaded } = readPathsAndIncludedFiles(
      [root],
      { wanted: isWantedPath },
      { read: readFiles, load: ({ sources, links }) => loadSite(sources, { links, ...around }) },
    )
    const found = runRules(loaded.site, [accessControl], { fixes: 'safe' }).findings.filter(({ file }) =>
      isRead(file.path),
    )
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ fix }) => !fix?.safe).map(({ file, message }) => `${file.path}: ${message}`)).toEqual([])
  },
)
