import { listText } from '../../../base/list-text.js'
import type { Site } from '../../../site/site.js'
import type { Directive } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const addoutputfilterbytypeErrorPages = ruleOf('answers', {
  id: 'addoutputfilterbytype-error-pages',
  title: 'AddOutputFilterByType does not filter local error pages',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_filter.html#addoutputfilterbytype',
  fixes: 'none',
  covers: ['addoutputfilterbytype-error-pages'],
  page: `
## What 2.2 did

Error pages named by ErrorDocument went through the filters of AddOutputFilterByType.

## What 2.4 does

Error pages do not go through these filters: SSI directives arrive unprocessed, and Substitute changes nothing.
SetOutputFilter and AddOutputFilter still work.

## What the rule does

It reports the line. Add the filter with one of these directives too, for example \`SetOutputFilter INCLUDES\` in a
\`<Files>\` section for these pages. You know which pages need it.

## When not

If the filter is DEFLATE, the rule reports nothing: without it, a page is only uncompressed.`,
  *check(site) {
    if (site.from === '2.4') return
    const [page] = site.directives('ErrorDocument').flatMap((line) => localPage(line) ?? [])
    if (page === undefined) return
    for (const at of site.directives('AddOutputFilterByType')) {
      const filters = (at.args[0]?.value ?? '').split(';').filter((name) => !isHarmless(name))
      if (filters.length > 0 && !isNamedOtherwise(site, filters)) yield { at, message: messageFor(filters, page) }
    }
  },
})

function messageFor(filters: readonly string[], page: string): string {
  const which = filters.length === 1 ? 'filter' : 'filters'
  return `2.4 sends error pages such as ${page} without the ${which} ${listText(filters)}. If error pages need the ${which}, add \`SetOutputFilter ${filters.join(';')}\` for these pages.`
}

/** Whether httpd's built-in error pages mean the same without this filter. */
const isHarmless = (filter: string): boolean => /^(deflate|content_length|)$/i.test(filter)

/** Whether another line sets the same filters, possibly for the error pages. */
const isNamedOtherwise = (site: Site, filters: readonly string[]): boolean =>
  site
    .directives('SetOutputFilter', 'AddOutputFilter')
    .some(({ args }) => filters.every((name) => args[0]?.value.toLowerCase().split(';').includes(name.toLowerCase())))

/** The URL of a page of the server itself; undefined for a text or another server's page. */
const localPage = ({ args }: Directive): string | undefined => {
  const target = args[1]?.value ?? ''
  return target.startsWith('/') ? target : undefined
}
