import { groupBy } from '../../../base/group-by.js'
import { removeLine, safeFix } from '../../../edit/edit.js'
import { lineScopeOf } from '../../../site/line-scope.js'
import { onlyArgumentOf } from '../../../syntax/literal.js'
import { ancestors, type Directive } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const headernameTwice = ruleOf('answers', {
  id: 'headername-twice',
  title: 'HeaderName or ReadmeName twice in a section',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_autoindex.html#headername',
  fixes: 'safe',
  covers: ['autoindex-headername-list'],
  page: `
## What 2.2 did

The **first** HeaderName or ReadmeName line of a section was used.

## What 2.4 does

The **last** one is used.

## What the rule does

It removes the lines that 2.2 ignored.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const name of ['HeaderName', 'ReadmeName']) {
      for (const [first, ...rest] of groupBy(site.directives(name), placeIn).values()) {
        for (const at of rest) {
          // If the first line is in a guard, this one may be the first that httpd reads.
          if (first?.parent && ![...ancestors(at)].includes(first.parent)) continue
          yield {
            at,
            message: `2.4 uses the last ${name} of a section; 2.2 used the first (${first && onlyArgumentOf(first)}) and ignored this one. Remove this line.`,
            fix: safeFix('Remove the line', removeLine(at)),
          }
        }
      }
    }
  },
})

/** The section around a line, not counting guards, or the file. */
function placeIn(line: Directive) {
  const place = lineScopeOf(line)
  return place === 'server' ? line.file : place
}
