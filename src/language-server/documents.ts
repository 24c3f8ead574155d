import { fileURLToPath, pathToFileURL } from 'node:url'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { EditorFile, TextEdit, TextRange } from './messages.js'
import { pathWithoutLinks } from './path-without-links.js'

/** A file that is open in the editor. */
export interface EditorDocument {
  readonly uri: string
  /** The absolute path, with links resolved. */
  readonly path: string
  readonly text: TextDocument
  readonly isHttpd: boolean
  /** The edits since the last check, each with the version of the text after it. */
  readonly typed: { readonly version: number; readonly edits: readonly TextEdit[] }[]
}

/** A change in the form of the protocol. Without a range, `text` is the whole new text. */
export interface ContentChange {
  readonly range?: TextRange
  readonly text: string
}

/** The path of a file URI; undefined for other URIs, such as that of a text that was never saved. */
export function pathOfUri(uri: string): string | undefined {
  try {
    return pathWithoutLinks(fileURLToPath(uri))
  } catch {
    return undefined
  }
}

export const uriOfPath = (path: string): string => pathToFileURL(path).href

/**
 * Changes the text of a document.
 * @returns the edits in UTF-16 units, each relative to the text after the previous edit
 */
export function applyContentChanges(
  document: EditorDocument,
  version: number,
  changes: readonly ContentChange[],
): readonly TextEdit[] {
  const { text, typed } = document
  const edits = changes.map((change): TextEdit => {
    const edit = change.range
      ? { start: text.offsetAt(change.range.start), end: text.offsetAt(change.range.end), text: change.text }
      : { start: 0, end: text.getText().length, text: change.text }
    TextDocument.update(text, [change], version)
    return edit
  })
  typed.push({ version, edits })
  return edits
}

/** The edits since a version that was checked. Earlier edits are dropped from the document. */
export function editsSince({ typed }: EditorDocument, version: number): readonly TextEdit[] {
  while (typed[0] && typed[0].version <= version) typed.shift()
  return typed.flatMap(({ edits }) => edits)
}

export const editorFileOf = ({ path, text, isHttpd }: EditorDocument): EditorFile => ({
  path,
  version: text.version,
  text: text.getText(),
  isHttpd,
})
