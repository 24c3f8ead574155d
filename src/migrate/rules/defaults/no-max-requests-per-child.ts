import { loadedModules } from '../../../models/modules/loaded-modules.js'
import { rare } from '../../assumptions.js'
import { ruleOf } from '../../rule.js'
import { unsetDefault } from '../../unset-default.js'

export const noMaxRequestsPerChild = ruleOf('defaults', {
  id: 'no-max-requests-per-child',
  title: 'MaxRequestsPerChild is left at its default',
  severity: 'info',
  see: 'https://httpd.apache.org/docs/2.4/mod/mpm_common.html#maxconnectionsperchild',
  covers: ['default-maxconnectionsperchild'],
  page: `
Without MaxRequestsPerChild a child process of 2.2 ended after 10,000 connections and gave its memory back; one of 2.4 never
ends. The answers are the same, but a module that leaks memory, as old PHP extensions do, now grows without end. On Windows they never
ended in 2.2 either, so nothing is said there.

\`MaxConnectionsPerChild 10000\`, the directive's new name, is offered for review: where nothing leaks it is not needed.`,
  check: unsetDefault({
    names: ['MaxConnectionsPerChild', 'MaxRequestsPerChild'],
    line: 'MaxConnectionsPerChild 10000',
    beside: ['MaxRequestWorkers', 'MaxClients', 'ServerLimit'],
    message:
      '2.4 never recycles child processes; 2.2 did after 10,000 connections. MaxConnectionsPerChild 10000 keeps that.',
    matters: (site, server) => !loadedModules(site, server).onWindows,
    assumes: rare('no-max-requests-per-child', 'A loaded module leaks memory.')[0],
  }),
})
