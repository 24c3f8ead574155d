import { grouped } from '../../../base/grouped.js'
import { replace, safeFix } from '../../../edit/edit.js'
import { type MovedFolder, movedFolder } from '../../../models/modules/module-folder.js'
import type { Directive } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const moduleFolder = ruleOf('modules', {
  id: 'module-folder',
  title: 'LoadModule looks in another folder than that of the 2.4 modules',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_so.html#loadmodule',
  fixes: 'safe',
  page: `
Where the modules lie differs from build to build: \`modules\` below ServerRoot, \`/usr/lib64/httpd/modules\`,
\`/usr/lib/apache2/modules\`. A LoadModule line that names another folder stops 2.4 ("Cannot load"), or has it find a module that
was built for 2.2.

\`--modules /usr/lib/apache2/modules\` names the folder of the 2.4 that the configuration is for, from the root of the disk. All
lines of a file get it at once, and so do lines that other rules add. What that folder has not the rule leaves: unloadable-modules
and third-party-modules tell what to install. Lines with \`modules/\` below \`/etc/httpd\` stay where Red Hat's own link leads to the folder.`,
  *check(site) {
    const lines = site.directives('LoadModule').flatMap((at) => {
      const moved = movedFolder(site, at)
      return moved ? [{ at, moved }] : []
    })
    for (const [first, ...more] of grouped(lines, ({ at }) => at.file).values()) {
      const others = more.length === 1 ? 'line' : 'lines'
      const places = more.length === 0 ? '' : `, here and in ${more.length} more ${others}`
      const { at, moved } = first
      const folder = moved.folder.replace(/\/$/, '')
      yield {
        at,
        concerns: 'server',
        message: `2.4 has its modules in ${folder}, and does not start with a line that looks for them in ${moved.old.replace(/\/$/, '') || 'ServerRoot'}; write that folder${places}.`,
        fix: safeFix(`Load from ${folder}`, [first, ...more].map(edit)),
      }
    }
  },
})

const edit = ({ at, moved: { range, folder } }: { readonly at: Directive; readonly moved: MovedFolder }) =>
  replace(at, range, folder)
