import { loadedModules } from '../../../models/modules/loaded-modules.js'
import { rarelyTrueAssumption } from '../../assumptions.js'
import { ruleOf } from '../../rule.js'
import { checkForUnsetDefault } from '../../unset-default.js'

export const noMaxRequestsPerChild = ruleOf('defaults', {
  id: 'no-max-requests-per-child',
  title: 'MaxRequestsPerChild is left at its default',
  severity: 'info',
  see: 'https://httpd.apache.org/docs/2.4/mod/mpm_common.html#maxconnectionsperchild',
  fixes: 'review',
  covers: ['default-maxconnectionsperchild'],
  page: `
## What 2.2 did

Without MaxRequestsPerChild, a child process ended after 10,000 connections and freed its memory.

## What 2.4 does

Child processes never end. Responses are the same, but a module that leaks memory, such as an old PHP extension, now
grows without limit.

## What the rule does

It offers \`MaxConnectionsPerChild 10000\` for review. That is the new name of the directive. Without a leak it is not
needed.

## When not

If the server runs on Windows, the rule reports nothing: there, child processes of 2.2 did not end either.`,
  check: checkForUnsetDefault({
    names: ['MaxConnectionsPerChild', 'MaxRequestsPerChild'],
    line: 'MaxConnectionsPerChild 10000',
    beside: ['MaxRequestWorkers', 'MaxClients', 'ServerLimit'],
    message:
      '2.4 never recycles child processes; 2.2 did after 10,000 connections. To recycle child processes as before, add `MaxConnectionsPerChild 10000`.',
    matters: (site, server) => !loadedModules(site, server).onWindows,
    assumes: rarelyTrueAssumption('no-max-requests-per-child', 'A loaded module leaks memory.')[0],
    suitsOtherFiles: true,
  }),
})
