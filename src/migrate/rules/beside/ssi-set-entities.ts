import { type Edit, reviewFix, safeFix } from '../../../edit/edit.js'
import { pagesOf, statementsIn } from '../../../site/beside/file.js'
import { ruleOf } from '../../rule.js'

export const ssiSetEntities = ruleOf('answers', {
  id: 'ssi-set-entities',
  title: 'A page sets a variable to text with HTML entities',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_include.html#element.set',
  covers: ['ssi-set-decoding'],
  page: `
In \`<!--#set var="x" value="a &amp;amp; b" -->\`, 2.2 decoded the entities: the variable was \`a & b\`. 2.4 takes the value as it
stands unless \`decoding="entity"\` comes before it, which is added.

2.2 decoded first and put in variables then; 2.4 does it the other way round. So where the value holds a variable the fix is
for review: what the variable brings must not hold entities. Beside a configuration of 2.4 nothing is said.`,
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
        const assumes = 'The variables in the value bring no HTML entities.'
        yield {
          at,
          mark: value,
          message: '2.4 no longer decodes HTML entities in the value of #set; put decoding="entity" before it.',
          fix: value.value.includes('$')
            ? reviewFix('Add decoding="entity"', assumes, edit)
            : safeFix('Add decoding="entity"', edit),
        }
      }
    }
  },
})

const entity = /&(#\d{1,3}|[A-Za-z][A-Za-z0-9]{1,5});/
