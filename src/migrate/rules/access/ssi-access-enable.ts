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
  fixes: 'both',
  covers: ['ssi-access-enable'],
  page: `
## What 2.2 did

With SSIAccessEnable on, a page could test with \`-A\` in an \`#if\` whether a URL is accessible. (The manual called it
SSIEnableAccess, a name that no server knew.)

## What 2.4 does

Every page can use \`-A\`. httpd refuses to start because of the directive.

## What the rule does

It removes the line. With \`off\`, 2.2 read \`-A\` as ordinary text, so removing that line is for review.`,
  check: eachLine(['SSIAccessEnable'], (at) => hit(at)),
})

function hit(at: Directive): Hit {
  const on = isLiteral(at) && at.args[0]?.value.toLowerCase() === 'on'
  const removal = removeLine(at)
  return {
    at,
    message: `2.4 has no SSIAccessEnable and ${failureAt(at)} because of this line. Remove the line; every page can${on ? '' : ' now'} use \`-A\` in an \`#if\`.`,
    fix: on
      ? safeFix('Remove SSIAccessEnable', removal)
      : reviewFix('Remove SSIAccessEnable', 'No page uses -A in an #if or #elif.', removal),
  }
}
