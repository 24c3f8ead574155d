import { escapeOn24, expressionIn } from '../../../httpd/expression.js'
import { answeringModule } from '../../../models/other-requires.js'
import { type Directive, sourceOf } from '../../../syntax/tree.js'
import { failureAt } from '../../failure.js'
import { ruleOf } from '../../rule.js'

export const requireExpression = ruleOf('access', {
  id: 'require-expression',
  title: 'Require names somebody in words that 2.4 takes for an expression',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_authz_user.html',
  covers: ['require-args-expression'],
  page: `
2.2 compared the words after \`Require user\`, \`Require group\` and \`Require ldap-…\` as they are written. 2.4 reads them as
an expression first: \`%{NAME}\` is replaced, or keeps httpd from starting; \`$1\` becomes empty; and a backslash is dropped,
so \`Require user CORP\\jdoe\` asks for \`CORPjdoe\` and nobody gets in.

Write two backslashes where one is meant (four inside the LDAP names and filters that held two), and a backslash before
\`%{\` and \`$1\`. Where nothing has been done for 2.4 yet, two backslashes in a name or a filter of LDAP were two in 2.2, which
let nobody in by it; 2.4 may. A name without a letter, \`""\`, ends the line for 2.4: take it out.

The line is not rewritten here, since its section's access control is often rewritten as a whole.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const at of site.directives('Require')) {
      const kind = at.args[0]?.value.toLowerCase() ?? ''
      if (!/^(user|group|ldap-\w+)$/.test(kind) || answeringModule(at)) continue
      if (at.args.slice(1, -1).some(({ value }) => value === ''))
        yield {
          at,
          message: `2.4 stops at an empty name after Require ${kind} and lets in nobody named behind it; take it out.`,
        }
      const found = expressionIn(wordsOf(at))
      const escaped = found || !site.judgement.isUntouched ? undefined : escapeOn24(kind, wordsOf(at))
      if (escaped) yield { at, message: escapeMessage(kind, escaped) }
      if (!found) continue
      yield {
        at,
        severity: found.unknown ? 'error' : 'warning',
        message: found.unknown
          ? `2.4 reads the words of Require ${kind} as an expression, knows no ${found.text} and ${failureAt(at)}; write \\ before it if it is meant as it stands.`
          : `2.4 reads the words of Require ${kind} as an expression, so ${found.text} does not stand for itself and the line fits nobody; write \\${found.text} instead.`,
      }
    }
  },
})

function escapeMessage(kind: string, found: string): string {
  const meant = found.slice(1)
  const kept = `\\\\${meant === '\\' ? '\\\\' : found}`
  return `2.4 reads the words of Require ${kind} as an expression, in which ${found} is ${meant} alone, where 2.2 took both as they stand. Write ${kept} to go on so, or leave it to let in the users it then names.`
}

/** The text that 2.4 parses: the source after the keyword, quotes and all. */
function wordsOf(at: Directive): string {
  const [, first] = at.args
  const last = at.args.at(-1)
  return first && last ? sourceOf(at.file, { start: first.start, end: last.end }).replace(/\\\r?\n/g, '') : ''
}
