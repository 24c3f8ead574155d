import { listedPlainly } from '../../../base/listed.js'
import { fixCountingOn, insertBefore } from '../../../edit/edit.js'
import { type NestedFilter, nestedFilters } from '../../../models/type-filters.js'
import { where } from '../../assumptions.js'
import { type Hit, ruleOf } from '../../rule.js'

export const addoutputfilterbytypeNested = ruleOf('answers', {
  id: 'addoutputfilterbytype-nested',
  title: 'AddOutputFilterByType for one filter, outside a section and in it',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_filter.html#addoutputfilterbytype',
  fixes: 'both',
  covers: ['addoutputfilterbytype-scope', 'filter-inheritance'],
  page: `
Where AddOutputFilterByType names the same filter for the whole server and again in a section, 2.2 added the types up, and the filter ran once. The same goes for a folder and one below it, and for .htaccess. In 2.4 the directive belongs to mod_filter, and
the inner lines **replace** the outer types for that filter. The filter is also put in place twice, so that it runs twice on
the types of the inner lines.

Running twice does no harm to DEFLATE, which leaves alone what is compressed. There the missing types are added to the inner
section. For other filters (SUBSTITUTE, INCLUDES) nothing is changed: name the filter in one place only.

Otherwise AddOutputFilterByType works as before, for CGI scripts and proxied content too; 2.4 also applies it to content whose
type is known late, which 2.2 could miss.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const found of nestedFilters(site)) {
      const hit = isHarmlessTwice(found.filter) ? missed(found) : twice(found)
      if (hit) yield hit
    }
  },
})

const isHarmlessTwice = (filter: string) => /^deflate$/i.test(filter)

function missed({ filter, lines, outerLines, missing }: NestedFilter): Hit | undefined {
  const [at] = lines
  if (!at || missing.length === 0) return undefined
  const edit = insertBefore(at, [`AddOutputFilterByType ${filter} ${missing.join(' ')}`])
  const from = outerLines.find((line) => line.file !== at.file)?.file.path
  const name = `addoutputfilterbytype-nested:${from}`
  const inForce = where(from !== undefined, name, `What ${from} sets is in force here.`)
  const fix = fixCountingOn('Name the types from outside too', inForce, edit)
  return {
    at,
    message: `2.4 applies ${filter} here only to the types that are named here, 2.2 also to those named outside (${listedPlainly(missing)}); name them here too.`,
    fix,
  }
}

function twice({ filter, lines }: NestedFilter): Hit | undefined {
  const [at] = lines
  return (
    at && {
      at,
      message: `2.4 runs ${filter} twice on the types that are named here, as it is named outside too, and not at all on other types; name it in one place only.`,
    }
  )
}
