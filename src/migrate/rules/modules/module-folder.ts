import { groupBy } from '../../../base/group-by.js'
import { replace, safeFix } from '../../../edit/edit.js'
import { type ModuleFolderChange, moduleFolderChange } from '../../../models/modules/module-folder.js'
import type { Directive } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const moduleFolder = ruleOf('modules', {
  id: 'module-folder',
  title: 'LoadModule names another folder than that of the 2.4 modules',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_so.html#loadmodule',
  fixes: 'safe',
  page: `
## What 2.2 did

The folder of the modules differs between builds: \`modules\` below ServerRoot, \`/usr/lib64/httpd/modules\`,
\`/usr/lib/apache2/modules\`.

## What 2.4 does

If a LoadModule line names another folder, httpd does not start ("Cannot load"), or finds a module built for 2.2.

## What the rule does

\`--modules /usr/lib/apache2/modules\` names the folder of the new 2.4. The rule writes it in all lines of a file,
including lines from other rules.

## When not

If the folder does not have the module, see unloadable-modules and third-party-modules. Lines with \`modules/\` below
\`/etc/httpd\` stay if Red Hat's own link leads to the folder.`,
  *check(site) {
    const lines = site.directives('LoadModule').flatMap((at) => {
      const moved = moduleFolderChange(site, at)
      return moved ? [{ at, moved }] : []
    })
    for (const [first, ...more] of groupBy(lines, ({ at }) => at.file).values()) {
      const others = more.length === 1 ? 'line' : 'lines'
      const places = more.length === 0 ? '' : ` here and in ${more.length} more ${others}`
      const { at, moved } = first
      const folder = moved.folder.replace(/\/$/, '')
      yield {
        at,
        concerns: 'server',
        message: `2.4 does not start: its modules are in ${folder}, not in ${moved.old.replace(/\/$/, '') || 'ServerRoot'}. Write ${folder}${places || ' here'}.`,
        fix: safeFix(`Load from ${folder}`, [first, ...more].map(edit)),
      }
    }
  },
})

const edit = ({ at, moved: { range, folder } }: { readonly at: Directive; readonly moved: ModuleFolderChange }) =>
  replace(at, range, folder)
