import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import { ruleOf } from '../../rule.js'

export const davlockdbFormat = ruleOf('tidy', {
  id: 'davlockdb-format',
  title: 'DavLockDB holds locks of 2.2',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#misc',
  fixes: 'none',
  covers: ['davlockdb-format'],
  page: `
## What 2.2 did

WebDAV locks were stored by inode and device, where the file system has them.

## What 2.4 does

Locks are stored by path. 2.4 does not find the old entries and never removes them.

## What the rule does

It tells you to delete the lock database while httpd is stopped for the upgrade: the file that DavLockDB names, and
the same name with \`.dir\`, \`.pag\` or \`.lck\` added. Clients lose the locks they hold at that moment and ask for new
ones. No line has to change.

## When not

If WebDAV is not turned on for files (\`Dav On\`), the rule reports nothing. The stock configuration has a DavLockDB
line that nothing uses.`,
  *check(site) {
    if (site.from === '2.4' || !servesFiles(site)) return
    const said = new Set<string>()
    for (const at of site.directives('DavLockDB')) {
      const path = at.args[0]?.value
      if (!path || said.has(path)) continue
      said.add(path)
      yield {
        at,
        message: `2.4 cannot read the WebDAV locks of 2.2 in ${isLiteral(at) ? path : 'its DavLockDB'}; delete that file and its .dir and .pag files while httpd is stopped for the upgrade.`,
      }
    }
  },
})

const servesFiles = (site: Site) =>
  site.directives('Dav').some((line) => /^(on|filesystem)$/i.test(line.args[0]?.value ?? ''))
