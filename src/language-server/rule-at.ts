import type { SiteCheck } from './check.js'
import type { QueryAnswers, TextPosition } from './messages.js'
import { positionConverter } from './text-positions.js'

/** The pages of the rules with a finding at this place, as Markdown. */
export function rulePagesAt(check: SiteCheck, path: string, at: TextPosition): QueryAnswers['page'] {
  const file = check.files.get(path)
  if (!file) return undefined
  const places = positionConverter(file)
  const offset = places.offset(at)
  const found = check.findings.filter(
    ({ file: one, range }) => one === file && range.start <= offset && offset <= range.end,
  )
  const [first] = found
  if (!first) return undefined
  const pages = [...new Set(found.map(({ rule }) => rule))].map(
    ({ id, title, page, see }) => `### ${id}: ${title}\n\n${page.trim()}\n\n[The manual of httpd](${see})`,
  )
  return { text: pages.join('\n\n---\n\n'), range: places.span(first.range) }
}
