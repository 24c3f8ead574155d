import { groupBy } from '../../../base/group-by.js'
import { commaList } from '../../../base/list-text.js'
import type { Site } from '../../../site/site.js'
import type { Directive } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

const names = [
  ...['MCacheSize', 'MCacheMaxObjectCount', 'MCacheMinObjectSize', 'MCacheMaxObjectSize'],
  ...['MCacheRemovalAlgorithm', 'MCacheMaxStreamingBuffer'],
]

export const memCacheDirectives = ruleOf('modules', {
  id: 'mem-cache-directives',
  title: 'mod_mem_cache is gone',
  see: 'https://httpd.apache.org/docs/2.4/caching.html',
  fixes: 'none',
  covers: ['mem-cache-directives'],
  page: `
## What 2.2 did

mod_mem_cache kept responses and open files in the memory of each process.

## What 2.4 does

The module is gone, and httpd refuses to start because of its directives (MCacheSize and the like).

## What the rule does

It reports the lines once. Nothing has the same settings. For most sites, mod_cache_disk on a memory file system is
best, because all processes share it. mod_cache_socache (2.4.5) caches in shared memory or memcached; mod_file_cache
keeps a fixed list of files open. Without any cache, responses are the same but slower.`,
  *check(site) {
    for (const lines of together(site)) {
      const [at] = lines
      if (!at) continue
      const written = commaList(lines.map((line) => line.name.value))
      yield {
        at,
        message: `2.4 has no mod_mem_cache and refuses to start because of ${written}. Remove ${lines.length > 1 ? 'the lines' : 'the line'}. To keep a cache, use mod_cache_disk (CacheEnable disk, CacheRoot) or mod_cache_socache.`,
      }
    }
  },
})

/** The lines by file and section, because those of one section share a finding. */
function together(site: Site): Iterable<readonly Directive[]> {
  const lines = [...site.directives(...names)].sort((a, b) => (a.file === b.file ? a.start - b.start : 0))
  return [...groupBy(lines, ({ file }) => file).values()].flatMap((own) => [
    ...groupBy(own, ({ parent }) => parent).values(),
  ])
}
