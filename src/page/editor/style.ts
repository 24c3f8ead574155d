/** The styles of the editors, which are in a shadow root that the page's styles do not reach. */
export function editorStyle(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  return sheet
}

const rules = `
:host { display: block }
.editors, .stacked, .stacked .cm-editor { height: 100% }
.cm-mergeView { height: 100%; overflow: auto; scrollbar-width: thin }
.cm-mergeViewEditors { min-height: 100% }
.cm-mergeViewEditor + .cm-mergeViewEditor { border-left: 1px solid var(--line) }
:host([data-view="input"]) .stacked.result, :host([data-view="result"]) .stacked.input { display: none }
.fix { color: var(--good); margin-top: 4px }
.assumes { color: var(--warning); margin-top: 4px }
`
