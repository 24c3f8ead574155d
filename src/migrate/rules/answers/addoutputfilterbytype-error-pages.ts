import type { Site } from '../../../site/site.js'
import type { Directive } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const addoutputfilterbytypeErrorPages = ruleOf('answers', {
  id: 'addoutputfilterbytype-error-pages',
  title: 'AddOutputFilterByType beside error pages of the own server',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_filter.html#addoutputfilterbytype',
  fixes: 'none',
  covers: ['addoutputfilterbytype-error-pages'],
  page: `
In 2.2 a page that ErrorDocument names went through the filters of AddOutputFilterByType as any other page. In 2.4 it does not:
SSI directives in it arrive as they are written, and Substitute leaves it alone. SetOutputFilter and AddOutputFilter still reach
error pages.

Name the filter for these pages in that way too, such as \`SetOutputFilter INCLUDES\` in a \`<Files>\` section for them. There is no
fix, since which pages have need of the filter cannot be seen here. Nothing is said of DEFLATE: without it the page arrives
uncompressed, and is the same.`,
  *check(site) {
    if (site.from === '2.4') return
    const [page] = site.directives('ErrorDocument').flatMap((line) => localPage(line) ?? [])
    if (page === undefined) return
    for (const at of site.directives('AddOutputFilterByType')) {
      const filters = (at.args[0]?.value ?? '').split(';').filter((name) => !isHarmless(name))
      if (filters.length > 0 && !isNamedOtherwise(site, filters))
        yield { at, message: messageFor(filters.join(';'), page) }
    }
  },
})

const messageFor = (filters: string, page: string): string =>
  `2.4 does not run ${filters} on error pages such as ${page} by their type, so they arrive as they are on disk. If they need it, say SetOutputFilter ${filters} for them.`

/** A page without it is the same. */
const isHarmless = (filter: string): boolean => /^(deflate|content_length|)$/i.test(filter)

/** Whether the same filters are set by another line, which may be that for the pages. */
const isNamedOtherwise = (site: Site, filters: readonly string[]): boolean =>
  site
    .directives('SetOutputFilter', 'AddOutputFilter')
    .some(({ args }) => filters.every((name) => args[0]?.value.toLowerCase().split(';').includes(name.toLowerCase())))

/** The URL of a page that the server itself answers with. */
const localPage = ({ args }: Directive): string | undefined => {
  const target = args[1]?.value ?? ''
  return target.startsWith('/') ? target : undefined
}
