import { history, historyField, historyKeymap, insertNewlineKeepIndent, standardKeymap } from '@codemirror/commands'
import { lintGutter, lintKeymap } from '@codemirror/lint'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView, highlightActiveLine, type KeyBinding, keymap, lineNumbers, placeholder } from '@codemirror/view'
import { httpdColours } from './colours.js'
import { reviewMarks } from './review-lines.js'

/** The extensions of both editors. Only a newline ends a line, as for httpd. */
const common: Extension = [
  EditorState.lineSeparator.of('\n'),
  lineNumbers(),
  httpdColours,
  EditorView.theme({
    '&': { fontSize: '13px', backgroundColor: 'transparent', color: 'var(--text)' },
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.55' },
    '.cm-content': { padding: '8px 0', caretColor: 'var(--text)' },
    '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--muted)', border: 'none' },
    '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.4em', paddingLeft: '4px' },
    '.cm-placeholder': { color: 'var(--muted)' },
    '.cm-activeLine': { backgroundColor: 'var(--active-line)' },
    '.cm-content ::selection': { backgroundColor: 'var(--selection)' },
    '.cm-tooltip': {
      backgroundColor: 'var(--raised)',
      color: 'var(--text)',
      border: '1px solid var(--line)',
      borderRadius: '8px',
      boxShadow: 'var(--shadow)',
      overflow: 'hidden',
      maxWidth: 'min(36rem, 90vw)',
    },
    '.cm-panels': { backgroundColor: 'var(--raised)', color: 'var(--text)', borderColor: 'var(--line)' },
    '.cm-diagnostic': { padding: '8px 12px', fontFamily: 'var(--sans)', fontSize: '13px', borderLeftWidth: '4px' },
    '.cm-diagnostic-error': { borderLeftColor: 'var(--error)' },
    '.cm-diagnostic-warning': { borderLeftColor: 'var(--warning)' },
    '.cm-diagnostic-info': { borderLeftColor: 'var(--info)' },
    '.cm-diagnosticAction': {
      backgroundColor: 'var(--accent)',
      color: 'var(--on-accent)',
      borderRadius: '6px',
      padding: '3px 10px',
      margin: '6px 8px 0 0',
      font: 'inherit',
    },
    '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy 1px var(--error)' },
    '.cm-lintRange-warning': { backgroundImage: 'none', textDecoration: 'underline wavy 1px var(--warning)' },
    '.cm-lintRange-info': { backgroundImage: 'none', textDecoration: 'underline dotted 1px var(--info)' },
    '.cm-lintRange, .cm-lintRange-error, .cm-lintRange-warning, .cm-lintRange-info': { textUnderlineOffset: '3px' },
    '&.cm-merge-a .cm-changedLine, .cm-deletedChunk': { backgroundColor: 'var(--removed-line)' },
    '&.cm-merge-b .cm-changedLine': { backgroundColor: 'var(--added-line)' },
    '&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText': { background: 'var(--removed)' },
    '&.cm-merge-b .cm-changedText': { background: 'var(--added)' },
    '&.cm-merge-a .cm-changedLineGutter, .cm-deletedLineGutter': { background: 'var(--removed-mark)' },
    '&.cm-merge-b .cm-changedLineGutter': { background: 'var(--added-mark)' },
    '&.cm-merge-b .cm-forReview.cm-changedLine': { backgroundColor: 'var(--review-line)' },
    '&.cm-merge-b .cm-forReview .cm-changedText': { background: 'var(--review-text)' },
    '.cm-collapsedLines': {
      background: 'var(--sunken)',
      color: 'var(--muted)',
      fontFamily: 'var(--sans)',
      fontSize: '12px',
    },
  }),
]

/** The Enter key: a new line gets the indentation of the line above, with the same tabs and spaces. */
const newLine: KeyBinding = { key: 'Enter', run: insertNewlineKeepIndent, shift: insertNewlineKeepIndent }

/** The extensions of the editor for input. */
export function inputExtensions(label: string, onChange: (text: string) => void, pastes: Extension): Extension {
  return [
    common,
    history(),
    highlightActiveLine(),
    placeholder('Paste a configuration here, or open its files.'),
    lintGutter(),
    pastes,
    keymap.of([newLine, ...historyKeymap, ...lintKeymap, ...standardKeymap]),
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0', spellcheck: 'false', autocorrect: 'off' }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.sliceDoc())
    }),
  ]
}

/** The extensions of the read-only editor. */
export const outputExtensions = (label: string): Extension => [
  common,
  reviewMarks,
  EditorState.readOnly.of(true),
  keymap.of(standardKeymap),
  EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0', 'aria-readonly': 'true', spellcheck: 'false' }),
]

/** The state that an editor keeps while it shows another file. */
export interface EditorSnapshot {
  readonly text: string
  readonly history: unknown
}

export const snapshotOf = ({ state }: EditorView): EditorSnapshot => ({
  text: state.sliceDoc(),
  history: state.field(historyField),
})

/** Restores the undo history if the text is unchanged. */
export const undoHistoryFrom = (kept: EditorSnapshot | undefined, text: string): Extension =>
  kept?.text === text ? historyField.init(() => kept.history) : []
