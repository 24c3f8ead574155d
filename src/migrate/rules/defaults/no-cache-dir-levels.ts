import { insertAfter, reviewFix } from '../../../edit/edit.js'
import { serversOn22, startLines } from '../../../site/server-level.js'
import { rare } from '../../assumptions.js'
import { ruleOf } from '../../rule.js'

export const noCacheDirLevels = ruleOf('defaults', {
  id: 'no-cache-dir-levels',
  title: 'CacheDirLevels is left at its default',
  severity: 'info',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_cache_disk.html#cachedirlevels',
  covers: ['default-cachedirlevels'],
  page: `
Without CacheDirLevels the disk cache of 2.2 laid its files three folders deep; that of 2.4 lays them two deep. The answers
are the same, but a very large cache has fuller folders. \`CacheDirLevels 3\` is offered for review.

The files of a 2.2 cache cannot be read by 2.4 in any case: empty the folder of CacheRoot when you upgrade.`,
  *check(site) {
    for (const server of serversOn22(site)) {
      const roots = startLines(site, server, 'CacheRoot')
      const [at] = roots
      if (!at || startLines(site, server, 'CacheDirLevels').length > 0) continue
      yield {
        at,
        message: '2.4 stores cached files two folders deep; 2.2 used three. CacheDirLevels 3 keeps that.',
        fix: reviewFix(
          'Add CacheDirLevels 3',
          rare('no-cache-dir-levels', 'The cache holds too many files for two levels of folders.'),
          roots.map((root) => insertAfter(root, ['CacheDirLevels 3'])),
        ),
      }
    }
  },
})
