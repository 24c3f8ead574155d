import { insertBefore, reviewFix } from '../../../edit/edit.js'
import { type Directive, isDirective, type Section } from '../../../syntax/tree.js'
import { failureAt } from '../../failure.js'
import { ruleOf } from '../../rule.js'

export const requireNotAlone = ruleOf('access', {
  id: 'require-not-alone',
  title: '<RequireAll> that only excludes clients',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_authz_core.html#requireall',
  fixes: 'none',
  covers: ['authz-negative-only'],
  page: `
## What 2.2 did

There was no \`<RequireAll>\`.

## What 2.4 does

\`Require not\` never lets anybody in. httpd refuses to start because of a \`<RequireAll>\` that contains nothing else
("contains only negative authorization directives"); in a \`.htaccess\` file it answers 500. Shared block lists often
look like this after somebody removed their \`Require all granted\`.

## What the rule does

It offers \`Require all granted\` for review, because everybody else then gets in.`,
  *check(site) {
    for (const at of site.sections('RequireAll')) {
      const lines = at.commands.filter(isDirective)
      const [first] = lines
      if (!first || lines.length < at.commands.length || !lines.every(isNegative) || !site.isLive(at)) continue
      yield {
        at,
        message: `2.4 ${failureAt(at)}, because this ${tagOf(at)} only excludes clients. Add \`Require all granted\`, or the clients to let in.`,
        fix: reviewFix(
          'Add Require all granted',
          'Everybody that this section does not exclude should get in.',
          insertBefore(first, ['Require all granted']),
        ),
      }
    }
  },
})

const isNegative = ({ key, args }: Directive): boolean => key === 'require' && args[0]?.value.toLowerCase() === 'not'

const tagOf = ({ name }: Section): string => `\`<${name.value}>\``
