import { replace, safeFix } from '../../../edit/edit.js'
import { ruleOf } from '../../rule.js'

/** The new name of each renamed directive (server/mpm_common.c; server/mpm/prefork/prefork.c, set_max_workers). */
const newNames = {
  MaxClients: 'MaxRequestWorkers',
  MaxRequestsPerChild: 'MaxConnectionsPerChild',
}

export const renamedDirectives = ruleOf('tidy', {
  id: 'renamed-directives',
  title: 'The directive has a new name',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#misc',
  fixes: 'safe',
  covers: ['maxclients', 'maxrequestsperchild'],
  page: `
## What 2.2 did

MaxClients and MaxRequestsPerChild limited the number of requests served at once and the number of connections a child
process serves.

## What 2.4 does

2.4 still accepts both and notes at LogLevel info that they are deprecated. The new names, MaxRequestWorkers and
MaxConnectionsPerChild, say what the numbers always counted.

## What the rule does

It renames the directives. The values stay.`,
  *check(site) {
    for (const [old, name] of Object.entries(newNames)) {
      for (const at of site.directives(old)) {
        yield {
          at,
          mark: at.name,
          message: `${old} is called ${name} in 2.4. The old name still works, but is deprecated. Write ${name}.`,
          fix: safeFix(`Rename to ${name}`, replace(at, at.name, name)),
        }
      }
    }
  },
})
