import { startLines } from '../../../site/server-level.js'
import { ruleOf } from '../../rule.js'
import { checkForUnsetDefault, neverNeedsOldDefault } from '../../unset-default.js'

export const noRequestReadTimeout = ruleOf('defaults', {
  id: 'no-request-read-timeout',
  title: 'mod_reqtimeout is loaded, and RequestReadTimeout is left at its default',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_reqtimeout.html#requestreadtimeout',
  fixes: 'safe',
  covers: ['default-reqtimeout'],
  page: `
## What 2.2 did

mod_reqtimeout did nothing unless RequestReadTimeout was set.

## What 2.4 does

mod_reqtimeout answers 408 to a client that needs more than 20 seconds to start sending its headers or body, or that
sends less than 500 bytes a second.

## What the rule does

It adds \`RequestReadTimeout header=0 body=0\`, which keeps what 2.2 did. The limits of 2.4 protect a server from
attacks by slow clients: to keep these limits, remove the line.

## When not

If no line in the files loads the module, the rule reports nothing.`,
  check: checkForUnsetDefault({
    names: ['RequestReadTimeout'],
    line: 'RequestReadTimeout header=0 body=0',
    beside: ['LoadModule'],
    message:
      'mod_reqtimeout in 2.4 answers 408 to slow clients by default, which is safer; 2.2 had no limit. To remove the limit, add `RequestReadTimeout header=0 body=0`.',
    needs22: neverNeedsOldDefault,
    matters: (site, server) =>
      startLines(site, server, 'LoadModule').some((line) => line.args[0]?.value.toLowerCase() === 'reqtimeout_module'),
  }),
})
