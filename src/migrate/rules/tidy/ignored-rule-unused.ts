import { namelessComments } from '../../ignore.js'
import { ruleOf } from '../../rule.js'

export const ignoredRuleUnused = ruleOf('tidy', {
  id: 'ignored-rule-unused',
  title: 'A comment that silences nothing',
  see: 'https://httpd.apache.org/docs/2.4/configuring.html#syntax',
  page: `
A comment \`# httpd-upgrade-ignore RULE : reason\` silences a rule for the directive or section on the next line. Where the
rule has nothing to say there, the comment is left over: the line was mended or moved, or an empty line parts the two. It would
hide what comes there later.

The rule is silent about rules that were not asked, by \`--only\`, \`--skip\` or the settings. It removes no comment: whoever
wrote it knows why. A comment that names no rule silences nothing either, and is a warning.`,
  *check(site) {
    for (const file of site.files)
      for (const { at, start, end } of namelessComments(file)) {
        const message = 'This comment names no rule, so it silences nothing; name one before the colon, or remove it.'
        yield { at, mark: { start, end }, severity: 'warning', message }
      }
  },
  *checkUnused(names) {
    for (const { name, at, start, end } of names) {
      const message = `\`${name}\` has nothing to say of what follows this comment, which silences nothing; remove it.`
      yield { at, mark: { start, end }, message }
    }
  },
})
