import { expect, test } from 'vitest'
import { thisDisk } from '../../src/disk/server-files.js'
import { migrate } from '../../src/index.js'
import { siteFromTexts } from '../../src/site/site.js'
import { unreadFiles } from '../../src/site/sites-by-server.js'
import { corpusTrees } from '../trees/corpus-trees.js'
import { ownTrees } from '../trees/own-trees.js'
import { onDisk } from '../trees/tree.js'

const trees = [...ownTrees(), ...corpusTrees()]

test.each(trees.map((tree) => [tree.name, tree] as const))('what no server of %s reads stays as it is', (_, tree) => {
  const { texts, links } = tree
  const site = siteFromTexts(texts, { links, folder: onDisk(tree), folders: ['.'], disk: thisDisk() })
  const written = new Set([...migrate(site, { fixes: 'all' }).texts.keys()])
  expect([...unreadFiles(site)].filter((file) => written.has(file)).map(({ path }) => path)).toEqual([])
})

test('and some of them have such files', () => {
  const unread = trees.map(({ texts, links }) => unreadFiles(siteFromTexts(texts, { links })).size)
  expect(unread.filter((count) => count > 0).length).toBeGreaterThan(2)
})
