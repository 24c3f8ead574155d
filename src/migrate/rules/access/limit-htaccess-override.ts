import { safeFix, unwrapSection } from '../../../edit/edit.js'
import { areLinesIndependentOfMethod } from '../../../httpd/limit.js'
import { isOverrideNowhereGranted } from '../../../models/granted-overrides.js'
import { contextsOf } from '../../../site/context.js'
import { ruleOf } from '../../rule.js'

export const limitHtaccessOverride = ruleOf('access', {
  id: 'limit-htaccess-override',
  title: '<Limit> in .htaccess where AllowOverride grants neither Limit nor AuthConfig',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#limit',
  fixes: 'safe',
  covers: ['limit-htaccess-override'],
  page: `
## What 2.2 did

Every \`.htaccess\` file could have \`<Limit>\` and \`<LimitExcept>\`.

## What 2.4 does

They need Limit or AuthConfig in AllowOverride; otherwise every request gets 500.

## What the rule does

Where no AllowOverride in the given files has either word, such a section can only contain directives that apply to
every method (SetEnv, Header). The rule removes its tags and keeps the lines.

## When not

If the section contains lines that 2.2 itself rejected there (ErrorDocument, ServerSignature), the rule reports nothing.`,
  *check(site) {
    const sections = site.sections('Limit', 'LimitExcept')
    if (sections.length === 0 || !isOverrideNowhereGranted(site, 'Limit', 'AuthConfig')) return
    for (const at of sections) {
      if (!contextsOf(site, at).has('htaccess') || !areLinesIndependentOfMethod(at)) continue
      yield {
        at,
        message: `2.4 answers 500 for <${at.name.value}> in .htaccess unless AllowOverride grants Limit or AuthConfig. Remove the two tags and keep the lines between them: in 2.2 these lines applied to every method.`,
        fix: safeFix(`Remove the tags of <${at.name.value}>`, ...unwrapSection(at)),
      }
    }
  },
})
