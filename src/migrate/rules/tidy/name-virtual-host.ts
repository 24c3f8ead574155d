import { removeLine, safeFix } from '../../../edit/edit.js'
import { fileAndLine } from '../../../syntax/place.js'
import { ruleOf } from '../../rule.js'
import { hangTogether, mismatches } from '../answers/vhost-namevirtualhost-mismatch.js'

export const nameVirtualHost = ruleOf('tidy', {
  id: 'name-virtual-host',
  title: 'NameVirtualHost has no effect',
  severity: 'warning',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#misc',
  covers: ['name-virtual-host', 'err-namevirtualhost'],
  page: `
In 2.2, NameVirtualHost said on which addresses virtual hosts are chosen by name. 2.4 chooses by name wherever several
virtual hosts share an address, and only warns about the directive (AH00548), so the line is removed.

Where 2.2 had several virtual hosts on one address *without* NameVirtualHost, it served the first of them for every name;
that is the rule vhost-implicit-name-based. While the rule vhost-namevirtualhost-mismatch has something to decide, the line stays: it
tells which virtual host 2.2 answered from. Where some lines without the others would tell something else, all of them go at once.`,
  *check(site) {
    const lines = site.directives('NameVirtualHost')
    // Without these lines the next run could not tell any more which virtual host 2.2 answered from.
    const open = lines.length > 0 ? [...mismatches(site)].find(({ fix }) => !fix) : undefined
    const title = 'Remove NameVirtualHost'
    const atOnce = !open && hangTogether(site) ? safeFix(title, lines.map(removeLine)) : undefined
    for (const at of lines)
      yield open
        ? {
            at,
            waits: true,
            message: `${hasNoEffect}; remove it once it is settled what answers, see ${fileAndLine(open.at)}.`,
          }
        : { at, message: `${hasNoEffect}; remove it.`, fix: atOnce ?? safeFix(title, removeLine(at)) }
  },
})

const hasNoEffect = 'NameVirtualHost has no effect in 2.4 except a warning at every start'
