import { listText } from '../../../base/list-text.js'
import { insertAfter, reviewFix } from '../../../edit/edit.js'
import { hostProxiesOnlyWithoutTls } from '../../../models/proxy-targets.js'
import { virtualHostsAround } from '../../../site/line-scope.js'
import { firstMainFile } from '../../../site/main-file.js'
import type { Site } from '../../../site/site.js'
import type { Directive } from '../../../syntax/tree.js'
import { rarelyTrueAssumption } from '../../assumptions.js'
import { ruleOf } from '../../rule.js'

const checks = ['SSLProxyCheckPeerCN', 'SSLProxyCheckPeerExpire'] as const

export const noSslProxyChecks = ruleOf('defaults', {
  id: 'no-ssl-proxy-checks',
  title: 'SSLProxyCheckPeerCN and SSLProxyCheckPeerExpire are left at their defaults',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslproxycheckpeercn',
  fixes: 'review',
  covers: ['default-ssl-proxy-checks'],
  page: `
## What 2.2 did

As a proxy, httpd accepted any certificate from a back end unless told otherwise.

## What 2.4 does

httpd checks the name and the expiry date of the certificate. If one is wrong, it answers 500 and logs AH02004,
AH02005 or AH02411.

## What the rule does

It offers \`SSLProxyCheckPeerCN off\` and \`SSLProxyCheckPeerExpire off\` for review, beside each \`SSLProxyEngine on\`. A
correct certificate on the back end is better. Versions 2.4.5 to 2.4.20 also need \`SSLProxyCheckPeerName off\`; later
ones follow SSLProxyCheckPeerCN.

## When not

If the virtual host reaches all its back ends without TLS, the rule reports nothing.`,
  *check(site, { defaults }) {
    if (site.from === '2.4') return
    const said: Directive[] = []
    for (const at of enginesOn(site)) {
      if (said.some((engine) => appliesTo(site, engine, at)) || hostProxiesOnlyWithoutTls(site, at)) continue
      const unset = checks.filter((name) => !site.directives(name).some((line) => appliesTo(site, line, at)))
      if (unset.length === 0) continue
      said.push(at)
      yield {
        at,
        message: `2.4 answers 500 when a back end's certificate ${listText(
          unset.map((name) => faults[name] ?? ''),
          5,
          ' or ',
        )}; 2.2 did not check that. Replace the certificates, or turn ${listText(unset)} off.`,
        fix: reviewFix(
          'Turn the certificate checks off',
          defaults === 'safer'
            ? mayBeWrong
            : 'httpd may keep trusting the back ends whatever certificate they present.',
          insertAfter(
            at,
            unset.map((name) => `${name} off`),
          ),
        ),
      }
    }
  },
})

const mayBeWrong = rarelyTrueAssumption(
  'no-ssl-proxy-checks',
  'A back end has an expired certificate or one for another name, and httpd should trust it anyway.',
)

const faults = { SSLProxyCheckPeerCN: 'is for another name', SSLProxyCheckPeerExpire: 'has expired' }

/** The SSLProxyEngine lines that are on. Those of the main server come first, because virtual hosts inherit them. */
function enginesOn(site: Site): readonly Directive[] {
  const on = site.directives('SSLProxyEngine').filter(({ args }) => /^(on|true|yes|1)$/i.test(args[0]?.value ?? ''))
  const isOfMain = (line: Directive) => virtualHostsAround(site, line).has(undefined)
  return [...on.filter(isOfMain), ...on.filter((line) => !isOfMain(line))]
}

/** Whether a line applies to the SSLProxyEngine line: it is in the same virtual host or in the main server. */
const appliesTo = (site: Site, line: Directive, engine: Directive): boolean => {
  const hosts = virtualHostsAround(site, engine)
  const isRead = ({ file }: Directive) => file === firstMainFile(site)?.file || site.includersOf(file).length > 0
  return (
    (line.file === engine.file || (isRead(line) && isRead(engine))) &&
    [...virtualHostsAround(site, line)].some((host) => !host || hosts.has(host))
  )
}
