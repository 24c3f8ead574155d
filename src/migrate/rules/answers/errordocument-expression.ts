import { replace, reviewFix } from '../../../edit/edit.js'
import { escapedForExpression, expressionIn } from '../../../httpd/expression.js'
import { isLiteral, quoted } from '../../../syntax/literal.js'
import { release } from '../../assumptions.js'
import { failureAt } from '../../failure.js'
import { eachLineOn22, ruleOf } from '../../rule.js'

export const errordocumentExpression = ruleOf('answers', {
  id: 'errordocument-expression',
  title: 'ErrorDocument with text that 2.4 takes for an expression',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#errordocument',
  fixes: 'review',
  covers: ['errordocument-expression'],
  page: `
To 2.2 the text, path or URL of an ErrorDocument was plain text. Since 2.4.13 it is an expression: \`%{NAME}\` is replaced by a
variable, or keeps httpd from starting where there is none of that name. \`$1\` becomes empty. A backslash is dropped, or
makes a control character of the letter after it. A plain \`%\` or \`$\` stays.

The rule offers to escape these characters with a backslash. That is for review because a 2.4 before 2.4.13 would show the
backslashes.

The word \`default\`, which stands for httpd's own page, had to be in lower case in 2.2. \`Default\` was a text of seven letters
then and is the keyword now.`,
  check: eachLineOn22(['ErrorDocument'], (at) => {
    const [, word, ...more] = at.args
    if (!word || more.length > 0 || !isLiteral(at)) return undefined
    const found = expressionIn(word.value)
    if (found) {
      const does = found.unknown
        ? `knows no ${found.text} and ${failureAt(at)}`
        : `does not show ${found.text} as it is written`
      return {
        mark: word,
        severity: found.unknown ? 'error' : 'warning',
        message: `2.4 reads the text of ErrorDocument as an expression, and ${does}; escape it with a backslash, or move the text to a file.`,
        fix: reviewFix(
          'Escape what 2.4 would replace',
          [release('2.4.13')],
          replace(at, word, quoted(escapedForExpression(word.value))),
        ),
      }
    } else if (/^default$/i.test(word.value) && word.value !== 'default') {
      return {
        mark: word,
        message: `2.4 shows its own page for ErrorDocument ${word.value}, where 2.2 showed the word "${word.value}"; write default if that is what you want, or another text.`,
      }
    }
  }),
})
