import { replaceArgs, safeFix } from '../../../edit/edit.js'
import { isKnownToComeFrom22 } from '../../../site/origin.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive } from '../../../syntax/tree.js'
import { eachLine, ruleOf } from '../../rule.js'

export const authDigestReplayCheck = ruleOf('access', {
  id: 'auth-digest-replay-check',
  title: 'A check of digest nonces that 2.2 never made',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_auth_digest.html#authdigestnonceconf',
  covers: ['auth-digest-nonce'],
  page: `
2.2 had no memory for digest clients, so that \`AuthDigestNcCheck On\` and the one-time nonces of \`AuthDigestNonceLifetime 0\` had no
effect but a warning when it started. A nonce was good for ever, and its count was not looked at. 2.4 makes both checks. It
refuses a request whose count is not the next one, as when a browser sends several at once. With one-time nonces every second request is asked for the password again.

\`AuthDigestNcCheck Off\` and \`AuthDigestNonceLifetime -1\` are what 2.2 did, and the rule writes that. Keep the lines as they are if
the checks are wanted, and try them with the clients that you have.`,
  check: eachLine(['AuthDigestNcCheck', 'AuthDigestNonceLifetime'], (at, site) => {
    const kept = isLiteral(at) ? whatItDid(at) : undefined
    if (kept === undefined || !isKnownToComeFrom22(site, at.file)) return undefined
    // 2.2's mod_auth_digest.c defines APR_HAS_SHARED_MEMORY to 0; check_nc, check_nonce.
    return {
      message: `2.2 could not do what this line asks for and passed it by. 2.4 does, and refuses requests that repeat a nonce or come out of turn. Write ${at.name.value} ${kept} to go on as before.`,
      fix: safeFix(`Write ${at.name.value} ${kept}`, replaceArgs(at, kept)),
    }
  }),
})

function whatItDid({ key, args: [word] }: Directive): string | undefined {
  if (key === 'authdigestnccheck') return word?.value.toLowerCase() === 'on' ? 'Off' : undefined
  return word && /^[-+]?0+$/.test(word.value) ? '-1' : undefined
}
