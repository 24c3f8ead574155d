import { silencingCommentsWithoutRule } from '../../ignore.js'
import { ruleOf } from '../../rule.js'

export const ignoredRuleUnused = ruleOf('tidy', {
  id: 'ignored-rule-unused',
  title: 'A comment that silences nothing',
  see: 'https://httpd.apache.org/docs/2.4/configuring.html#syntax',
  fixes: 'none',
  page: `
## What 2.4 does

A comment \`# httpd-upgrade-ignore RULE : reason\` silences a rule for the directive or section on the next line. If the
rule finds nothing there, the comment is a leftover: somebody fixed or moved the line, or an empty line separates the
two. It would hide a later problem.

## What the rule does

It reports the comment. It does not remove it, because only its author knows why it is there. A comment that names no
rule also silences nothing, and is a warning.

## When not

If the rule did not run because of \`--only\`, \`--skip\` or the settings, the comment is not reported.`,
  *check(site) {
    for (const file of site.files)
      for (const { at, start, end } of silencingCommentsWithoutRule(file)) {
        const message =
          'This comment names no rule, so it silences nothing; name a rule before the colon, or remove the comment.'
        yield { at, mark: { start, end }, severity: 'warning', message }
      }
  },
  *checkUnused(names) {
    for (const { name, at, start, end } of names) {
      const message = `\`${name}\` finds nothing in the line after this comment, so the name silences nothing; remove it.`
      yield { at, mark: { start, end }, message }
    }
  },
})
