import { runsNothing } from '../../../httpd/handlers.js'
import { isProxying } from '../../../httpd/rewrite-words.js'
import { startLines } from '../../../site/server-level.js'
import type { Directive } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'
import { unsetDefault } from '../../unset-default.js'

export const noLimitRequestBody = ruleOf('defaults', {
  id: 'no-limit-request-body',
  title: 'LimitRequestBody is left at its default',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#limitrequestbody',
  covers: ['default-limitrequestbody'],
  page: `
Without LimitRequestBody 2.2 took requests of any length. From 2.4.54 on, one with a body of more than 1 GiB is answered with 413. It may be an upload to a script, to WebDAV or to a server behind the proxy.

\`LimitRequestBody 0\`, no limit, is added where something takes such bodies: scripts, WebDAV, a proxy, or PHP.`,
  check: unsetDefault({
    names: ['LimitRequestBody'],
    line: 'LimitRequestBody 0',
    beside: ['LimitRequestFields', 'LimitRequestFieldSize', 'LimitRequestLine'],
    message:
      '2.4 answers 413 to uploads of more than 1 GiB where 2.2 had no limit; add LimitRequestBody 0 to keep that.',
    matters: (site, server) => startLines(site, server, ...takers).some(isTaker),
  }),
})

const takers = [
  ...['Dav', 'ProxyPass', 'ProxyPassMatch', 'ScriptAlias', 'ScriptAliasMatch'],
  ...['Action', 'SetHandler', 'AddHandler', 'LoadModule', 'RewriteRule'],
]

function isTaker({ key, args }: Directive): boolean {
  const first = args[0]?.value.toLowerCase() ?? ''
  if (key === 'dav') return first !== 'off'
  if (key === 'loadmodule') return /^php\d?_module$/.test(first)
  if (key === 'rewriterule') return isProxying(args[2]?.value)
  if (key !== 'sethandler' && key !== 'addhandler') return true
  return !runsNothing(first)
}
