import { startLines } from '../../../site/server-level.js'
import { ruleOf } from '../../rule.js'
import { unsetDefault } from '../../unset-default.js'

export const noExtendedStatus = ruleOf('defaults', {
  id: 'no-extended-status',
  title: 'The status page shows every request',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#extendedstatus',
  covers: ['default-extendedstatus'],
  page: `
Without ExtendedStatus the status page of 2.2 showed how many processes were busy. That of 2.4 also shows, to whoever may
see the page, each client's address and the URL that it asks for, since mod_status switches ExtendedStatus on.

\`ExtendedStatus Off\` is added where a section shows the page (\`SetHandler server-status\`) and nothing sets the directive.`,
  check: unsetDefault({
    names: ['ExtendedStatus'],
    line: 'ExtendedStatus Off',
    beside: [],
    message:
      'By default the status page of 2.4 shows the address and URL of every client; 2.2 did not. ExtendedStatus Off keeps them hidden.',
    matters: (site, server) =>
      startLines(site, server, 'SetHandler').some((line) => line.args[0]?.value.toLowerCase() === 'server-status'),
    reveals: true,
  }),
})
