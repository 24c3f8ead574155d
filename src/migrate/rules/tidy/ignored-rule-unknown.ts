import { nearestName } from '../../../base/nearest-name.js'
import { replace, reviewFix } from '../../../edit/edit.js'
import { ruleNamesToIgnore } from '../../ignore.js'
import { ruleOf } from '../../rule.js'
import { ruleNames } from '../../rule-names.js'

export const ignoredRuleUnknown = ruleOf('tidy', {
  id: 'ignored-rule-unknown',
  title: 'A comment silences a rule that does not exist',
  severity: 'warning',
  see: 'https://httpd.apache.org/docs/2.4/configuring.html#syntax',
  fixes: 'review',
  page: `
## What 2.4 does

A comment \`# httpd-upgrade-ignore RULE : reason\` silences a rule for the next directive or section. If there is no
rule of that name, the comment silences nothing, and its author may not notice.

## What the rule does

It suggests the rule with the most similar name. \`httpd-upgrade rules\` lists them all.`,
  *check(site) {
    for (const file of site.files) {
      for (const { name, at, start, end } of ruleNamesToIgnore(file)) {
        if (ruleNames.includes(name.toLowerCase())) continue
        const meant = nearestName(name, ruleNames)
        const mark = { start, end }
        const advice = meant
          ? `did you mean \`${meant}\`?`
          : 'correct or remove the name (`httpd-upgrade rules` lists all names).'
        const message = `There is no rule \`${name}\`, so this comment silences nothing; ${advice}`
        if (!meant) yield { at, mark, message }
        else {
          const sentence = `The comment is meant to silence ${meant}.`
          const assumes = [{ name: `ignored-rule-unknown:${meant}`, sentence }]
          yield { at, mark, message, fix: reviewFix(`Write ${meant}`, assumes, replace(at, mark, meant)) }
        }
      }
    }
  },
})
