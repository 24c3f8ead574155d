import { removeLine, safeFix } from '../../../edit/edit.js'
import type { Rule } from '../../rule.js'

export const nameVirtualHost: Rule = {
  id: 'name-virtual-host',
  title: 'NameVirtualHost has no effect',
  severity: 'warning',
  group: 'tidy',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#misc',
  covers: ['name-virtual-host', 'err-namevirtualhost'],
  page: `
In 2.2, NameVirtualHost said on which addresses virtual hosts are chosen by name. 2.4 chooses by name wherever several
virtual hosts share an address, and only warns about the directive (AH00548), so the line is removed.

Where 2.2 had several virtual hosts on one address *without* NameVirtualHost, it served the first of them for every name;
that is the rule vhost-implicit-name-based.`,
  *check(site) {
    for (const at of site.directives('NameVirtualHost')) {
      yield {
        at,
        message: 'NameVirtualHost has no effect in 2.4 except a warning at every start; remove it.',
        fix: safeFix('Remove NameVirtualHost', removeLine(at)),
      }
    }
  },
}
