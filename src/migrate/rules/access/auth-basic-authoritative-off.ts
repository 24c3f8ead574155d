import { replaceArgs, reviewFix, safeFix } from '../../../edit/edit.js'
import { loadsForeign } from '../../../models/modules/loaded-modules.js'
import type { Site } from '../../../site/site.js'
import type { Directive } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const authBasicAuthoritativeOff = ruleOf('access', {
  id: 'auth-basic-authoritative-off',
  title: 'AuthBasicAuthoritative Off answers 500 to unknown users',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_auth_basic.html#authbasicauthoritative',
  page: `
With \`AuthBasicAuthoritative Off\` a user whom no file knows is left to the next module. In 2.2 the last one was
mod_authn_default, which asked for another password (401). 2.4 has no such module, and answers 500 where nobody has decided.

Where no other module looks at passwords, \`On\` says what 2.2 did, and the rule writes that. It is safe once the given files are
the whole configuration and load modules of httpd alone. Else it is for review. Where the passwords cannot be read at all (no such
file, a directory that is down) 2.2 with \`Off\` asked again, and 2.4 answers 500, with \`On\` as with \`Off\`.

It is silent where mod_auth_basic is loaded and mod_authn_default is not: 2.2 answered 500 there too.`,
  *check(site) {
    if (site.from === '2.4' || answers500Today(site)) return
    for (const at of site.directives('AuthBasicAuthoritative')) {
      if (at.args[0]?.value.toLowerCase() !== 'off') continue
      const title = 'Write AuthBasicAuthoritative On'
      const edit = replaceArgs(at, 'On')
      yield {
        at,
        message:
          "2.4 answers 500 to a user that no file lists, where 2.2's mod_authn_default asked for the password again; write On, unless a third-party module checks passwords.",
        fix: isAlone(site) ? safeFix(title, edit) : reviewFix(title, noOther, edit),
      }
    }
  },
})

const noOther = 'No third-party module checks the passwords for these folders.'

/** Whether no other module looks at passwords. */
const isAlone = (site: Site): boolean => site.complete && !site.once(loadsForeign)

/** Whether the line says Off, and this rule does not make it On by itself. */
export const isLeftOff = (site: Site, line: Directive): boolean =>
  line.args[0]?.value.toLowerCase() === 'off' && (answers500Today(site) || !isAlone(site))

const answers500Today = (site: Site): boolean => site.loads('mod_auth_basic') && !site.loads('mod_authn_default')
