import { replaceArgs, reviewFix, safeFix } from '../../../edit/edit.js'
import { loadsThirdPartyModule } from '../../../models/modules/loaded-modules.js'
import type { Site } from '../../../site/site.js'
import type { Directive } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const authBasicAuthoritativeOff = ruleOf('access', {
  id: 'auth-basic-authoritative-off',
  title: 'AuthBasicAuthoritative Off makes 2.4 answer 500 to unknown users',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_auth_basic.html#authbasicauthoritative',
  fixes: 'both',
  page: `
## What 2.2 did

With \`AuthBasicAuthoritative Off\`, a user that no file lists was passed on to the next module. The last one was
mod_authn_default, which asked for the password again (401).

## What 2.4 does

That module is gone. 2.4 answers 500 if no module decides.

## What the rule does

It writes \`On\`, which has the same effect if no other module checks passwords. The fix is safe if the given files are
the whole configuration and load only httpd's own modules. If the passwords cannot be read at all (the file is
missing, the directory server is down), 2.4 answers 500 with \`On\` too.

## When not

If mod_auth_basic is loaded without mod_authn_default, the rule reports nothing: 2.2 answered 500 too.`,
  *check(site) {
    if (site.from === '2.4' || answers500Today(site)) return
    for (const at of site.directives('AuthBasicAuthoritative')) {
      if (at.args[0]?.value.toLowerCase() !== 'off') continue
      const title = 'Write AuthBasicAuthoritative On'
      const edit = replaceArgs(at, 'On')
      yield {
        at,
        message:
          '2.4 answers 500 if no password file lists the user; 2.2 asked for the password again (mod_authn_default). Write `AuthBasicAuthoritative On`, unless a third-party module checks passwords.',
        fix: isAlone(site) ? safeFix(title, edit) : reviewFix(title, noOther, edit),
      }
    }
  },
})

const noOther = 'No third-party module checks passwords where this line applies (see the LoadModule lines).'

/** Whether no module besides mod_auth_basic can check passwords. */
const isAlone = (site: Site): boolean => site.complete && !site.once(loadsThirdPartyModule)

/** Whether the line is Off, and this rule has no safe fix for it. */
export const isOffWithoutSafeFix = (site: Site, line: Directive): boolean =>
  line.args[0]?.value.toLowerCase() === 'off' && (answers500Today(site) || !isAlone(site))

const answers500Today = (site: Site): boolean => site.loads('mod_auth_basic') && !site.loads('mod_authn_default')
