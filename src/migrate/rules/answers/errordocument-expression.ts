import { replace, reviewFix } from '../../../edit/edit.js'
import { escapedForExpression, rejectedOrReplacedPart } from '../../../httpd/expression.js'
import { isLiteral, quoted } from '../../../syntax/literal.js'
import { releaseAssumption } from '../../assumptions.js'
import { failureAt } from '../../failure.js'
import { eachLineOn22, ruleOf } from '../../rule.js'

export const errordocumentExpression = ruleOf('answers', {
  id: 'errordocument-expression',
  title: 'ErrorDocument with text that 2.4 reads as an expression',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#errordocument',
  fixes: 'review',
  covers: ['errordocument-expression'],
  page: `
## What 2.2 did

The text, path or URL was plain text. The word \`default\`, which means httpd's own page, had to be in lower case:
\`Default\` was a text of seven letters.

## What 2.4 does

Since 2.4.13 it is an expression. \`%{NAME}\` is replaced by a variable, and httpd does not start if there is no
variable of that name. \`$1\` becomes empty. A backslash disappears or turns the next letter into a control character. A
plain \`%\` or \`$\` stays. \`Default\` is the keyword.

## What the rule does

It offers to escape these characters with a backslash, for review: versions before 2.4.13 would show the backslashes.`,
  check: eachLineOn22(['ErrorDocument'], (at) => {
    const [, word, ...more] = at.args
    if (!word || more.length > 0 || !isLiteral(at)) return undefined
    const found = rejectedOrReplacedPart(word.value)
    if (found) {
      const does = found.isUnknown
        ? `${failureAt(at)}, because it does not know ${found.text}`
        : `replaces ${found.text}`
      return {
        mark: word,
        severity: found.isUnknown ? 'error' : 'warning',
        message: `2.4 reads the text of ErrorDocument as an expression and ${does}. Write a backslash before ${found.text}, or move the text to a file.`,
        fix: reviewFix(
          'Add backslashes, so that 2.4 reads text',
          [releaseAssumption('2.4.13')],
          replace(at, word, quoted(escapedForExpression(word.value))),
        ),
      }
    } else if (/^default$/i.test(word.value) && word.value !== 'default') {
      return {
        mark: word,
        message: `2.4 shows its own page for ErrorDocument ${word.value}; 2.2 showed the word "${word.value}". Write \`default\` if you want the page of 2.4; otherwise change the text.`,
      }
    }
  }),
})
