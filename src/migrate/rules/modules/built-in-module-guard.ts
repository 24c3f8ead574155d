import { andMoreLines } from '../../../base/list-text.js'
import { guardsOnModulesBuiltInto24 } from '../../../models/for-one-version/hidden-lines.js'
import { logicalLineText } from '../../../syntax/lines.js'
import { ruleOf } from '../../rule.js'

export const builtInModuleGuard = ruleOf('modules', {
  id: 'built-in-module-guard',
  title: '<IfModule> names a module that may be built into 2.4',
  severity: 'warning',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#ifmodule',
  fixes: 'none',
  page: `
## What 2.2 did

A server that does not load a module reads the lines in \`<IfModule !mod_version.c>\`.

## What 2.4 does

Some packages have modules built in that no LoadModule line shows: Debian's has mod_unixd, mod_version, mod_logio,
mod_log_config and mod_watchdog. Such an httpd skips those lines, and reads the lines in \`<IfModule mod_version.c>\`.

## What the rule does

It reports an \`<IfModule>\` whose lines can change a response. You decide, because it depends on the 2.4 you install.
\`--modules\` tells the rule which modules your 2.4 has.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const { at, module, lines, isRead, isSure } of guardsOnModulesBuiltInto24(site)) {
      const [first, ...more] = lines
      const what = `\`${logicalLineText(first.file.text, first).trim()}\`${andMoreLines(more.length)}`
      const them = more.length === 0 ? 'it' : 'them'
      const advice = isRead
        ? `Remove the ${more.length === 0 ? 'line' : 'lines'}`
        : `Remove the \`<${at.name.value}>\` around ${them}`
      const has = isSure ? `2.4 has ${module.name} built in` : `2.4 may have ${module.name} built in, as on Debian`
      const then = isRead ? `reads ${what}; 2.2 does not` : `skips ${what}; 2.2 does not`
      yield {
        at,
        message: `${has}${isSure ? ', so 2.4' : '. Then 2.4'} ${then}. ${advice}, or check that 2.4 should ${isRead ? 'read' : 'skip'} ${them}.`,
      }
    }
  },
})
