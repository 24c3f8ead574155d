import { grouped } from '../../../base/grouped.js'
import { removeLine, safeFix } from '../../../edit/edit.js'
import { placeAround } from '../../../site/around.js'
import { onlyValueOf } from '../../../syntax/literal.js'
import { ancestors, type Directive } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const headernameTwice = ruleOf('answers', {
  id: 'headername-twice',
  title: 'HeaderName or ReadmeName more than once in a section',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_autoindex.html#headername',
  fixes: 'safe',
  covers: ['autoindex-headername-list'],
  page: `
Where a section has several HeaderName or ReadmeName lines, 2.2 put the file of the **first** into the listing and never looked at
the others. 2.4 takes the **last**. The lines that 2.2 never looked at are removed.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const name of ['HeaderName', 'ReadmeName']) {
      for (const [first, ...rest] of grouped(site.directives(name), placeIn).values()) {
        for (const at of rest) {
          // Where the first one is in a guard, this one may be the first that is read.
          if (first?.parent && ![...ancestors(at)].includes(first.parent)) continue
          yield {
            at,
            message: `2.4 takes the last ${name} of a section, 2.2 took the first (${first && onlyValueOf(first)}) and never looked at this one; remove it.`,
            fix: safeFix('Remove the line', removeLine(at)),
          }
        }
      }
    }
  },
})

/** The section, guards looked through, or the file. */
function placeIn(line: Directive) {
  const place = placeAround(line)
  return place === 'server' ? line.file : place
}
