import { type Fix, fixWithAssumptions, replace } from '../../../edit/edit.js'
import { type DispatchExpression, dispatchExpressionFor, expressionWord } from '../../../models/filter-dispatch.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive } from '../../../syntax/tree.js'
import { assumptionIf } from '../../assumptions.js'
import { failureAt } from '../../failure.js'
import { eachLine, ruleOf } from '../../rule.js'

export const filterprovider = ruleOf('starts', {
  id: 'filterprovider',
  title: 'FilterProvider with four arguments',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_filter.html#filterprovider',
  fixes: 'both',
  covers: ['filterprovider'],
  page: `
## What 2.2 did

FilterProvider had four arguments. The last two chose when to use the filter: what to look at (\`resp=Content-Type\`,
\`req=\`, \`env=\`) and its value (\`$text/\`, \`/regex/i\`, \`!word\`, \`>100\`).

## What 2.4 does

FilterProvider has three arguments, the last of them an expression. httpd does not start with four.

## What the rule does

It writes an expression with the same meaning. The fix is for review if the header or variable might be set but empty:
2.2 distinguished that from one that is not set; an expression cannot.

## When not

If the third argument is \`handler\`, there is no fix: \`%{HANDLER}\` differs for requests without a handler of their
own.`,
  check: eachLine(['FilterProvider'], (at) => {
    const [, , source, match, ...more] = at.args
    if (!source || !match || more.length > 0) return undefined
    const dispatch = isLiteral(at) ? dispatchExpressionFor(source.value, match.value) : undefined
    const cure = dispatch
      ? `write the condition as the expression ${dispatch.expression}`
      : 'write the last two arguments as one expression'
    return {
      message: `2.4 ${failureAt(at)} because FilterProvider takes three arguments, not four; ${cure}.`,
      fix: dispatch ? fixOf(at, dispatch, source.value) : undefined,
    }
  }),
})

function fixOf(at: Directive, dispatch: DispatchExpression, source: string): Fix {
  const [from, to] = at.args.slice(2)
  const edit = replace(at, { start: from?.start ?? at.end, end: to?.end ?? at.end }, expressionWord(dispatch))
  const title = 'Write the condition as an expression'
  const sentence = neverEmpty(source)
  return fixWithAssumptions(title, assumptionIf(dispatch.emptyDiffers, `filterprovider:${source}`, sentence), edit)
}

function neverEmpty(source: string): string {
  const [, table = 'resp', name = source] = /^(env|req|resp)=(.*)$/i.exec(source) ?? []
  if (/^env$/i.test(table)) return `The variable ${name} is never set to an empty value.`
  return /^req$/i.test(table) ? `No client sends an empty ${name} header.` : `No response has an empty ${name} header.`
}
