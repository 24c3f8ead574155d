import type { Diagnostic } from '@codemirror/lint'
import type { EditorState } from '@codemirror/state'
import type { Severity } from '../../migrate/rule.js'
import type { ShownFix, ShownLocation } from '../engine/reply.js'
import { element, withCodeElements } from '../view/element.js'

/** A finding at its place, with the actions to apply or skip its fix. */
export interface FindingMark {
  readonly place: ShownLocation
  readonly severity: Severity
  readonly message: string
  readonly rule: string
  readonly fix: ShownFix | undefined
  readonly isTaken: boolean
  decide(taken: boolean): void
}

/** The number of marks in one file, at most. More would slow down typing. */
const most = 2000

export const diagnosticsFor = (state: EditorState, findings: readonly FindingMark[]): Diagnostic[] =>
  findings.slice(0, most).map((one) => {
    const from = offsetOf(state, one.place.line, one.place.column)
    const to = Math.max(from, offsetOf(state, one.place.endLine, one.place.endColumn))
    return {
      from,
      to,
      severity: one.severity,
      source: one.rule,
      message: one.message,
      renderMessage: () => messageOf(one),
      actions: one.fix
        ? [{ name: one.isTaken ? 'Undo the fix' : 'Accept the fix', apply: () => one.decide(!one.isTaken) }]
        : [],
    }
  })

/** The offset of a place. The text may have changed since the check, so a place that no longer exists becomes the nearest one. */
function offsetOf({ doc }: EditorState, line: number, column: number): number {
  const { from, to } = doc.line(Math.min(line, doc.lines))
  return Math.min(from + column - 1, to)
}

function messageOf({ message, fix, isTaken }: FindingMark): HTMLElement {
  const lines = [element('div', {}, ...withCodeElements(message))]
  if (fix) lines.push(element('div', { class: 'fix' }, `${isTaken ? 'Fixed: ' : 'Fix: '}${fix.title}`))
  if (fix?.assumes) lines.push(element('div', { class: 'assumes' }, `Only if: ${fix.assumes}`))
  return element('div', {}, ...lines)
}
