import { replace, safeFix } from '../../../edit/edit.js'
import { ruleOf } from '../../rule.js'

/** The old name and the new one (server/mpm_common.c; server/mpm/prefork/prefork.c, set_max_workers). */
const newNames = {
  MaxClients: 'MaxRequestWorkers',
  MaxRequestsPerChild: 'MaxConnectionsPerChild',
}

export const renamedDirectives = ruleOf('tidy', {
  id: 'renamed-directives',
  title: 'The directive has a new name',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#misc',
  covers: ['maxclients', 'maxrequestsperchild'],
  page: `
2.4 still takes MaxClients and MaxRequestsPerChild, and says at LogLevel info that they are deprecated. The new names say
what the numbers always counted: requests that are served at the same time, and connections that a child serves before it
is replaced. The values stay.`,
  *check(site) {
    for (const [old, name] of Object.entries(newNames)) {
      for (const at of site.directives(old)) {
        yield {
          at,
          mark: at.name,
          message: `${old} is called ${name} in 2.4; the old name still works, but is deprecated.`,
          fix: safeFix(`Rename to ${name}`, replace(at, at.name, name)),
        }
      }
    }
  },
})
