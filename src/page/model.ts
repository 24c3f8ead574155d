import { usualForms } from '../migrate/rule.js'
import type { Encoding } from '../syntax/encoding.js'
import type { GivenConfiguration, Switches, WantedFixes } from './engine/question.js'
import type { LinkContent } from './link.js'

/** A file on the page. */
export interface OpenFile {
  /** The path; empty for a text without one, to which the engine gives a path by its content. */
  readonly path: string
  /** The text as it was read, with its line ends. */
  readonly text: string
  readonly encoding: Encoding
  readonly named: boolean
  /** Whether all lines of the file end as on Windows. */
  readonly isWindows: boolean
}

/** Everything that the page shows, except for the engine's results. */
export interface PageState {
  readonly files: readonly OpenFile[]
  /** The index of the file that is shown. */
  readonly current: number
  readonly folders: readonly string[]
  readonly links: GivenConfiguration['links']
  readonly settings: GivenConfiguration['settings']
  readonly switches: Switches
  readonly review: boolean
  readonly decisions: Readonly<Record<string, boolean>>
  readonly log: string
  /** Whether the page still shows the untouched example, which the first file replaces. */
  readonly isExample: boolean
  /** Whether the user has answered whether the files are the whole configuration. */
  readonly isAnswered: boolean
}

export const defaultSwitches: Switches = {
  ...usualForms,
  from: 'auto',
  complete: false,
  layout: 'any',
  define: '',
  modules: '',
}

/** A file with this text, as if the user had pasted it. */
export const newOpenFile = (text: string, path = ''): OpenFile => ({
  path,
  text,
  encoding: 'utf-8',
  named: true,
  isWindows: hasOnlyCrLf(text),
})

export const pageStateOf = (files: readonly OpenFile[], more: Partial<PageState> = {}): PageState => ({
  files,
  current: 0,
  folders: [],
  links: {},
  settings: undefined,
  switches: defaultSwitches,
  review: true,
  decisions: {},
  log: '',
  isExample: false,
  isAnswered: false,
  ...more,
})

export const currentFile = ({ files, current }: PageState): OpenFile => files[current] ?? newOpenFile('')

/** The state of the page with the shown file changed. */
export const withCurrentFile = (state: PageState, change: Partial<OpenFile>): PageState => ({
  ...state,
  isExample: false,
  files: state.files.map((file, index) => (index === state.current ? { ...file, ...change } : file)),
})

type FilesToAdd = Pick<PageState, 'files' | 'folders' | 'links' | 'settings'>

/** Adds files. A file with the same path is replaced, as are the example and an empty text. */
export function withFilesAdded(state: PageState, { files, folders, links, settings }: FilesToAdd): PageState {
  if (files.length === 0) return state
  const coming = new Set(files.map(({ path }) => path))
  const staying = state.isExample ? [] : state.files.filter(({ path, text }) => text !== '' && !coming.has(path))
  return {
    ...state,
    files: [...staying, ...files],
    current: staying.length,
    folders: [...new Set([...(state.isExample ? [] : state.folders), ...folders])],
    links: { ...(state.isExample ? {} : state.links), ...links },
    settings: settings ?? state.settings,
    decisions: state.isExample ? {} : state.decisions,
    isExample: false,
    // With more files, the user may answer the question about the files differently.
    isAnswered: false,
  }
}

/** Removes the shown file. If it was the only one, an empty text takes its place. */
export function withoutCurrentFile(state: PageState): PageState {
  const files = state.files.filter((_, index) => index !== state.current)
  return {
    ...state,
    files: files.length ? files : [newOpenFile('')],
    current: Math.max(0, Math.min(state.current, files.length - 1)),
    // A folder without one of its files is no longer complete.
    folders: [],
    isExample: false,
  }
}

export const configurationOnPage = ({ files, folders, links, settings, switches }: PageState): GivenConfiguration => ({
  files: files.map(({ path, text, named }) => ({ path, text, named })),
  folders,
  links,
  settings,
  switches,
})

export const wantedFixesOf = ({ review, decisions }: PageState): WantedFixes => ({ review, decisions })

/**
 * The state of the page as a link holds it.
 * @param paths the name of each file, including those without one
 */
export const linkContentOf = (
  { files, switches, review, decisions, log }: PageState,
  paths: readonly string[],
): LinkContent => ({
  files: files.map(({ path, text }, index) => ({ path: path || (paths[index] ?? ''), text })),
  switches,
  review,
  decisions,
  log,
})

export const pageStateFromLink = ({ files, ...rest }: LinkContent): PageState =>
  pageStateOf(files.length ? files.map(({ path, text }) => newOpenFile(text, path)) : [newOpenFile('')], {
    // A link may be older than some switches. These get their usual values.
    switches: { ...defaultSwitches, ...rest.switches },
    review: rest.review,
    decisions: rest.decisions,
    log: rest.log,
  })

/** The name of a file: its path, or else the path that the engine gave the text. */
export const shownName = (path: string, given: string | undefined): string => path || given || 'untitled'

/** Whether nothing has been pasted, typed or opened yet. */
export const isPageEmpty = ({ files }: PageState): boolean => files.every(({ text }) => text.trim() === '')

export const hasOnlyCrLf = (text: string): boolean => text.includes('\r\n') && !/(?:^|[^\r])\n|\r(?!\n)/.test(text)

/** The text for the editor. If all lines end in CRLF, the editor gets LF. */
export const shownText = ({ isWindows }: OpenFile, text: string): string =>
  isWindows ? text.replaceAll('\r\n', '\n') : text

/** The file's new text from the text in the editor: with CRLF if all lines of the file end in CRLF. */
export const textFromEditor = ({ isWindows }: OpenFile, shown: string): string =>
  isWindows ? shown.replaceAll('\n', '\r\n') : shown
