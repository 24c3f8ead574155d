import { replaceArgs, safeFix } from '../../../edit/edit.js'
import { isKnownToComeFrom22 } from '../../../site/version-judgement.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive } from '../../../syntax/tree.js'
import { eachLineInSite, ruleOf } from '../../rule.js'

export const authDigestReplayCheck = ruleOf('access', {
  id: 'auth-digest-replay-check',
  title: 'Digest nonces are checked, which 2.2 never did',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_auth_digest.html#authdigestnonceconf',
  fixes: 'safe',
  covers: ['auth-digest-nonce'],
  page: `
## What 2.2 did

httpd kept no data about digest clients, so \`AuthDigestNcCheck On\` and the one-time nonces of
\`AuthDigestNonceLifetime 0\` only caused a warning at the start. A nonce was valid forever and its count was ignored.

## What 2.4 does

httpd makes both checks. It refuses a request whose count is not the next one, for example when a browser sends
several at once. With one-time nonces, every second request asks for the password again.

## What the rule does

It writes \`AuthDigestNcCheck Off\` or \`AuthDigestNonceLifetime -1\`, which is what 2.2 did. If you want the checks, keep
the lines and test them with your clients.`,
  check: eachLineInSite(['AuthDigestNcCheck', 'AuthDigestNonceLifetime'], (at, site) => {
    const kept = isLiteral(at) ? whatItDid(at) : undefined
    if (kept === undefined || !isKnownToComeFrom22(site, at.file)) return undefined
    // 2.2 ignored the line, because its mod_auth_digest.c defines APR_HAS_SHARED_MEMORY to 0 (check_nc, check_nonce).
    return {
      message: `2.4 refuses requests that repeat a nonce or arrive out of order; 2.2 ignored this line. To accept such requests as before, write ${at.name.value} ${kept}.`,
      fix: safeFix(`Write ${at.name.value} ${kept}`, replaceArgs(at, kept)),
    }
  }),
})

function whatItDid({ key, args: [word] }: Directive): string | undefined {
  if (key === 'authdigestnccheck') return word?.value.toLowerCase() === 'on' ? 'Off' : undefined
  return word && /^[-+]?0+$/.test(word.value) ? '-1' : undefined
}
