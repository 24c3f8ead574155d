import type { ChecklistItem } from '../checklist/checklist.js'
import { type Paint, plain, printable } from './paint.js'

/** The checklist at the end of the report that people read: one line each. Nothing for an empty one. */
export function checklistText(items: readonly ChecklistItem[], paint: Paint = plain): string {
  if (items.length === 0) return ''
  const width = String(items.length).length
  const lines = items.map(({ what }, index) => `  ${String(index + 1).padStart(width)}. ${printable(what)}\n`)
  return `${paint('bold', 'Before you start 2.4:')}\n${lines.join('')}\n`
}
