import { replace, reviewFix } from '../../../edit/edit.js'
import { wordsOfRewriteLine } from '../../../httpd/rewrite-words.js'
import { isLiteral } from '../../../syntax/literal.js'
import { failureAt } from '../../failure.js'
import { eachLineOn22, ruleOf } from '../../rule.js'

export const rewritecondExpr = ruleOf('answers', {
  id: 'rewritecond-expr',
  title: 'RewriteCond that tests the word expr',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html#rewritecond',
  fixes: 'review',
  covers: ['rewritecond-expr'],
  page: `
## What 2.2 did

\`expr\` as the first argument of RewriteCond was ordinary text. The pattern was matched against these four letters,
with the same result for every request.

## What 2.4 does

The second argument is an expression, and httpd does not start if it is not a valid one.

## What the rule does

It offers \`\\expr\`, the same text without the special meaning. The fix is for review, because an expression was most
likely meant. Then the line is right, and starts to work in 2.4.`,
  check: eachLineOn22(['RewriteCond'], (at) => {
    const word = at.args[0]
    if (!word?.value.toLowerCase().includes('expr')) return undefined
    const words = wordsOfRewriteLine(at)
    if (words?.first.toLowerCase() !== 'expr') return undefined
    const refused = isLiteral(at) && !mayBeExpression.test(words.second)
    const start = word.end - (word.end - word.start > 'expr'.length ? 5 : 4)
    return {
      mark: word,
      severity: refused ? 'error' : undefined,
      message: refused
        ? `2.4 ${failureAt(at)}: the text after \`RewriteCond expr\` is not a valid expression. 2.2 matched the word \`expr\` itself. To match the word, write \`\\expr\`.`
        : '2.4 reads the text after `RewriteCond expr` as an expression; 2.2 matched the word `expr` itself. Keep the line if you mean an expression. To match the word, write `\\expr`.',
      fix: reviewFix(
        'Write \\expr, which matches the word itself',
        'The condition should test the word expr, as 2.2 did.',
        replace(at, { start, end: start }, '\\'),
      ),
    }
  }),
})

/** Matches a text with a comparison, an operator such as -f, or `true` or `false` (server/util_expr_parse.y). */
const mayBeExpression = /[=<>]|(^|[\s(!])-[a-z]|^\s*(true|false)\s*$/i
