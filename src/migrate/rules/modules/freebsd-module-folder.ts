import { groupBy } from '../../../base/group-by.js'
import { replace, safeFix } from '../../../edit/edit.js'
import { isRemovedIn24, moduleByName } from '../../../httpd/modules.js'
import { freeBsdVersionRange } from '../../../models/layouts/freebsd.js'
import { moduleFolderChange } from '../../../models/modules/module-folder.js'
import { onlyVersionReading } from '../../../site/guard-reading.js'
import type { Directive } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const freebsdModuleFolder = ruleOf('modules', {
  id: 'freebsd-module-folder',
  title: "LoadModule names the folder of FreeBSD's 2.2",
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_so.html#loadmodule',
  fixes: 'safe',
  page: `
## What 2.2 did

FreeBSD kept the modules in \`libexec/apache22\`.

## What 2.4 does

FreeBSD keeps them in \`libexec/apache24\`. httpd refuses to start because of a module built for 2.2, or of a path
that does not exist.

## What the rule does

It writes \`libexec/apache24\` in all lines of the file, including lines from other rules. Move the files in
\`etc/apache22\` yourself: 2.4 reads \`/usr/local/etc/apache24/httpd.conf\`, and \`/etc/rc.conf\` starts it with
\`apache24_enable\`.`,
  *check(site) {
    if (site.from === '2.4') return
    const lines = site
      .directives('LoadModule')
      .filter(
        (line) =>
          freeBsdVersionRange(line) &&
          !moduleFolderChange(site, line) &&
          !isRemoved(line) &&
          onlyVersionReading(site, line) !== '2.2',
      )
    for (const [at, ...more] of groupBy(lines, ({ file }) => file).values()) {
      const places =
        more.length === 0 ? '' : `, here and in ${more.length} more ${more.length === 1 ? 'line' : 'lines'}`
      yield {
        at,
        concerns: 'server',
        message: `2.4 refuses to start because of the modules of 2.2 in libexec/apache22. Write libexec/apache24, the folder of FreeBSD's 2.4${places}.`,
        fix: safeFix('Write libexec/apache24', [at, ...more].flatMap(renumbered)),
      }
    }
  },
})

/** Whether removed-modules removes the line. */
function isRemoved({ args }: Directive): boolean {
  const module = moduleByName(args[0]?.value ?? '')
  return module !== undefined && isRemovedIn24(module)
}

function renumbered(line: Directive) {
  const version = freeBsdVersionRange(line)
  return version ? [replace(line, version, '24')] : []
}
