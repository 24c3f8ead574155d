import { commaList } from '../../../base/list-text.js'
import { fixWithAssumptions, insertBefore } from '../../../edit/edit.js'
import { filtersNestedByType, type NestedFilter } from '../../../models/type-filters.js'
import { assumptionIf } from '../../assumptions.js'
import { type Hit, ruleOf } from '../../rule.js'

export const addoutputfilterbytypeNested = ruleOf('answers', {
  id: 'addoutputfilterbytype-nested',
  title: 'AddOutputFilterByType in a section replaces the outer types',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_filter.html#addoutputfilterbytype',
  fixes: 'both',
  covers: ['addoutputfilterbytype-scope', 'filter-inheritance'],
  page: `
## What 2.2 did

httpd combined the types for a filter from outer and inner sections, and ran the filter once. This includes folders
inside folders, and \`.htaccess\`.

## What 2.4 does

The inner lines **replace** the outer types for that filter. The filter also runs twice on the types of the inner
lines. On the other hand it reaches content whose type is known late, which 2.2 could miss.

## What the rule does

For DEFLATE, it adds the missing types to the inner section; running twice does no harm there. For other filters
(SUBSTITUTE, INCLUDES) it only reports the line: name the filter in one place.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const found of filtersNestedByType(site)) {
      const hit = isHarmlessTwice(found.filter) ? missed(found) : twice(found)
      if (hit) yield hit
    }
  },
})

const isHarmlessTwice = (filter: string) => /^deflate$/i.test(filter)

function missed({ filter, lines, outerLines, missingTypes }: NestedFilter): Hit | undefined {
  const [at] = lines
  if (!at || missingTypes.length === 0) return undefined
  const edit = insertBefore(at, [`AddOutputFilterByType ${filter} ${missingTypes.join(' ')}`])
  const from = outerLines.find((line) => line.file !== at.file)?.file.path
  const name = `addoutputfilterbytype-nested:${from}`
  const inForce = assumptionIf(
    from !== undefined,
    name,
    `The AddOutputFilterByType lines in ${from} apply to this section too.`,
  )
  const fix = fixWithAssumptions('Add the types of the outer section', inForce, edit)
  return {
    at,
    message: `2.4 applies ${filter} here only to the types named here; 2.2 also applied it to the types named outside this section (${commaList(missingTypes)}). Name those types here too.`,
    fix,
  }
}

function twice({ filter, lines }: NestedFilter): Hit | undefined {
  const [at] = lines
  return (
    at && {
      at,
      message: `2.4 runs ${filter} twice on the types named here, and not on the types named only outside this section. Name ${filter} only here or only outside this section.`,
    }
  )
}
