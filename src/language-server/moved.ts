import type { Remark, TextEdit } from './messages.js'

/** What was said of a text, where it is after some edits; what they touch is left out, for nobody knows if it still holds. */
export const movedRemarks = (remarks: readonly Remark[], edits: readonly TextEdit[]): readonly Remark[] =>
  edits.reduce((left, edit) => left.flatMap((remark) => movedBy(remark, edit)), remarks)

function movedBy(remark: Remark, { start, end, text }: TextEdit): Remark[] {
  if (remark.end < start) return [remark]
  if (remark.start < end || (remark.start === end && text === '') || start > remark.start) return []
  const by = text.length - (end - start)
  return [{ ...remark, start: remark.start + by, end: remark.end + by }]
}
