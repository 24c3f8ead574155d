import { removeLine, safeFix } from '../../../edit/edit.js'
import { fileAndLine } from '../../../syntax/file-and-line.js'
import { ruleOf } from '../../rule.js'
import {
  mustRemoveNameVirtualHostsTogether,
  nameVirtualHostMismatchHits,
} from '../answers/vhost-namevirtualhost-mismatch.js'

export const nameVirtualHost = ruleOf('tidy', {
  id: 'name-virtual-host',
  title: 'NameVirtualHost has no effect',
  severity: 'warning',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#misc',
  fixes: 'safe',
  covers: ['name-virtual-host', 'err-namevirtualhost'],
  page: `
## What 2.2 did

NameVirtualHost named the addresses on which virtual hosts are chosen by name. Without it, the first virtual host on
an address answered for every name.

## What 2.4 does

Virtual hosts that share an address are always chosen by name. NameVirtualHost only causes a warning (AH00548).

## What the rule does

It removes the line. If removing only some of the lines would change what the rest mean, one fix removes all of them.

## When not

If a finding of the rule vhost-namevirtualhost-mismatch is still open, the line stays: it shows which virtual host
answered in 2.2. Addresses without NameVirtualHost are for the rule vhost-implicit-name-based.`,
  *check(site) {
    const lines = site.directives('NameVirtualHost')
    // Without these lines, the next run could no longer see from which virtual host 2.2 answered.
    const open = lines.length > 0 ? [...nameVirtualHostMismatchHits(site)].find(({ fix }) => !fix) : undefined
    const title = 'Remove NameVirtualHost'
    const atOnce = !open && mustRemoveNameVirtualHostsTogether(site) ? safeFix(title, lines.map(removeLine)) : undefined
    for (const at of lines)
      yield open
        ? {
            at,
            waits: true,
            message: `${hasNoEffect}. First decide which virtual host should answer (${fileAndLine(open.at)}); then remove this NameVirtualHost line.`,
          }
        : { at, message: `${hasNoEffect}; remove it.`, fix: atOnce ?? safeFix(title, removeLine(at)) }
  },
})

const hasNoEffect = 'NameVirtualHost has no effect in 2.4 except a warning at every start'
