import { replace, reviewFix } from '../../../edit/edit.js'
import { rewriteWords } from '../../../httpd/rewrite-words.js'
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
In 2.4, \`RewriteCond expr\` takes the second argument for an expression, and httpd does not start if it is none. To 2.2 \`expr\` was
a text like any other: the pattern was matched against these four letters, with the same outcome for every request.

The rule offers to write \`\\expr\`, which is the same text without the special meaning. It is for review, since an expression was
most likely meant: then the line is right as it is, and starts to work in 2.4.`,
  check: eachLineOn22(['RewriteCond'], (at) => {
    const word = at.args[0]
    if (!word?.value.toLowerCase().includes('expr')) return undefined
    const words = rewriteWords(at)
    if (words?.first.toLowerCase() !== 'expr') return undefined
    const refused = isLiteral(at) && !mayBeExpression.test(words.second)
    const start = word.end - (word.end - word.start > 'expr'.length ? 5 : 4)
    return {
      mark: word,
      severity: refused ? 'error' : undefined,
      message: refused
        ? `2.4 reads what follows \`RewriteCond expr\` as an expression and ${failureAt(at)}, since it is none; 2.2 matched the word expr itself.`
        : '2.4 reads what follows `RewriteCond expr` as an expression, where 2.2 matched the word expr itself; keep the line if an expression is meant.',
      fix: reviewFix(
        'Keep it a text',
        'The condition is meant to test the word expr, as 2.2 did.',
        replace(at, { start, end: start }, '\\'),
      ),
    }
  }),
})

/** It compares something, or asks with a word such as -f, or is always or never true (server/util_expr_parse.y). */
const mayBeExpression = /[=<>]|(^|[\s(!])-[a-z]|^\s*(true|false)\s*$/i
