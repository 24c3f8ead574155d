import { type Fix, fixCountingOn, replace } from '../../../edit/edit.js'
import { type Dispatch, dispatchIn24, expressionWord } from '../../../models/filter-dispatch.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive } from '../../../syntax/tree.js'
import { where } from '../../assumptions.js'
import { failureAt } from '../../failure.js'
import { eachLine, ruleOf } from '../../rule.js'

export const filterprovider = ruleOf('starts', {
  id: 'filterprovider',
  title: 'FilterProvider in the form of 2.2',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_filter.html#filterprovider',
  covers: ['filterprovider'],
  page: `
In 2.2, FilterProvider took four words. The last two said when the filter is used: what to look at (\`resp=Content-Type\`,
\`req=\`, \`env=\`) and what it must be (\`$text/\`, \`/regex/i\`, \`!word\`, \`>100\`). 2.4 takes three words, the last of them an expression,
and does not start with four.

The rule writes an expression with the same meaning. Where the header or variable might be set but empty, which 2.2 told from
one that is not set and an expression cannot, the fix is for review. There is none for \`handler\`: \`%{HANDLER}\` is not the same
where a request has no handler of its own.`,
  check: eachLine(['FilterProvider'], (at) => {
    const [, , source, match, ...more] = at.args
    if (!source || !match || more.length > 0) return undefined
    const dispatch = isLiteral(at) ? dispatchIn24(source.value, match.value) : undefined
    const cure = dispatch
      ? `write the condition as the expression ${dispatch.expression}`
      : 'write the last two as one expression'
    return {
      message: `2.4 ${failureAt(at)} with the four words of this FilterProvider; ${cure}.`,
      fix: dispatch ? fixOf(at, dispatch, source.value) : undefined,
    }
  }),
})

function fixOf(at: Directive, dispatch: Dispatch, source: string): Fix {
  const [from, to] = at.args.slice(2)
  const edit = replace(at, { start: from?.start ?? at.end, end: to?.end ?? at.end }, expressionWord(dispatch))
  const title = 'Write the condition as an expression'
  const sentence = `What ${source} names is never set to an empty value.`
  return fixCountingOn(title, where(dispatch.emptyDiffers, `filterprovider:${source}`, sentence), edit)
}
