import type { Extension } from '@codemirror/state'
import type { FindingMark } from './editor/diagnostics.js'
import { type Editors, type EditorsOptions, sideBySideEditors, stackedEditors } from './editor/editors.js'
import { pasteHandling } from './editor/paste-handling.js'
import type { EditorSnapshot } from './editor/setup.js'
import { editorStyle } from './editor/style.js'
import type { ExplainedLog } from './engine/explained-log.js'
import type { Analysis } from './engine/judge.js'
import type { EngineReply, ShownLocation } from './engine/reply.js'
import {
  configurationOnPage,
  currentFile,
  type PageState,
  shownName,
  shownText,
  textFromEditor,
  wantedFixesOf,
  withCurrentFile,
} from './model.js'
import type { Engine } from './start-engine.js'
import { byId } from './view/element.js'

/** The files on the page, the engine's results, and the editors. It notifies the views of changes. */
export class Page {
  state: PageState
  analysis: Analysis | undefined
  explained: ExplainedLog | undefined
  trouble: string | undefined
  /** Whether the reply to the last question is still missing. */
  #isAsked = false
  /** The number of files that are being read. */
  #reads = 0
  readonly #engine: Engine
  readonly #views: (() => void)[] = []
  readonly #kept = new Map<string, EditorSnapshot>()
  readonly #wide = matchMedia('(min-width: 1080px)')
  readonly #root = byId('editors').attachShadow({ mode: 'open' })
  #editors: Editors | undefined
  /** Editor extensions loaded after the first findings. */
  #more: Extension | undefined
  #soon: ReturnType<typeof setTimeout> | undefined

  constructor(state: PageState, start: (onReply: (reply: EngineReply) => void) => Engine) {
    this.state = state
    this.#root.adoptedStyleSheets = [editorStyle()]
    this.#engine = start((reply) => this.#take(reply))
    this.#wide.addEventListener('change', () => this.#showFile())
    this.#showFile()
    this.#ask('all')
  }

  /** Draws a view now, and again after every change. */
  onChange(draw: () => void): void {
    this.#views.push(draw)
    draw()
  }

  /** Whether the last question is not answered yet, or files are still being read. */
  get isBusy(): boolean {
    return this.#isAsked || this.#reads > 0
  }

  /** Shows a notice while these files are read. */
  async reading<Read>(files: Promise<Read>): Promise<Read> {
    this.#reads++
    this.#draw()
    try {
      return await files
    } finally {
      this.#reads--
      this.#draw()
    }
  }

  /** Replaces the files or switches. */
  replace(state: PageState): void {
    this.#keep()
    this.state = state
    this.#showFile()
    this.#ask('all')
  }

  /**
   * Changes the choices for the same texts.
   * @param asks what the engine must do: `all`, read the texts again; `fixes`, only apply other fixes; `nothing`
   */
  change(change: Partial<PageState>, asks: 'all' | 'fixes' | 'nothing' = 'all'): void {
    this.state = { ...this.state, ...change }
    if (asks === 'nothing') this.#draw()
    else this.#ask(asks)
  }

  rename(path: string): void {
    const taken = this.state.files.some((file, index) => file.path === path && index !== this.state.current)
    if (path === '' || taken) {
      this.#draw()
      return
    }
    this.state = withCurrentFile(this.state, { path })
    this.#showFile()
    this.#ask('all')
  }

  select(index: number): void {
    this.#keep()
    this.state = { ...this.state, current: index }
    this.#showFile()
    this.#draw()
  }

  goTo(place: Pick<ShownLocation, 'path' | 'line'>): void {
    const index = this.analysis?.paths.indexOf(place.path) ?? -1
    if (index >= 0 && index !== this.state.current) this.select(index)
    this.showInput()
    this.#editors?.goTo(place, 'focus')
  }

  focusInput(): void {
    this.#editors?.input.focus()
  }

  /** The shown name of a file in the list. */
  nameOf = (index: number): string => shownName(this.state.files[index]?.path ?? '', this.analysis?.paths[index])

  /** The new texts by the names of their files. */
  get texts(): ReadonlyMap<string, string> {
    return new Map(this.analysis?.texts)
  }

  /** Applies the fixes of these findings, or leaves them out. The panel replaces this function. */
  decide: (keys: readonly string[], taken: boolean) => void = () => {}

  /** Shows the given text on a narrow screen, which shows only one view. `bindViewTabs` replaces this function. */
  showInput: () => void = () => {}

  #ask(asks: 'all' | 'fixes'): void {
    clearTimeout(this.#soon)
    this.#soon = undefined
    this.#isAsked = true
    const { state } = this
    this.#engine.ask({
      ...(asks === 'all' ? { given: configurationOnPage(state) } : {}),
      wanted: wantedFixesOf(state),
      log: state.log,
    })
    this.#draw()
  }

  #take({ analysis, explained, trouble, isPartial }: EngineReply): void {
    // While the user types, replies are ignored, because they are about an outdated text.
    if (this.#soon !== undefined) return
    this.#isAsked = isPartial === true
    this.trouble = trouble
    if (analysis) {
      this.analysis = analysis
      this.explained = explained
    }
    const file = currentFile(this.state)
    const name = this.nameOf(this.state.current)
    this.#editors?.setResult(shownText(file, this.texts.get(name) ?? file.text), this.#linesForReview(name))
    this.#draw()
    if (!this.#more && !isPartial) void this.#loadMore()
  }

  async #loadMore(): Promise<void> {
    this.#more = []
    // This code is loaded now, so that saving a file or making a link later needs no network.
    const [{ searchPanel }] = await Promise.all([
      import('./editor/search-panel.js'),
      import('./download-texts.js'),
      import('./link.js'),
    ])
    this.#more = searchPanel
    this.#editors?.extend(this.#more)
  }

  #linesForReview = (name: string) => new Map(this.analysis?.reviewLines).get(name) ?? []

  #draw(): void {
    this.#editors?.mark(this.#marks())
    for (const draw of this.#views) draw()
  }

  #showFile(): void {
    const file = currentFile(this.state)
    this.#editors?.destroy()
    const holder = document.createElement('div')
    holder.className = 'editors'
    this.#root.replaceChildren(holder)
    const options: EditorsOptions = {
      parent: holder,
      root: this.#root,
      name: this.nameOf(this.state.current),
      text: shownText(file, file.text),
      result: shownText(file, this.texts.get(file.path) ?? file.text),
      snapshot: this.#kept.get(file.path),
      laterExtensions: this.#more ?? [],
      pastes: pasteHandling(
        () => this.state.isExample,
        (isWindows) => {
          this.state = {
            ...this.state,
            files: this.state.files.map((one) => (one === currentFile(this.state) ? { ...one, isWindows } : one)),
          }
        },
      ),
      onChange: (shown) => this.#typed(shown),
    }
    this.#editors = this.#wide.matches ? sideBySideEditors(options) : stackedEditors(options)
    this.#editors.setResult(options.result, this.#linesForReview(options.name))
  }

  #typed(shown: string): void {
    const wasExample = this.state.isExample
    this.state = withCurrentFile(this.state, { text: textFromEditor(currentFile(this.state), shown) })
    // A pasted text does not keep the example's name.
    if (wasExample) this.state = withCurrentFile(this.state, { path: '' })
    clearTimeout(this.#soon)
    this.#soon = setTimeout(() => this.#ask('all'), 120)
  }

  #keep(): void {
    const { path } = currentFile(this.state)
    if (path !== '' && this.#editors) this.#kept.set(path, this.#editors.keep())
  }

  #marks(): readonly FindingMark[] {
    const name = this.nameOf(this.state.current)
    return (this.analysis?.findings ?? []).flatMap((finding) =>
      finding.places.flatMap((place, index) =>
        place.path === name && finding.concerns === 'line'
          ? [
              {
                ...finding,
                place,
                isTaken: finding.taken === finding.keys.length,
                decide: (taken: boolean) => this.decide(finding.together[index] ?? [], taken),
              },
            ]
          : [],
      ),
    )
  }
}
