import { listed } from '../../../base/listed.js'
import { guardsOnLinkedIn } from '../../../models/for-one-version/lines-kept-from-24.js'
import { joined } from '../../../syntax/lines.js'
import { ruleOf } from '../../rule.js'

export const linkedInModuleGuard = ruleOf('modules', {
  id: 'linked-in-module-guard',
  title: 'A guard asks for a module that 2.4 may have linked in',
  severity: 'warning',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#ifmodule',
  fixes: 'none',
  page: `
Some packages of 2.4 have modules linked in that no LoadModule line shows. Debian's has mod_unixd, mod_version, mod_logio,
mod_log_config and mod_watchdog. A server of 2.2 that does not load such a module reads what stands in \`<IfModule !mod_version.c>\`. This
2.4 passes over it, and reads what stands in \`<IfModule mod_version.c>\`.

The rule speaks where a line in such a guard may decide an answer. There is no fix, since it hangs on the 2.4 that will be
installed. With \`--modules\` that is known.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const { at, module, lines, isRead, isSure } of guardsOnLinkedIn(site)) {
      const [first, ...more] = lines
      const what = listed(
        [first, ...more].map((line) => `\`${joined(line.file.text, line).trim()}\``),
        1,
      )
      const has = isSure ? `2.4 has ${module.name} linked in` : `2.4 may have ${module.name} linked in, as Debian's has`
      const then = isRead ? `reads ${what}, which 2.2 does not` : `does not read ${what}, which 2.2 does`
      yield {
        at,
        message: `${has}. Then it ${then}. ${isRead ? 'Take these lines out' : 'Take the guard out'}, or make sure that this is intended.`,
      }
    }
  },
})
