import { replace, safeFix } from '../../../edit/edit.js'
import { isEvaluablePattern } from '../../../httpd/evaluable-pattern.js'
import { dollarMatchedNewlineIn22 } from '../../../httpd/line-end.js'
import { replacementsOf, replacementWordFor24 } from '../../../models/replacements.js'
import { isLiteral } from '../../../syntax/literal.js'
import { ruleOf } from '../../rule.js'

export const substituteEndOfLine = ruleOf('answers', {
  id: 'substitute-end-of-line',
  title: 'Substitute with $ for the end of a line',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#regexdefaultoptions',
  fixes: 'safe',
  covers: ['default-regex'],
  page: `
## What 2.2 did

In a regular expression, \`$\` matched at the end of a text and before a newline at its end.

## What 2.4 does

Since 2.4.30, it matches only at the very end, so that a newline in a URL cannot evade a pattern. Substitute works on
one line with its newline, so \`s/foo$/bar/\` finds nothing, except in a last line without a newline.

## What the rule does

It writes \`\\Z\`, which means in both versions what \`$\` meant in 2.2.

## When not

If the pattern matches the newline before it reaches \`$\` (\`\\s*$\`), the rule reports nothing. In other directives,
the change affects only requests with an encoded newline. \`RegexDefaultOptions -DOLLAR_ENDONLY\` would undo it for the
whole server.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const at of site.directives('Substitute')) {
      for (const found of replacementsOf(at)) {
        if (!dollarMatchedNewlineIn22(found.pattern ?? '')) continue
        yield {
          at,
          mark: found.word,
          message:
            'In 2.4, `$` no longer matches before a newline, so this pattern matches only in a last line without a newline. Write `\\Z` instead of `$`.',
          fix:
            isLiteral(at) && isEvaluablePattern(found.pattern ?? '')
              ? safeFix('Write \\Z for the end of a line', replace(at, found.word, replacementWordFor24(at, found)))
              : undefined,
        }
      }
    }
  },
})
