import type { Remark, TextEdit } from './messages.js'

/** Moves remarks to their new places after some edits. A remark that an edit touches is left out. */
export const moveRemarks = (remarks: readonly Remark[], edits: readonly TextEdit[]): readonly Remark[] =>
  edits.reduce((left, edit) => left.flatMap((remark) => movedBy(remark, edit)), remarks)

function movedBy(remark: Remark, { start, end, text }: TextEdit): Remark[] {
  if (remark.end < start) return [remark]
  if (remark.start < end || (remark.start === end && text === '') || start > remark.start) return []
  const by = text.length - (end - start)
  return [{ ...remark, start: remark.start + by, end: remark.end + by }]
}
