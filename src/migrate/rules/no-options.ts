import { contentOf, firstUncovered } from '../../config/content.js'
import { isWhole, lineBeside, linesOf, serversOn22, unseenAssumption } from '../../config/server-level.js'
import type { Directive } from '../../config/tree.js'
import { insertAfter, reviewFix, safeFix } from '../../edit.js'
import type { Rule } from '../rule.js'

export const noOptions: Rule = {
  id: 'no-options',
  title: 'Options is left at its default',
  severity: 'warning',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#options',
  covers: ['default-options'],
  page: `
Where no Options applied to a folder, 2.2 allowed everything but MultiViews: listings, scripts, server-side includes and
symbolic links. 2.4 allows symbolic links only, so a folder without an index file answers 403, scripts outside a ScriptAlias
are not run, and includes are sent as they stand. Signed words (\`Options +ExecCGI\`, \`-Indexes\`) change the smaller set.

Where the folder of a DocumentRoot or an Alias is not covered by an Options line with plain words, \`Options All\` at server
level keeps what 2.2 did. Naming only what is needed is better.`,
  *check(site) {
    for (const server of serversOn22(site)) {
      const lines = linesOf(site, server, 'Options').filter(isAbsolute)
      const open = firstUncovered(site, contentOf(site, server), lines)
      if (!open) continue
      const at = lineBeside(site, server, 'DocumentRoot')
      const edit = insertAfter(at, ['Options All'])
      yield {
        at,
        concerns: 'server',
        message: `2.4 allows only symbolic links below "${open.path}", where 2.2 allowed listings, scripts and includes too, since no Options line sets them; add Options All, or what is needed.`,
        fix: isWhole(site, server)
          ? safeFix('Add Options All', edit)
          : reviewFix('Add Options All', unseenAssumption('Options'), edit),
      }
    }
  },
}

/** Words without a sign forget what was inherited. */
const isAbsolute = (line: Directive): boolean => line.args.some((arg) => !/^[+-]/.test(arg.value))
