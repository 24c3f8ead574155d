import { insertBefore, reviewFix } from '../../../edit/edit.js'
import { type Directive, isDirective, type Section } from '../../../syntax/tree.js'
import { failureAt } from '../../failure.js'
import { ruleOf } from '../../rule.js'

export const requireNotAlone = ruleOf('access', {
  id: 'require-not-alone',
  title: '<RequireAll> that says only who is kept out',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_authz_core.html#requireall',
  covers: ['authz-negative-only'],
  page: `
\`Require not\` never lets anybody in. 2.4 does not start with a \`<RequireAll>\` that has nothing else ("contains only negative
authorization directives"), and answers 500 for it in a .htaccess file. Lists of unwanted clients are often shared so, with a
\`Require all granted\` that somebody has taken out or made a comment. To add it is for review: everybody else gets in by it.`,
  *check(site) {
    for (const at of site.sections('RequireAll')) {
      const lines = at.commands.filter(isDirective)
      const [first] = lines
      if (!first || lines.length < at.commands.length || !lines.every(isNegative) || !site.isLive(at)) continue
      yield {
        at,
        message: `2.4 ${failureAt(at)}, because this ${tagOf(at)} only says who is kept out. Add \`Require all granted\`, or the clients that may come in.`,
        fix: reviewFix(
          'Add Require all granted',
          'Everybody may come in whom this section does not name.',
          insertBefore(first, ['Require all granted']),
        ),
      }
    }
  },
})

const isNegative = ({ key, args }: Directive): boolean => key === 'require' && args[0]?.value.toLowerCase() === 'not'

const tagOf = ({ name }: Section): string => `\`<${name.value}>\``
