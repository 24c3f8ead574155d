import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import { ruleOf } from '../../rule.js'

export const cacheRootContents = ruleOf('tidy', {
  id: 'cache-root-contents',
  title: 'CacheRoot holds files of 2.2',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_cache_disk.html#cacheroot',
  covers: ['cache-disk-format'],
  page: `
The disk cache of 2.4 writes its files in another format. It does not use what 2.2 left in the CacheRoot folder, and
htcacheclean of 2.4 cannot read these files either, so that they take up room for ever.

Empty the folder while httpd is stopped for the upgrade. It is a cache: nothing is lost. Nothing in the configuration has to
change for it.

The rule speaks only where something is cached on disk (\`CacheEnable disk\`).`,
  *check(site) {
    if (site.from === '2.4' || !cachesOnDisk(site)) return
    const said = new Set<string>()
    for (const at of site.directives('CacheRoot')) {
      const folder = at.args[0]?.value
      if (!folder || said.has(folder)) continue
      said.add(folder)
      yield {
        at,
        message: `2.4 cannot use what the cache of 2.2 left in ${isLiteral(at) ? folder : 'its CacheRoot'}; empty that folder while httpd is stopped for the upgrade.`,
      }
    }
  },
})

const cachesOnDisk = (site: Site) =>
  site.directives('CacheEnable').some((line) => line.args[0]?.value.toLowerCase() === 'disk')
