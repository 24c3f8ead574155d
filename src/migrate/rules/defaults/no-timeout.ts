import { ruleOf } from '../../rule.js'
import { checkForUnsetDefault } from '../../unset-default.js'

export const noTimeout = ruleOf('defaults', {
  id: 'no-timeout',
  title: 'Timeout is left at its default',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#timeout',
  fixes: 'both',
  covers: ['default-timeout'],
  page: `
## What 2.2 did

Without Timeout, httpd waited 300 seconds for a client, a CGI script or a back end.

## What 2.4 does

It waits 60 seconds. ProxyTimeout and CGIDScriptTimeout use the same default. A report that takes two minutes to
generate is cut off.

## What the rule does

It adds \`Timeout 300\` once, in the main file.

## When not

If a line sets Timeout for the whole server, the rule reports nothing.`,
  check: checkForUnsetDefault({
    names: ['Timeout'],
    line: 'Timeout 300',
    beside: ['KeepAlive', 'MaxKeepAliveRequests', 'KeepAliveTimeout'],
    message:
      '2.4 waits 60 seconds for slow scripts, back ends and clients; 2.2 waited 300. To keep 300 seconds, add `Timeout 300`.',
  }),
})
