import { TextDocument } from 'vscode-languageserver-textdocument'
import { oncePerObject } from '../base/once.js'
import type { TextFile } from '../edit/edit.js'
import type { Range } from '../syntax/tree.js'
import type { TextPosition, TextRange } from './messages.js'

/**
 * Converts offsets of a text to an editor's positions, and back. Lines are counted on first use. A byte order mark is not part
 * of the editor's text.
 */
export const positionConverter = oncePerObject(({ text }: TextFile) => {
  const unseen = text.startsWith('\uFEFF') ? 1 : 0
  const document = TextDocument.create('', '', 0, text.slice(unseen))
  const at = (offset: number) => document.positionAt(offset - unseen)
  return {
    span: ({ start, end }: Range): TextRange => ({ start: at(start), end: at(end) }),
    /** The offset of an editor's position. */
    offset: (place: TextPosition): number => document.offsetAt(place) + unseen,
  }
})
