import type { EditorFile, TextEdit } from './messages.js'

/** The files that are open in the editor, by their paths. Their texts replace those on the disk. */
export type OpenFiles = ReadonlyMap<string, EditorFile>

/**
 * Applies edits to a text, one after the other.
 * @param edits each relative to the text after the previous edit
 */
export const applyTextEdits = (text: string, edits: readonly TextEdit[]): string =>
  edits.reduce((before, edit) => before.slice(0, edit.start) + edit.text + before.slice(edit.end), text)

/** Changes an open file. A file that is not open is ignored. */
export function changeOpenFile(
  open: Map<string, EditorFile>,
  path: string,
  version: number,
  edits: readonly TextEdit[],
): void {
  const file = open.get(path)
  if (file) open.set(path, { ...file, version, text: applyTextEdits(file.text, edits) })
}
