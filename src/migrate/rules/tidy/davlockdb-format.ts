import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import { ruleOf } from '../../rule.js'

export const davlockdbFormat = ruleOf('tidy', {
  id: 'davlockdb-format',
  title: 'DavLockDB holds locks of 2.2',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#misc',
  covers: ['davlockdb-format'],
  page: `
2.2 kept the locks of WebDAV clients by inode and device where the file system has these, 2.4 keeps them by path. 2.4 does not
find the old entries, and they are never cleared away.

While httpd is stopped for the upgrade, delete the files of the lock database: the one that DavLockDB names, and those with
\`.dir\`, \`.pag\` or \`.lck\` added to it. Locks that clients hold at that moment are lost; they ask for new ones. Nothing in the
configuration has to change for it.

The rule speaks only where WebDAV is switched on for files (\`Dav On\`): the stock configuration has a DavLockDB line that
nobody uses.`,
  *check(site) {
    if (site.from === '2.4' || !servesFiles(site)) return
    const said = new Set<string>()
    for (const at of site.directives('DavLockDB')) {
      const path = at.args[0]?.value
      if (!path || said.has(path)) continue
      said.add(path)
      yield {
        at,
        message: `2.4 cannot read the locks that 2.2 left in ${isLiteral(at) ? path : 'its DavLockDB'}; delete that file and its .dir and .pag files while httpd is stopped for the upgrade.`,
      }
    }
  },
})

const servesFiles = (site: Site) =>
  site.directives('Dav').some((line) => /^(on|filesystem)$/i.test(line.args[0]?.value ?? ''))
