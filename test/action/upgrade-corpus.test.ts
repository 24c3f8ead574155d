import { describe, expect, test } from 'vitest'
import { corpus, hasCorpus } from '../corpus.js'
import { withGitHub } from '../github/server.js'
import { useCli } from '../run-cli.js'
import { shareOf } from '../thoroughness.js'
import { withBundle } from './scene.js'
import { branch, cloneOf, fetchedTree, operation, pullIn, siteWith, upgrade, writtenTree } from './upgrade-scene.js'

withBundle()
useCli()

/** Some of the projects, of every size and layout. */
const projects = [
  'debian-ubuntu1004-owaspbwa',
  'wikimedia-puppet-2012',
  'panel-kloxo',
  'chef-apache2',
  'win-xampp-magento-2010',
  'rhel6-topecongiro',
]

describe.skipIf(!hasCorpus).concurrent('repositories made of real files', () => {
  const runs = projects.flatMap((name) => (['safe', 'all'] as const).map((fixes) => [name, fixes] as const))

  test.for(shareOf(7, runs))('get what --write makes of a checkout: %s, %s', ([name, fixes]) =>
    withGitHub(async (github) => {
      const own = corpus().filter(({ path }) => path.startsWith(`${name}/`))
      expect(own.length).toBeGreaterThan(10)
      const files = Object.fromEntries(own.map(({ path, bytes }) => [path.slice(name.length + 1), bytes]))
      const site = await siteWith(github, files)
      expect(operation(await upgrade(github, site, { inputs: { fixes } }))).toBe('created')
      const clone = await cloneOf(github, site)
      const fetched = await fetchedTree(clone)
      expect(await writtenTree(clone, ...(fixes === 'all' ? ['--review'] : []))).toBe(fetched)
      await site.git.git(['fsck', '--strict', branch])
      expect(pullIn(site).body?.length).toBeLessThan(65_536)
      expect(operation(await upgrade(github, site, { inputs: { fixes } }))).toBe('none')
    }),
  )
})
