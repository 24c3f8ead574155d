import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import { ruleOf } from '../../rule.js'

export const cacheRootContents = ruleOf('tidy', {
  id: 'cache-root-contents',
  title: 'CacheRoot holds files of 2.2',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_cache_disk.html#cacheroot',
  fixes: 'none',
  covers: ['cache-disk-format'],
  page: `
## What 2.2 did

The disk cache stored its files in the CacheRoot folder, in the format of 2.2.

## What 2.4 does

The format is new. Neither httpd nor its htcacheclean can read the old files, so they take up space forever.

## What the rule does

It tells you to empty the folder while httpd is stopped for the upgrade. Nothing is lost, since it is only a cache. No
line has to change.

## When not

If nothing is cached on disk (no \`CacheEnable disk\`), the rule reports nothing.`,
  *check(site) {
    if (site.from === '2.4' || !cachesOnDisk(site)) return
    const said = new Set<string>()
    for (const at of site.directives('CacheRoot')) {
      const folder = at.args[0]?.value
      if (!folder || said.has(folder)) continue
      said.add(folder)
      yield {
        at,
        message: `2.4 cannot read the cache files of 2.2 in ${isLiteral(at) ? folder : 'its CacheRoot'}; empty that folder while httpd is stopped for the upgrade.`,
      }
    }
  },
})

const cachesOnDisk = (site: Site) =>
  site.directives('CacheEnable').some((line) => line.args[0]?.value.toLowerCase() === 'disk')
