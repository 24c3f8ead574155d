import { reviewFix } from '../../../edit/edit.js'
import { lineBeside, type Server, serverLines, serversOn22 } from '../../../site/server-level.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive, Word } from '../../../syntax/tree.js'
import { insertAmongAdded } from '../../added-lines.js'
import { rare } from '../../assumptions.js'
import { type Hit, ruleOf } from '../../rule.js'

export const looseHostName = ruleOf('answers', {
  id: 'loose-host-name',
  title: 'Host name that 2.4 does not take',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#httpprotocoloptions',
  fixes: 'review',
  covers: ['default-http-strict'],
  page: `
Since 2.4.25 httpd holds requests to the letter of HTTP (2.2 did so from 2.2.32 on). A request for a host is answered 400 if its name has anything but letters, digits, \`-\`, \`_\` and dots in it. So it is where the name is all digits, or ends in a part that begins with a digit
(\`files.2nd\`). A virtual host with such a name is never reached by it.

The rule shows names of this kind. It is better to choose another name; for as long as clients use this one,
\`HttpProtocolOptions Unsafe\` takes them, which is offered for review, because it takes other malformed requests too.

Clients that break HTTP in other ways (a header name with a blank in it, a bare line feed) cannot be seen in a configuration. The error log tells of them, and \`httpd-upgrade explain\` knows its messages.`,
  *check(site) {
    if (site.from === '2.4' || site.says('HttpProtocolOptions')) return
    const [server] = serversOn22(site)
    for (const at of site.directives('ServerName', 'ServerAlias')) {
      for (const word of at.args) if (isRefused(hostOf(at, word)) && isLiteral(at)) yield hit(site, server, at, word)
    }
  },
})

function hit(site: Site, server: Server | undefined, at: Directive, word: Word): Hit {
  const message = `2.4 answers 400 to requests for the host ${hostOf(at, word)}, since that is no valid Internet host name; choose another name, or say HttpProtocolOptions Unsafe.`
  if (!server || serverLines(site, server, 'HttpProtocolOptions').length > 0) return { at, mark: word, message }
  const line = insertAmongAdded(lineBeside(site, server, 'ServerTokens'), 'HttpProtocolOptions Unsafe')
  const assumes = rare('loose-host-name', '2.2 is older than 2.2.32, and clients must go on using this name.')
  return { at, mark: word, message, fix: reviewFix('Add HttpProtocolOptions Unsafe', assumes, line) }
}

/** ServerName takes a scheme and a port too. Wildcards stand for letters. */
function hostOf({ key }: Directive, { value }: Word): string {
  const name = key === 'servername' && value.includes(':') ? value.replace(/^\w+:\/\//, '').replace(/:\d+$/, '') : value
  return name.toLowerCase().replace(/[*?]/g, 'x')
}

/** server/vhost.c, strict_hostname_check; an address is no name. */
function isRefused(host: string): boolean {
  // What nearly all names are.
  if (/^([a-z\d][\w-]*\.)*[a-z][\w-]*$/.test(host)) return false
  if (host === '' || /^\[.*\]$|:|^\d+(\.\d+){3}$/.test(host)) return false
  return /[^\w.-]|\.\.|^\./.test(host) || /^[\d.]+$/.test(host) || /\.[^a-z.][^.]*$/.test(host)
}
