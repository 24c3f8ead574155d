import { safeFix, unwrap } from '../../../edit/edit.js'
import { bindsNoMethod } from '../../../httpd/limit.js'
import { lacksOverride } from '../../../models/granted-overrides.js'
import { contextsOf } from '../../../site/context.js'
import { ruleOf } from '../../rule.js'

export const limitHtaccessOverride = ruleOf('access', {
  id: 'limit-htaccess-override',
  title: '<Limit> in .htaccess where AllowOverride grants neither Limit nor AuthConfig',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#limit',
  covers: ['limit-htaccess-override'],
  page: `
2.2 let \`<Limit>\` and \`<LimitExcept>\` stand in every \`.htaccess\` file. 2.4 wants Limit or AuthConfig among the words of
AllowOverride, and answers every request with 500 otherwise.

Where no AllowOverride of the given files has one of them, such a section can only hold directives that methods do not limit
(SetEnv, Header). The rule removes the tags and keeps the lines. What 2.2 itself refused there (ErrorDocument, ServerSignature) it leaves alone.`,
  *check(site) {
    const sections = site.sections('Limit', 'LimitExcept')
    if (sections.length === 0 || !lacksOverride(site, 'Limit', 'AuthConfig')) return
    for (const at of sections) {
      if (!contextsOf(site, at).has('htaccess') || !bindsNoMethod(at)) continue
      yield {
        at,
        message: `2.4 answers 500 for <${at.name.value}> in .htaccess unless AllowOverride grants Limit or AuthConfig; remove its tags, since what it holds applied to every method in 2.2.`,
        fix: safeFix(`Unwrap <${at.name.value}>`, ...unwrap(at)),
      }
    }
  },
})
