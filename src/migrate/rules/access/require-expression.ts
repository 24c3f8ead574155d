import { escapeOnlyOn24InRequire, rejectedOrReplacedPart } from '../../../httpd/expression.js'
import { thirdPartyRequireModule } from '../../../models/third-party-requires.js'
import { type Directive, sourceOf } from '../../../syntax/tree.js'
import { failureAt } from '../../failure.js'
import { ruleOf } from '../../rule.js'

export const requireExpression = ruleOf('access', {
  id: 'require-expression',
  title: 'Names in Require lines contain text that 2.4 reads as an expression',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_authz_user.html',
  fixes: 'none',
  covers: ['require-args-expression'],
  page: `
## What 2.2 did

The words after \`Require user\`, \`Require group\` and \`Require ldap-…\` were compared as written.

## What 2.4 does

httpd reads them as an expression. \`%{NAME}\` is replaced, and httpd does not start if there is no such variable. \`$1\`
becomes empty. A backslash disappears: \`Require user CORP\\jdoe\` asks for \`CORPjdoe\`, so nobody gets in. An empty name,
\`""\`, ends the line.

## What the rule does

It reports the line. Write a backslash before \`%{\` and \`$1\`. Write two backslashes for one, and four for two in LDAP
names and filters. Two backslashes in an LDAP name let nobody in on 2.2 and may let somebody in on 2.4. Remove an
empty name. There is no fix, because access-control often rewrites the whole section.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const at of site.directives('Require')) {
      const kind = at.args[0]?.value.toLowerCase() ?? ''
      if (!/^(user|group|ldap-\w+)$/.test(kind) || thirdPartyRequireModule(at)) continue
      if (at.args.slice(1, -1).some(({ value }) => value === ''))
        yield {
          at,
          message: `2.4 stops reading at an empty name after Require ${kind}, so users named after it are refused. Remove the empty name.`,
        }
      const found = rejectedOrReplacedPart(wordsOf(at))
      const escaped = found || !site.judgement.isUntouched ? undefined : escapeOnlyOn24InRequire(kind, wordsOf(at))
      if (escaped) yield { at, message: escapeMessage(kind, escaped) }
      if (!found) continue
      yield {
        at,
        severity: found.isUnknown ? 'error' : 'warning',
        message: found.isUnknown
          ? `2.4 ${failureAt(at)}: it reads Require ${kind} as an expression and does not know ${found.text}. Write \\ before ${found.text} to keep the text.`
          : `2.4 reads Require ${kind} as an expression and replaces ${found.text}, so the line lets nobody in. Write \\${found.text} instead.`,
      }
    }
  },
})

function escapeMessage(kind: string, found: string): string {
  const meant = found.slice(1)
  const kept = `\\\\${meant === '\\' ? '\\\\' : found}`
  return `2.4 reads Require ${kind} as an expression, in which ${found} means ${meant}; 2.2 read ${found} as written. To keep ${found}, write ${kept}. If the names are right as 2.4 reads them, leave the line.`
}

/** The text that 2.4 parses: the source after the keyword, quotes and all. */
function wordsOf(at: Directive): string {
  const [, first] = at.args
  const last = at.args.at(-1)
  return first && last ? sourceOf(at.file, { start: first.start, end: last.end }).replace(/\\\r?\n/g, '') : ''
}
