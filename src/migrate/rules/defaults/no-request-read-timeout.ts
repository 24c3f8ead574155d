import { startLines } from '../../../site/server-level.js'
import { ruleOf } from '../../rule.js'
import { nothingShows, unsetDefault } from '../../unset-default.js'

export const noRequestReadTimeout = ruleOf('defaults', {
  id: 'no-request-read-timeout',
  title: 'mod_reqtimeout is loaded, and RequestReadTimeout is left at its default',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_reqtimeout.html#requestreadtimeout',
  covers: ['default-reqtimeout'],
  page: `
In 2.2 mod_reqtimeout did nothing until RequestReadTimeout told it to. In 2.4 it cuts off, with 408, a client that needs
more than 20 seconds to begin its headers or its body. The same goes for one that sends less than 500 bytes a second.

\`RequestReadTimeout header=0 body=0\` keeps what 2.2 did. It is added only where the module is loaded by a line that is
seen. The limits protect a server from clients that are slow on purpose, so they may be worth keeping: then remove the line.`,
  check: unsetDefault({
    names: ['RequestReadTimeout'],
    line: 'RequestReadTimeout header=0 body=0',
    beside: ['LoadModule'],
    message:
      'mod_reqtimeout in 2.4 answers 408 to slow clients by default; 2.2 had no limit. RequestReadTimeout header=0 body=0 keeps that.',
    needs22: nothingShows,
    matters: (site, server) =>
      startLines(site, server, 'LoadModule').some((line) => line.args[0]?.value.toLowerCase() === 'reqtimeout_module'),
  }),
})
