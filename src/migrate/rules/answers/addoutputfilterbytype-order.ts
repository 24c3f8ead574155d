import type { Site } from '../../../site/site.js'
import { ruleOf } from '../../rule.js'

export const addoutputfilterbytypeOrder = ruleOf('answers', {
  id: 'addoutputfilterbytype-order',
  title: 'AddOutputFilterByType beside SetOutputFilter',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_filter.html#addoutputfilterbytype',
  fixes: 'none',
  covers: ['addoutputfilterbytype-order'],
  page: `
2.2 ran the filters of AddOutputFilterByType before those of SetOutputFilter, and 2.4 runs them after those, where both change
the content: INCLUDES, SUBSTITUTE, filters of ExtFilterDefine. What SUBSTITUTE looks for by type is then looked for in what the
other filter made of the page.

Name them all in one SetOutputFilter line, in the order that is wanted. There is no fix, since SetOutputFilter is for files of
every type. Nothing is said of DEFLATE, which comes last in either version.`,
  *check(site) {
    if (site.from === '2.4') return
    const others = new Set(site.directives('SetOutputFilter').flatMap(({ args }) => changing(site, args[0]?.value)))
    if (others.size === 0) return
    for (const at of site.directives('AddOutputFilterByType')) {
      const own = changing(site, at.args[0]?.value)
      const other = [...others].find((name) => !own.includes(name))
      if (own.length > 0 && other !== undefined) {
        const message = `2.4 runs ${own.join(';')} by type after SetOutputFilter ${other}, and 2.2 ran it before; where a page goes through both, name them in one SetOutputFilter line.`
        yield { at, message }
      }
    }
  },
})

/** Those that may change the content: of their kind (AP_FTYPE_RESOURCE) each runs in the order in which it is put in. */
const changing = (site: Site, filters = ''): readonly string[] =>
  filters
    .toUpperCase()
    .split(';')
    .filter((name) => name === 'INCLUDES' || name === 'SUBSTITUTE' || site.once(externalFilters).has(name))

const externalFilters = (site: Site) =>
  new Set(site.directives('ExtFilterDefine').map(({ args }) => args[0]?.value.toUpperCase()))
