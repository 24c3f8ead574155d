import { linesKeptFrom22, linesMovedOn24, linesReplaced } from '../../../models/for-one-version/lines-kept-from-24.js'
import { fileAndLine } from '../../../syntax/place.js'
import { ruleOf } from '../../rule.js'

export const linesFor24Alone = ruleOf('answers', {
  id: 'lines-for-24-alone',
  title: 'A guard lets 2.4 alone read what decides an answer',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_version.html',
  fixes: 'none',
  page: `
What stands in \`<IfVersion >= 2.4>\` or \`<IfModule mod_authz_core.c>\` is passed over by 2.2 and read by 2.4. That may be an Alias, a
RewriteRule, a SetHandler or another line that decides what is answered. Where 2.2 has no such line for the same place, 2.4 answers
otherwise from the first day on. Where each version has lines of its own that differ, or the same in another order, one of 2.4 is
named too.

There is no fix, since the guard was set by somebody who may have meant it. One finding stands for a whole guard. Rules of access
have a rule of their own, and so have AllowOverride, Options and what belongs to a login.`,
  weighsGuards: true,
  *check(site) {
    if (site.from === '2.4') return
    for (const [{ at }, ...more] of linesKeptFrom22(site)) {
      const others =
        more.length === 0 ? '' : `, nor ${more.length} more ${more.length === 1 ? 'line' : 'lines'} of this guard`
      yield {
        at,
        message: `2.2 does not read this ${at.name.value}${others}, and 2.4 does. Make sure that this is intended.`,
      }
    }
    for (const [{ at, instead }, ...more] of linesReplaced(site)) {
      const others =
        more.length === 0 ? '' : ` (as ${more.length} more ${more.length === 1 ? 'line' : 'lines'} of this guard)`
      yield {
        at,
        message: `2.4 reads this ${at.name.value}${others} where 2.2 reads something else (${fileAndLine(instead)}). Make sure that this is intended.`,
      }
    }
    for (const [{ at, instead }] of linesMovedOn24(site))
      yield {
        at,
        message: `2.4 reads this ${at.name.value} in another order among its like than 2.2 does (${fileAndLine(instead)}). Make sure that this is meant.`,
      }
  },
})
