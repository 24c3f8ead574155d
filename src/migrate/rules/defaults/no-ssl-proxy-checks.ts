import { listed } from '../../../base/listed.js'
import { insertAfter, reviewFix } from '../../../edit/edit.js'
import { handsOnInPlain } from '../../../models/proxy-targets.js'
import { hostsAround } from '../../../site/around.js'
import { mainFile } from '../../../site/main-file.js'
import type { Site } from '../../../site/site.js'
import type { Directive } from '../../../syntax/tree.js'
import { rare } from '../../assumptions.js'
import { ruleOf } from '../../rule.js'

const checks = ['SSLProxyCheckPeerCN', 'SSLProxyCheckPeerExpire'] as const

export const noSslProxyChecks = ruleOf('defaults', {
  id: 'no-ssl-proxy-checks',
  title: 'SSLProxyCheckPeerCN and SSLProxyCheckPeerExpire are left at their defaults',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslproxycheckpeercn',
  covers: ['default-ssl-proxy-checks'],
  page: `
A proxy of 2.2 took any certificate of a back end unless told otherwise. 2.4 looks whether it has expired and whether it is
for the right name, and answers 500 if not (AH02004, AH02005 and AH02411 in the log).

The best answer is a right certificate on the back end. To go on as before, \`SSLProxyCheckPeerCN off\` and
\`SSLProxyCheckPeerExpire off\` are offered for review beside each \`SSLProxyEngine on\`. A 2.4 from 2.4.5 to 2.4.20 needs
\`SSLProxyCheckPeerName off\` too; since 2.4.21 that follows SSLProxyCheckPeerCN. Nothing is said of a virtual host
whose back ends are all reached without TLS.`,
  *check(site, { defaults }) {
    if (site.from === '2.4') return
    const said: Directive[] = []
    for (const at of enginesOn(site)) {
      if (said.some((engine) => appliesTo(site, engine, at)) || handsOnInPlain(site, at)) continue
      const unset = checks.filter((name) => !site.directives(name).some((line) => appliesTo(site, line, at)))
      if (unset.length === 0) continue
      said.push(at)
      yield {
        at,
        message: `2.4 answers 500 when a back end's certificate ${listed(
          unset.map((name) => faults[name] ?? ''),
          5,
          ' or ',
        )}, which 2.2 did not check; replace the certificates, or turn ${listed(unset)} off.`,
        fix: reviewFix(
          'Switch the checks off',
          defaults === 'safer' ? mayBeWrong : 'The back ends may still be trusted whatever certificate they present.',
          insertAfter(
            at,
            unset.map((name) => `${name} off`),
          ),
        ),
      }
    }
  },
})

const mayBeWrong = rare(
  'no-ssl-proxy-checks',
  'A back end has a certificate that has expired, or is for another name, and is to be trusted all the same.',
)

const faults = { SSLProxyCheckPeerCN: 'is for another name', SSLProxyCheckPeerExpire: 'has expired' }

/** Those of the main server first: what stands there holds for the virtual hosts too. */
function enginesOn(site: Site): readonly Directive[] {
  const on = site.directives('SSLProxyEngine').filter(({ args }) => /^(on|true|yes|1)$/i.test(args[0]?.value ?? ''))
  const isOfMain = (line: Directive) => hostsAround(site, line).has(undefined)
  return [...on.filter(isOfMain), ...on.filter((line) => !isOfMain(line))]
}

/** A line of the same virtual host or of the main server, where one server is seen to read both. */
const appliesTo = (site: Site, line: Directive, engine: Directive): boolean => {
  const hosts = hostsAround(site, engine)
  const isRead = ({ file }: Directive) => file === mainFile(site)?.file || site.includersOf(file).length > 0
  return (
    (line.file === engine.file || (isRead(line) && isRead(engine))) &&
    [...hostsAround(site, line)].some((host) => !host || hosts.has(host))
  )
}
