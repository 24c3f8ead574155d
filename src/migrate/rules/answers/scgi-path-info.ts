import { insertBefore, safeFix } from '../../../edit/edit.js'
import { isProxying } from '../../../httpd/rewrite-words.js'
import { isWithinLineScopes, lineScopeOf } from '../../../site/line-scope.js'
import type { Site } from '../../../site/site.js'
import { type Directive, valuesOf } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const scgiPathInfo = ruleOf('answers', {
  id: 'scgi-path-info',
  title: 'An SCGI back end gets no PATH_INFO',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_proxy_scgi.html#env',
  fixes: 'safe',
  covers: ['scgi-path-info'],
  page: `
## What 2.2 did

An SCGI back end always got PATH_INFO: the path of the back end's URL.

## What 2.4 does

It gets none unless the variable \`proxy-scgi-pathinfo\` is set. Applications that find their pages by PATH_INFO then
answer every request the same way.

## What the rule does

It sets the variable beside the first such line of a section, with SetEnvIf: SetEnv comes too late, whatever some
guides say. If the application no longer needs PATH_INFO, remove the line.`,
  *check(site) {
    if (site.from === '2.4') return
    const lines = site.directives('ProxyPass', 'ProxyPassMatch', 'RewriteRule').filter(isScgi)
    const told = new Set(lines.length > 0 ? setters(site).map(lineScopeOf) : [])
    for (const at of lines) {
      if (isWithinLineScopes(at, told)) continue
      told.add(lineScopeOf(at))
      yield {
        at,
        message: `2.4 sends no PATH_INFO to an SCGI back end; 2.2 did. To send PATH_INFO again, add \`${setter}\`.`,
        fix: safeFix('Set proxy-scgi-pathinfo', insertBefore(at, [setter])),
      }
    }
  },
})

/**
 * The line that makes mod_proxy_scgi send PATH_INFO, from its manual page. SetEnv would act too late (mod_proxy.c, proxy_fixup;
 * mod_env.c).
 */
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
