import { insertAfter, reviewFix } from '../../edit/edit.js'
import { handsOnInPlain } from '../../models/proxy-targets.js'
import type { Site } from '../../site/site.js'
import type { Directive, Section } from '../../syntax/tree.js'
import type { Rule } from '../rule.js'

const checks = ['SSLProxyCheckPeerCN', 'SSLProxyCheckPeerExpire'] as const

export const noSslProxyChecks: Rule = {
  id: 'no-ssl-proxy-checks',
  title: 'SSLProxyCheckPeerCN and SSLProxyCheckPeerExpire are left at their defaults',
  severity: 'warning',
  group: 'defaults',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslproxycheckpeercn',
  covers: ['default-ssl-proxy-checks'],
  page: `
A proxy of 2.2 took any certificate of a back end unless told otherwise. 2.4 looks whether it has expired and whether it is
for the right name, and answers 500 if not (AH02004, AH02005 and AH02411 in the log).

The best answer is a right certificate on the back end. To go on as before, \`SSLProxyCheckPeerCN off\` and
\`SSLProxyCheckPeerExpire off\` are offered for review beside each \`SSLProxyEngine on\`. A 2.4 from 2.4.5 to 2.4.20 needs
\`SSLProxyCheckPeerName off\` too; since 2.4.21 that follows SSLProxyCheckPeerCN. Nothing is said of a virtual host
whose back ends are all reached without TLS.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const at of site.directives('SSLProxyEngine')) {
      if (!/^(on|true|yes|1)$/i.test(at.args[0]?.value ?? '') || handsOnInPlain(site, at)) continue
      const unset = checks.filter((name) => !site.directives(name).some((line) => appliesTo(site, line, at)))
      if (unset.length === 0) continue
      yield {
        at,
        message: `2.4 answers 500 when a back end's certificate ${unset.map((name) => faults[name]).join(' or ')}, which 2.2 did not check; replace the certificates, or turn ${unset.join(' and ')} off.`,
        fix: reviewFix(
          'Switch the checks off',
          'The back ends may still be trusted whatever certificate they present.',
          insertAfter(
            at,
            unset.map((name) => `${name} off`),
          ),
        ),
      }
    }
  },
}

const faults = { SSLProxyCheckPeerCN: 'is for another name', SSLProxyCheckPeerExpire: 'has expired' }

/** A line of the same virtual host or of the main server. */
const appliesTo = (site: Site, line: Directive, engine: Directive): boolean => {
  const hosts = hostsOf(site, engine)
  return [...hostsOf(site, line)].some((host) => !host || hosts.has(host))
}

const hostsOf = (site: Site, line: Directive): ReadonlySet<Section | undefined> =>
  new Set(site.enclosing(line).map((sections) => sections.find((section) => section.key === 'virtualhost')))
