import { safeFix, unwrapSection } from '../../../edit/edit.js'
import { areLinesIndependentOfMethod } from '../../../httpd/limit.js'
import { contextsOf } from '../../../site/context.js'
import { ruleOf } from '../../rule.js'

export const limitOutsideDirectory = ruleOf('access', {
  id: 'limit-outside-directory',
  title: '<Limit> is no longer allowed at server level',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#limit',
  fixes: 'safe',
  covers: ['limit-outside-directory'],
  page: `
## What 2.2 did

\`<Limit>\` and \`<LimitExcept>\` were allowed at server level and in \`<VirtualHost>\`. The directives allowed inside
(SetEnv, Header, Options) applied to every method.

## What 2.4 does

httpd refuses to start because of a \`<Limit>\` there.

## What the rule does

It removes the tags and keeps the lines.

## When not

If the section contains access rules (Order, Allow, Deny, Require), the rule reports nothing: 2.2 did not accept those
there either.`,
  *check(site) {
    for (const at of site.sections('Limit', 'LimitExcept')) {
      const contexts = contextsOf(site, at)
      const where = contexts.has('virtualhost')
        ? 'in <VirtualHost>'
        : contexts.has('server')
          ? 'at server level'
          : undefined
      if (!where || !areLinesIndependentOfMethod(at)) continue
      yield {
        at,
        message: `2.4 refuses to start because of <${at.name.value}> ${where}. Remove the two tags and keep the lines between them: in 2.2 these lines applied to every method.`,
        fix: safeFix(`Remove the tags of <${at.name.value}>`, ...unwrapSection(at)),
      }
    }
  },
})
