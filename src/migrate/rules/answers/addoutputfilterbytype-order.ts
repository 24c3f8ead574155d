import type { Site } from '../../../site/site.js'
import { ruleOf } from '../../rule.js'

export const addoutputfilterbytypeOrder = ruleOf('answers', {
  id: 'addoutputfilterbytype-order',
  title: 'AddOutputFilterByType runs after SetOutputFilter',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_filter.html#addoutputfilterbytype',
  fixes: 'none',
  covers: ['addoutputfilterbytype-order'],
  page: `
## What 2.2 did

The filters of AddOutputFilterByType ran before those of SetOutputFilter.

## What 2.4 does

They run after those of SetOutputFilter if both change the content: INCLUDES, SUBSTITUTE, filters of ExtFilterDefine.
SUBSTITUTE then searches the output of the other filter.

## What the rule does

It reports the line. Name all filters in one SetOutputFilter line, in the order you want. There is no fix, because
SetOutputFilter applies to files of every type.

## When not

If the filter is DEFLATE, the rule reports nothing: it comes last in both versions.`,
  *check(site) {
    if (site.from === '2.4') return
    const others = new Set(site.directives('SetOutputFilter').flatMap(({ args }) => changing(site, args[0]?.value)))
    if (others.size === 0) return
    for (const at of site.directives('AddOutputFilterByType')) {
      const own = changing(site, at.args[0]?.value)
      const other = [...others].find((name) => !own.includes(name))
      if (own.length > 0 && other !== undefined) {
        const message = `2.4 runs ${own.join(';')} after SetOutputFilter ${other}; 2.2 ran ${own.join(';')} first. If a page goes through both filters, name both in one SetOutputFilter line, in the right order.`
        yield { at, message }
      }
    }
  },
})

/** Filters that may change the content; filters of that kind (AP_FTYPE_RESOURCE) run in the order of insertion. */
const changing = (site: Site, filters = ''): readonly string[] =>
  filters
    .toUpperCase()
    .split(';')
    .filter((name) => name === 'INCLUDES' || name === 'SUBSTITUTE' || site.once(externalFilters).has(name))

const externalFilters = (site: Site) =>
  new Set(site.directives('ExtFilterDefine').map(({ args }) => args[0]?.value.toUpperCase()))
