import { type Fix, replace, reviewFix } from '../../../edit/edit.js'
import { escapedForExpression, rejectedOrReplacedPart } from '../../../httpd/expression.js'
import { type Directive, sourceOf } from '../../../syntax/tree.js'
import { releaseAssumption } from '../../assumptions.js'
import { failureAt } from '../../failure.js'
import { eachLineOn22, ruleOf } from '../../rule.js'

export const authNameExpression = ruleOf('access', {
  id: 'auth-name-expression',
  title: 'AuthName or AuthType contains text that 2.4 reads as an expression',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_authn_core.html#authname',
  fixes: 'review',
  covers: ['authname-authtype-expression'],
  page: `
## What 2.2 did

The realm was plain text.

## What 2.4 does

Since 2.4.55, AuthName and AuthType are expressions. \`%{NAME}\` is replaced by a variable, and httpd does not start if
there is no variable of that name. \`$1\` becomes empty. A backslash disappears or turns the next letter into a control
character. A plain \`%\` or \`$\` stays.

If the realm changes, browsers ask for the password again, and the lines of a digest password file no longer match.

## What the rule does

It offers to escape the characters, so that the realm stays the same. The fix is for review because versions before
2.4.55 would send the backslashes.`,
  check: eachLineOn22(['AuthName', 'AuthType'], (at) => {
    const [word, ...others] = at.args
    const found = word && others.length === 0 ? rejectedOrReplacedPart(word.value) : undefined
    if (!word || !found) return undefined
    return {
      mark: word,
      severity: found.isUnknown ? 'error' : 'warning',
      message: found.isUnknown
        ? `2.4 ${failureAt(at)}: it reads ${at.name.value} as an expression and does not know ${found.text}. Write a backslash before ${found.text}, or change the text.`
        : `2.4 reads ${at.name.value} as an expression and replaces ${found.text}. Write a backslash before ${found.text}, or change the text.`,
      fix: escaped(at),
    }
  }),
})

function escaped(at: Directive): Fix | undefined {
  const word = at.args[0]
  const source = word ? sourceOf(at.file, word) : ''
  if (!word || source.includes('\n')) return undefined
  const text = inQuotesOf(source, escapedForExpression(word.value))
  return reviewFix('Add backslashes, so that 2.4 reads text', [releaseAssumption('2.4.55')], replace(at, word, text))
}

/** Writes the value in the same quotes as in the source, or in none. */
function inQuotesOf(source: string, value: string): string {
  const quote = /^["']/.exec(source)?.[0]
  if (!quote) return value.replaceAll('\\', '\\\\')
  return quote + value.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote
}
