import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import type { Extension } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'

/** The search panel. It is a separate file of the page, loaded after the first findings. */
export const searchPanel: Extension = [
  search({ top: true }),
  highlightSelectionMatches({ minSelectionLength: 3 }),
  keymap.of(searchKeymap),
  EditorView.theme({
    '.cm-panel.cm-search': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '5px 8px',
      padding: '8px 30px 8px 10px',
      fontFamily: 'var(--sans)',
    },
    '.cm-search br': { flexBasis: '100%', content: '""' },
    '.cm-panel.cm-search input, .cm-panel.cm-search button, .cm-panel.cm-search label': {
      margin: '0',
      fontSize: '13px',
    },
    '.cm-panel.cm-search .cm-textfield, .cm-panel.cm-search .cm-button': {
      background: 'var(--ground)',
      color: 'var(--text)',
      border: '1px solid var(--line)',
      borderRadius: '6px',
      padding: '2px 8px',
    },
    '.cm-panel.cm-search .cm-dialog-close, .cm-panel.cm-search [name=close]': {
      color: 'var(--text)',
      fontSize: '18px',
      top: '4px',
      right: '8px',
    },
    '.cm-searchMatch': { backgroundColor: 'var(--selection)' },
    '.cm-searchMatch-selected': { outline: '1px solid var(--text)' },
  }),
]
