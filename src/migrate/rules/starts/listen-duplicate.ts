import { removeLine, safeFix } from '../../../edit/edit.js'
import { repeatedListeners } from '../../../models/listeners.js'
import { isHtaccess } from '../../../site/htaccess.js'
import { ruleOf } from '../../rule.js'

export const listenDuplicate = ruleOf('starts', {
  id: 'listen-duplicate',
  title: 'The same Listen twice',
  see: 'https://httpd.apache.org/docs/2.4/mod/mpm_common.html#listen',
  covers: ['listen-duplicate'],
  page: `
Since 2.4.28 httpd does not start with two Listen lines for the same address and port ("Cannot define multiple Listeners on the
same IP:port"). So it is where they stand in different files or name different protocols. \`Listen 80\` and \`Listen *:80\` are the same.

The rule removes the repetition. Lines that stand under different conditions, such as \`Listen 443\` in \`<IfModule mod_ssl.c>\`
and in \`<IfModule mod_gnutls.c>\`, are left alone. So are addresses that are only written differently (\`Listen 80\` and
\`Listen 0.0.0.0:80\`): those two versions treat alike.`,
  *check(site) {
    for (const { at, other, everywhere } of repeatedListeners(site)) {
      if (isHtaccess(at.file)) continue
      const address = at.args[0]?.value
      if (at === other) {
        yield {
          at,
          message: `2.4 does not start when it reads Listen ${address} twice, and this file is included twice; remove one of the Includes.`,
        }
        continue
      }
      const where = other.file === at.file ? '' : ` in ${other.file.path}`
      yield {
        at,
        message: `2.4 does not start with two Listen lines for ${address}; remove this one, as there is another${where}.`,
        fix: everywhere ? safeFix('Remove the repetition', removeLine(at)) : undefined,
      }
    }
  },
})
