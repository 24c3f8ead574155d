import { insertBefore, safeFix } from '../../../edit/edit.js'
import { isProxying } from '../../../httpd/rewrite-words.js'
import { isWithin, placeAround } from '../../../site/around.js'
import type { Site } from '../../../site/site.js'
import { type Directive, valuesOf } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const scgiPathInfo = ruleOf('answers', {
  id: 'scgi-path-info',
  title: 'SCGI back end, PATH_INFO',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_proxy_scgi.html#env',
  fixes: 'safe',
  covers: ['scgi-path-info'],
  page: `
2.2 always gave an SCGI back end a PATH_INFO: the path of the back end's URL. 2.4 gives none unless the variable
\`proxy-scgi-pathinfo\` is set, and then computes it as 2.2 did. Applications that find their pages by PATH_INFO answer every
request alike without it.

The variable is set beside the first such line of a section. It must be there early, so that SetEnvIf sets it: SetEnv comes too
late, whatever some guides say. Where the application was changed to do without PATH_INFO, the line can go again.`,
  *check(site) {
    if (site.from === '2.4') return
    const lines = site.directives('ProxyPass', 'ProxyPassMatch', 'RewriteRule').filter(isScgi)
    const told = new Set(lines.length > 0 ? setters(site).map(placeAround) : [])
    for (const at of lines) {
      if (isWithin(at, told)) continue
      told.add(placeAround(at))
      yield {
        at,
        message: `2.4 sends an SCGI back end no PATH_INFO; "${setter}" brings back the one of 2.2.`,
        fix: safeFix('Send PATH_INFO as 2.2 did', insertBefore(at, [setter])),
      }
    }
  },
})

/** From the manual page of mod_proxy_scgi; SetEnv acts after mod_proxy has looked (mod_proxy.c, proxy_fixup; mod_env.c). */
const setter = 'SetEnvIf Request_URI . proxy-scgi-pathinfo'

const setters = (site: Site) =>
  site
    .directives('SetEnvIf', 'SetEnvIfNoCase')
    .filter((line) => valuesOf(line, 2).some((word) => /^proxy-scgi-pathinfo(=|$)/.test(word)))

function isScgi(line: Directive): boolean {
  return (
    line.args.some(({ value }) => /^scgi:\/\//i.test(value)) &&
    (line.key !== 'rewriterule' || isProxying(line.args[2]?.value))
  )
}
