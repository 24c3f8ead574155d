import { removeLine, replace, reviewFix } from '../../../edit/edit.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive, Word } from '../../../syntax/tree.js'
import { eachLine, ruleOf } from '../../rule.js'

export const cacheenableMemFd = ruleOf('answers', {
  id: 'cacheenable-mem-fd',
  title: 'CacheEnable mem or fd',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_cache_socache.html',
  fixes: 'review',
  covers: ['cacheenable-provider'],
  page: `
\`CacheEnable mem\` and \`CacheEnable fd\` need mod_mem_cache, which 2.4 no longer has. 2.4 takes the line, finds no cache of that
name, and caches nothing, without a word in the log.

For \`mem\` the fix for review writes \`socache\`, which caches in memory too, in one store for all processes; it needs
mod_cache_socache and a CacheSocache line. \`disk\` with mod_cache_disk is the other choice. For \`fd\`, which kept files open,
there is no successor, and the fix for review removes the line: the operating system's own cache does that work. Answers are
the same in all cases, faster or slower.`,
  check: eachLine(['CacheEnable'], (at) => {
    const word = at.args[0]
    const type = word?.value.toLowerCase()
    if (!word || (type !== 'mem' && type !== 'fd')) return undefined
    const cure = type === 'mem' ? 'use "socache" (mod_cache_socache) or "disk" (mod_cache_disk)' : 'remove the line'
    return {
      message: `2.4 has no cache of the type ${type} and caches nothing here, without a word; ${cure}.`,
      fix: isLiteral(at) ? fixes[type](at, word) : undefined,
    }
  }),
})

const fixes = {
  mem: (at: Directive, word: Word) =>
    reviewFix(
      'Cache in shared memory',
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
      [{ name: 'cacheenable-mem-fd:fd', sentence: 'Open files need not be cached.' }],
      removeLine(at),
    ),
}
