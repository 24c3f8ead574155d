import type { ChecklistItem } from '../checklist/checklist.js'
import { type Paint, plain, printable } from './paint.js'

/**
 * The checklist at the end of the text report: one line for each item, and another line if it ends with a command to type. Empty
 * if there are no items.
 */
export function checklistText(items: readonly ChecklistItem[], paint: Paint = plain): string {
  if (items.length === 0) return ''
  const width = String(items.length).length
  const lines = items.map(
    ({ what }, index) =>
      `  ${String(index + 1).padStart(width)}. ${printable(what).replace(commandAtEnd, `:\n${' '.repeat(width + 6)}$1`)}\n`,
  )
  return `${paint('bold', 'Before you start 2.4:')}\n${lines.join('')}\n`
}

/** Matches a command that copies files. It gets its own line, because it is long and must be copied exactly. */
const commandAtEnd = /: `(ssh SERVER [^`]+)`\.$/
