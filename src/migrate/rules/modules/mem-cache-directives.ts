import { grouped } from '../../../base/grouped.js'
import { listedPlainly } from '../../../base/listed.js'
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
mod_mem_cache kept responses and open files in the memory of each process. 2.4 has no such module and does not start with
its directives, MCacheSize and the like.

Nothing takes their values over, so there is no fix. Most sites do better with mod_cache_disk on a memory file system, as all processes share it. Others are there: mod_cache_socache (2.4.5) caches in shared memory or memcached; mod_file_cache keeps files of a fixed list
open. Whoever wants none of them deletes the lines: a site without a cache answers the same, more slowly.`,
  *check(site) {
    for (const lines of together(site)) {
      const [at] = lines
      if (!at) continue
      const written = listedPlainly(lines.map((line) => line.name.value))
      yield {
        at,
        message: `2.4 has no mod_mem_cache and does not start with ${written}; delete ${lines.length > 1 ? 'the lines' : 'the line'}, and decide whether mod_cache_disk (CacheEnable disk, CacheRoot) or mod_cache_socache should cache instead.`,
      }
    }
  },
})

/** Lines that stand in one section of one file are one thing to a reader. */
function together(site: Site): Iterable<readonly Directive[]> {
  const lines = [...site.directives(...names)].sort((a, b) => (a.file === b.file ? a.start - b.start : 0))
  return [...grouped(lines, ({ file }) => file).values()].flatMap((own) => [
    ...grouped(own, ({ parent }) => parent).values(),
  ])
}
