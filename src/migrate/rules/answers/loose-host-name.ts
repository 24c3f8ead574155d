import { reviewFix } from '../../../edit/edit.js'
import { lineToAddBeside, type Server, serverLevelLines, serversOn22 } from '../../../site/server-level.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive, Word } from '../../../syntax/tree.js'
import { insertAfterAddedLines } from '../../added-lines.js'
import { rarelyTrueAssumption } from '../../assumptions.js'
import { type Hit, ruleOf } from '../../rule.js'

export const looseHostName = ruleOf('answers', {
  id: 'loose-host-name',
  title: 'A host name that 2.4 rejects',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#httpprotocoloptions',
  fixes: 'review',
  covers: ['default-http-strict'],
  page: `
## What 2.2 did

Up to 2.2.31, httpd accepted any host name.

## What 2.4 does

Since 2.4.25 (and 2.2.32), httpd accepts only letters, digits, \`-\`, \`_\` and dots in a host name, and answers 400 to
any other. It also rejects a name that is all digits, or whose last part begins with a digit (\`files.2nd\`). No request
with such a name reaches a virtual host.

## What the rule does

It reports the name. Choose another one. As long as clients use it, \`HttpProtocolOptions Unsafe\` accepts it; that is
offered for review, because it accepts other malformed requests too.

## When not

If clients break HTTP in other ways (a header name with a space, a bare line feed), only the error log shows it;
\`httpd-upgrade explain\` knows its messages.`,
  *check(site) {
    if (site.from === '2.4' || site.hasDirective('HttpProtocolOptions')) return
    const [server] = serversOn22(site)
    for (const at of site.directives('ServerName', 'ServerAlias')) {
      for (const word of at.args) if (isRefused(hostOf(at, word)) && isLiteral(at)) yield hit(site, server, at, word)
    }
  },
})

function hit(site: Site, server: Server | undefined, at: Directive, word: Word): Hit {
  const message = `2.4 answers 400 to requests for the host ${hostOf(at, word)}, which is not a valid host name. Choose another name, or add \`HttpProtocolOptions Unsafe\`.`
  if (!server || serverLevelLines(site, server, 'HttpProtocolOptions').length > 0) return { at, mark: word, message }
  const line = insertAfterAddedLines(lineToAddBeside(site, server, 'ServerTokens'), 'HttpProtocolOptions Unsafe')
  const assumes = rarelyTrueAssumption(
    'loose-host-name',
    'The old server runs a version before 2.2.32, and clients must keep using this name.',
  )
  return { at, mark: word, message, fix: reviewFix('Add HttpProtocolOptions Unsafe', assumes, line) }
}

/** The host name in a word of a line, without scheme and port. Wildcards become letters. */
function hostOf({ key }: Directive, { value }: Word): string {
  const name = key === 'servername' && value.includes(':') ? value.replace(/^\w+:\/\//, '').replace(/:\d+$/, '') : value
  return name.toLowerCase().replace(/[*?]/g, 'x')
}

/** Whether 2.4 rejects a host name (server/vhost.c, strict_hostname_check). It never rejects an address. */
function isRefused(host: string): boolean {
  // Most names have this form, and need no further tests.
  if (/^([a-z\d][\w-]*\.)*[a-z][\w-]*$/.test(host)) return false
  if (host === '' || /^\[.*\]$|:|^\d+(\.\d+){3}$/.test(host)) return false
  return /[^\w.-]|\.\.|^\./.test(host) || /^[\d.]+$/.test(host) || /\.[^a-z.][^.]*$/.test(host)
}
