import { removeLine, replace, reviewFix } from '../../../edit/edit.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive, Word } from '../../../syntax/tree.js'
import { eachLine, ruleOf } from '../../rule.js'

export const cacheenableMemFd = ruleOf('answers', {
  id: 'cacheenable-mem-fd',
  title: 'CacheEnable mem and fd cache nothing',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_cache_socache.html',
  fixes: 'review',
  covers: ['cacheenable-provider'],
  page: `
## What 2.2 did

\`CacheEnable mem\` and \`CacheEnable fd\` used mod_mem_cache.

## What 2.4 does

That module is gone. httpd accepts the line, finds no such cache, and silently caches nothing.

## What the rule does

For \`mem\` it offers \`socache\`, which caches in one store in memory for all processes; it needs mod_cache_socache and a
CacheSocache line. \`disk\` with mod_cache_disk is the alternative. For \`fd\`, which kept files open, it offers to remove
the line: the operating system's cache does that. Responses are the same in every case.`,
  check: eachLine(['CacheEnable'], (at) => {
    const word = at.args[0]
    const type = word?.value.toLowerCase()
    if (!word || (type !== 'mem' && type !== 'fd')) return undefined
    const cure = type === 'mem' ? 'use "socache" (mod_cache_socache) or "disk" (mod_cache_disk)' : 'remove the line'
    return {
      message: `2.4 has no cache of the type ${type} and silently caches nothing here; ${cure}.`,
      fix: isLiteral(at) ? fixes[type](at, word) : undefined,
    }
  }),
})

const fixes = {
  mem: (at: Directive, word: Word) =>
    reviewFix(
      'Write CacheEnable socache',
      [
        {
          name: 'cacheenable-mem-fd:mem',
          sentence: 'mod_cache_socache is loaded, and CacheSocache names its store.',
        },
      ],
      replace(at, word, 'socache'),
    ),
  fd: (at: Directive) =>
    reviewFix(
      'Remove the line',
      [
        {
          name: 'cacheenable-mem-fd:fd',
          sentence: 'The cache of the operating system is enough; httpd need not keep files open.',
        },
      ],
      removeLine(at),
    ),
}
