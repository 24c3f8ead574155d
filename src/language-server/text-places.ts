import { TextDocument } from 'vscode-languageserver-textdocument'
import { once } from '../base/once.js'
import type { TextFile } from '../edit/edit.js'
import type { Range } from '../syntax/tree.js'
import type { TextPlace, TextSpan } from './messages.js'

/** Turns offsets of one text into the places that an editor shows, and back. The lines of a text are counted when its first place is asked for. A mark of the byte order is no text for an editor. */
export const placesIn = once(({ text }: TextFile) => {
  const unseen = text.startsWith('\uFEFF') ? 1 : 0
  const document = TextDocument.create('', '', 0, text.slice(unseen))
  const at = (offset: number) => document.positionAt(offset - unseen)
  return {
    span: ({ start, end }: Range): TextSpan => ({ start: at(start), end: at(end) }),
    /** An offset into the text. */
    offset: (place: TextPlace): number => document.offsetAt(place) + unseen,
  }
})
