import { type Edit, reviewFix, safeFix } from '../../../edit/edit.js'
import { pagesOf, statementsIn } from '../../../site/beside/file.js'
import { ruleOf } from '../../rule.js'

export const ssiSetEntities = ruleOf('answers', {
  id: 'ssi-set-entities',
  title: 'A page sets a variable to text with HTML entities',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_include.html#element.set',
  fixes: 'both',
  covers: ['ssi-set-decoding'],
  page: `
## What 2.2 did

In \`<!--#set var="x" value="a &amp;amp; b" -->\` the entities were decoded: the variable was \`a & b\`.

## What 2.4 does

The value is used as written unless \`decoding="entity"\` comes before it.

## What the rule does

It adds \`decoding="entity"\`. 2.2 decoded first and then filled in variables; 2.4 does it the other way round. So if
the value contains a variable, the fix is for review.

## When not

If the configuration is for 2.4, the rule reports nothing.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const page of pagesOf(site)) {
      for (const at of statementsIn(page)) {
        const value = at.args.find((word) => word.value.startsWith('value='))
        if (
          at.key !== 'set' ||
          !value ||
          !entity.test(value.value) ||
          at.args.some((word) => word.value.startsWith('decoding='))
        )
          continue
        const edit: Edit = { file: page, start: value.start, end: value.start, text: 'decoding="entity" ' }
        const assumes = 'The variables in the value contain no HTML entities.'
        yield {
          at,
          mark: value,
          message: '2.4 does not decode HTML entities in the value of `#set`; put `decoding="entity"` before `value`.',
          fix: value.value.includes('$')
            ? reviewFix('Add decoding="entity"', assumes, edit)
            : safeFix('Add decoding="entity"', edit),
        }
      }
    }
  },
})

const entity = /&(#\d{1,3}|[A-Za-z][A-Za-z0-9]{1,5});/
