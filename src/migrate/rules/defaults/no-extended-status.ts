import { startLines } from '../../../site/server-level.js'
import { ruleOf } from '../../rule.js'
import { checkForUnsetDefault } from '../../unset-default.js'

export const noExtendedStatus = ruleOf('defaults', {
  id: 'no-extended-status',
  title: 'The status page shows every request',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#extendedstatus',
  fixes: 'safe',
  covers: ['default-extendedstatus'],
  page: `
## What 2.2 did

Without ExtendedStatus, the status page showed how many processes were busy.

## What 2.4 does

mod_status turns ExtendedStatus on. Everybody who can open the status page sees the address of each client and the URL
it requested.

## What the rule does

It adds \`ExtendedStatus Off\` where a section shows the page (\`SetHandler server-status\`).

## When not

If a line sets ExtendedStatus, the rule reports nothing.`,
  check: checkForUnsetDefault({
    names: ['ExtendedStatus'],
    line: 'ExtendedStatus Off',
    beside: [],
    message:
      'The status page of 2.4 shows the address and URL of every client by default; 2.2 did not. To hide addresses and URLs, add `ExtendedStatus Off`.',
    matters: (site, server) =>
      startLines(site, server, 'SetHandler').some((line) => line.args[0]?.value.toLowerCase() === 'server-status'),
    reveals: true,
  }),
})
