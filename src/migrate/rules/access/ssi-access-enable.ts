import { removeLine, reviewFix, safeFix } from '../../../edit/edit.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive } from '../../../syntax/tree.js'
import { failureAt } from '../../failure.js'
import { eachLine, type Hit, ruleOf } from '../../rule.js'

export const ssiAccessEnable = ruleOf('access', {
  id: 'ssi-access-enable',
  title: 'SSIAccessEnable is gone',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/expr.html',
  covers: ['ssi-access-enable'],
  page: `
In 2.2 a page could ask with \`-A\` in an \`#if\` whether a URL may be seen, if SSIAccessEnable was on. (2.2's manual called
it SSIEnableAccess, a name that no server knew.) In 2.4 every page can, and 2.4 does not start with the directive.

\`SSIAccessEnable on\` is removed safely. With \`off\`, 2.2 took \`-A\` for ordinary text, so the removal is for review.`,
  check: eachLine(['SSIAccessEnable'], (at) => hit(at)),
})

function hit(at: Directive): Hit {
  const on = isLiteral(at) && at.args[0]?.value.toLowerCase() === 'on'
  const removal = removeLine(at)
  return {
    at,
    message: `2.4 has no SSIAccessEnable and ${failureAt(at)} with it; remove it, every page may use -A in an #if${on ? '' : ' now'}.`,
    fix: on
      ? safeFix('Remove SSIAccessEnable', removal)
      : reviewFix('Remove SSIAccessEnable', 'No page has the word -A in an #if or #elif.', removal),
  }
}
