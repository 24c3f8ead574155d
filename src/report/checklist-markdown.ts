import { commaList } from '../base/list-text.js'
import type { ChecklistItem } from '../checklist/checklist.js'
import { fileAndLine } from '../syntax/file-and-line.js'
import { inlineCode, markdownSentence } from './markdown-text.js'

/** The checklist as Markdown, with boxes to tick; empty without items. */
export const checklistMarkdown = (items: readonly ChecklistItem[]): string => section(items, '- [ ] ')

/** The checklist as Markdown, with plain bullets; empty without items. */
export const checklistBullets = (items: readonly ChecklistItem[]): string => section(items, '- ')

const section = (items: readonly ChecklistItem[], bullet: string): string =>
  items.length === 0
    ? ''
    : `### Before you start 2.4\n\n${items.map((item) => `${bullet}${checklistItemMarkdown(item)}`).join('')}`

/** One item as Markdown: the task, the reason, and the lines that make the task necessary. */
export function checklistItemMarkdown({ what, why, see, places }: ChecklistItem): string {
  const each = [...new Map(places.map((place) => [`${place.file.path} ${place.name.start}`, place])).values()]
  const named = commaList(each.map((place) => inlineCode(fileAndLine(place))))
  return `${markdownSentence(what)} ${markdownSentence(why)} ([manual](${see}))${named ? `  \n  ${named}` : ''}\n`
}
