import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { hasOnlyCrLf } from '../model.js'

/**
 * The handling of pasted text: it replaces the untouched example. CRLF becomes LF, because the file records its line endings
 * separately.
 * @param onWhole called if the pasted text becomes the whole text, with whether all of its lines end in CRLF
 */
export const pasteHandling = (isExample: () => boolean, onWhole: (isWindows: boolean) => void): Extension =>
  EditorView.domEventHandlers({
    paste(event, view) {
      const pasted = event.clipboardData?.getData('text/plain') ?? ''
      if (pasted === '' || !(pasted.includes('\r') || isExample())) return false
      const insert = view.state.toText(pasted.replaceAll('\r\n', '\n'))
      if (isExample() || view.state.doc.length === 0) onWhole(hasOnlyCrLf(pasted))
      const { from, to } = isExample() ? { from: 0, to: view.state.doc.length } : view.state.selection.main
      view.dispatch({
        changes: { from, to, insert },
        selection: { anchor: isExample() ? 0 : from + insert.length },
        userEvent: 'input.paste',
        scrollIntoView: true,
      })
      event.preventDefault()
      return true
    },
  })
