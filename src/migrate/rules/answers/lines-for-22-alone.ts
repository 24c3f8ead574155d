import { linesKeptFrom24 } from '../../../models/for-one-version/lines-kept-from-24.js'
import { ruleOf } from '../../rule.js'

export const linesFor22Alone = ruleOf('answers', {
  id: 'lines-for-22-alone',
  title: 'A guard keeps from 2.4 what decides an answer, and nothing takes its place',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_version.html',
  fixes: 'none',
  page: `
What stands in \`<IfVersion < 2.4>\` or \`<IfModule !mod_authz_core.c>\` is read by 2.2 and passed over by 2.4. That may be an Alias, a
Redirect, a RewriteRule, a DirectoryIndex or another line that decides what is answered. Where 2.4 has no such line for the same
place, it answers otherwise. A RewriteRule that refuses, or an index that is to be shown in the place of another, is missed last.

There is no fix, since the guard was set by somebody who may have meant it. One finding stands for a whole guard. Rules of access
have a rule of their own, and so have AllowOverride, Options and what belongs to a login.`,
  weighsGuards: true,
  *check(site) {
    if (site.from === '2.4') return
    for (const [{ at }, ...more] of linesKeptFrom24(site)) {
      const others =
        more.length === 0 ? '' : `, nor ${more.length} more ${more.length === 1 ? 'line' : 'lines'} of this guard`
      yield {
        at,
        message: `2.4 does not read this ${at.name.value}${others}, and has none in ${more.length === 0 ? 'its' : 'their'} place. Say it for 2.4 too, or make sure that nothing depends on it.`,
      }
    }
  },
})
