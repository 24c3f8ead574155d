import { safeFix, unwrap } from '../../../edit/edit.js'
import { bindsNoMethod } from '../../../httpd/limit.js'
import { contextsOf } from '../../../site/context.js'
import { eachSection, ruleOf } from '../../rule.js'

export const limitOutsideDirectory = ruleOf('access', {
  id: 'limit-outside-directory',
  title: '<Limit> at server level',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#limit',
  covers: ['limit-outside-directory'],
  page: `
2.2 let \`<Limit>\` and \`<LimitExcept>\` stand at server level and in \`<VirtualHost>\`. The directives that it allowed inside them there
are of no kind that methods limit (SetEnv, Header, Options), so they held for every method. 2.4 does not start with
such a section.

The rule removes the tags and keeps the lines. Rules of access (Order, Allow, Deny, Require) could not stand there in 2.2
either; a \`<Limit>\` that holds them is part of a directory, and is left alone.`,
  check: eachSection(['Limit', 'LimitExcept'], (at, site) => {
    const contexts = contextsOf(site, at)
    const where = contexts.has('virtualhost')
      ? 'in <VirtualHost>'
      : contexts.has('server')
        ? 'at server level'
        : undefined
    if (!where || !bindsNoMethod(at)) return undefined
    return {
      message: `2.4 does not start with <${at.name.value}> ${where}; remove its tags, since what it holds applied to every method in 2.2.`,
      fix: safeFix(`Unwrap <${at.name.value}>`, ...unwrap(at)),
    }
  }),
})
