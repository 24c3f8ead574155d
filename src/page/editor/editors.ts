import { setDiagnostics } from '@codemirror/lint'
import { MergeView, originalDocChangeEffect, unifiedMergeView } from '@codemirror/merge'
import {
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type Extension,
  StateEffect,
  EditorState as States,
} from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { ShownLocation } from '../engine/reply.js'
import { element } from '../view/element.js'
import { diagnosticsFor, type FindingMark } from './diagnostics.js'
import { lineDiff } from './line-diff.js'
import { setReviewLines } from './review-lines.js'
import { type EditorSnapshot, inputExtensions, outputExtensions, snapshotOf, undoHistoryFrom } from './setup.js'

/** The editors of the given text and the result. */
export type Editors = Readonly<ReturnType<typeof editors>>

export interface EditorsOptions {
  /** The element in `root` that contains the editors. */
  readonly parent: HTMLElement
  /** A shadow root, because only there the Content-Security-Policy allows the editors' styles. */
  readonly root: ShadowRoot
  readonly name: string
  readonly text: string
  readonly result: string
  readonly snapshot: EditorSnapshot | undefined
  readonly pastes: Extension
  /** Extensions loaded after the page was opened. */
  readonly laterExtensions: Extension
  readonly onChange: (text: string) => void
}

const diffConfig = { override: lineDiff }

/** Both texts side by side, scrolled together. */
export function sideBySideEditors(options: EditorsOptions): Editors {
  const { parent, root, text, result, laterExtensions } = options
  const view = new MergeView({
    parent,
    root,
    a: { doc: text, extensions: inputOf(options) },
    b: {
      doc: result,
      extensions: [outputExtensions(`For 2.4: ${options.name}`), EditorView.lineWrapping, laterExtensions],
    },
    diffConfig,
  })
  return editors(view.a, view.b, () => view.destroy())
}

/** For narrow screens: the given text, and the result with deleted lines shown in place. */
export function stackedEditors(options: EditorsOptions): Editors {
  const { parent, root, text, result, laterExtensions } = options
  const [inputBox, outputBox] = [
    element('div', { class: 'stacked input' }),
    element('div', { class: 'stacked result' }),
  ]
  parent.append(inputBox, outputBox)
  const output = new EditorView({
    parent: outputBox,
    root,
    doc: result,
    extensions: [
      outputExtensions(`For 2.4: ${options.name}`),
      EditorView.lineWrapping,
      laterExtensions,
      unifiedMergeView({
        original: text,
        mergeControls: false,
        diffConfig,
        gutter: true,
        syntaxHighlightDeletions: false,
      }),
    ],
  })
  const follow = EditorView.updateListener.of(({ docChanged, changes }) => {
    if (docChanged) output.dispatch({ effects: originalDocChangeEffect(output.state, changes) })
  })
  const input = new EditorView({ parent: inputBox, root, doc: text, extensions: [inputOf(options), follow] })
  const destroy = () => {
    input.destroy()
    output.destroy()
    parent.replaceChildren()
  }
  return editors(input, output, destroy)
}

const inputOf = ({ name, text, snapshot, onChange, pastes, laterExtensions }: EditorsOptions): Extension => [
  inputExtensions(`Your file: ${name}`, onChange, pastes),
  EditorView.lineWrapping,
  laterExtensions,
  undoHistoryFrom(snapshot, text),
]

const editors = (input: EditorView, output: EditorView, destroy: () => void) => ({
  /** The editor of the given text. */
  input,
  /**
   * Shows a result.
   * @param review the first and last lines that fixes for review wrote
   */
  setResult: (text: string, review: readonly (readonly [number, number])[]): void =>
    output.dispatch({ changes: replacement(output.state, text), effects: setReviewLines.of(review) }),
  mark: (findings: readonly FindingMark[]): void =>
    input.dispatch(setDiagnostics(input.state, diagnosticsFor(input.state, findings))),
  goTo({ line }: Pick<ShownLocation, 'line'>, focus: 'focus' | 'stay'): void {
    const { from, to } = input.state.doc.line(Math.min(line, input.state.doc.lines))
    const effects = EditorView.scrollIntoView(from, { y: 'center' })
    input.dispatch({ selection: EditorSelection.range(from, to), effects })
    if (focus === 'focus') input.focus()
  },
  keep: () => snapshotOf(input),
  /** Adds an extension to both editors. */
  extend(extension: Extension): void {
    for (const view of [input, output]) view.dispatch({ effects: StateEffect.appendConfig.of(extension) })
  },
  destroy,
})

/** The smallest single change from one text to the other; empty if they are equal. */
function replacement({ doc }: EditorState, text: string): ChangeSpec {
  const old = doc.toString()
  if (old === text) return []
  let from = 0
  while (from < old.length && old[from] === text[from]) from++
  let tail = 0
  while (tail < Math.min(old.length, text.length) - from && old.at(-1 - tail) === text.at(-1 - tail)) tail++
  return { from, to: old.length - tail, insert: textOf(text.slice(from, text.length - tail)) }
}

const textOf = (text: string) => States.create({ extensions: States.lineSeparator.of('\n') }).toText(text)
