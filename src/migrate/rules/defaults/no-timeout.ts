import { ruleOf } from '../../rule.js'
import { unsetDefault } from '../../unset-default.js'

export const noTimeout = ruleOf('defaults', {
  id: 'no-timeout',
  title: 'Timeout is left at its default',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#timeout',
  covers: ['default-timeout'],
  page: `
Without a Timeout line 2.2 waited 300 seconds for a client, a CGI script or a back end; 2.4 waits 60. ProxyTimeout and
CGIDScriptTimeout follow it. A report that takes two minutes to make was answered by 2.2 and is cut off by 2.4.

Timeout 300 is added. It is said once, at the main file, and only where no file sets Timeout for the whole server.`,
  check: unsetDefault({
    names: ['Timeout'],
    line: 'Timeout 300',
    beside: ['KeepAlive', 'MaxKeepAliveRequests', 'KeepAliveTimeout'],
    message: '2.4 waits 60 seconds for slow scripts, back ends and clients; 2.2 waited 300. Timeout 300 keeps that.',
  }),
})
