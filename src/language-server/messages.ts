import type { Severity } from '../migrate/rule.js'

/** Messages from the server to the process that checks a site, in order. */
export type MessageToChecker =
  | { readonly kind: 'open'; readonly file: EditorFile }
  | { readonly kind: 'change'; readonly path: string; readonly version: number; readonly edits: readonly TextEdit[] }
  | { readonly kind: 'close'; readonly path: string }
  /** Files on the disk may have changed, so they must be read again. */
  | { readonly kind: 'reread' }
  | { readonly kind: 'ask'; readonly id: number; readonly question: SiteQuery }

/** Messages from the process that checks a site to the server. */
export type MessageToServer =
  | { readonly kind: 'checked'; readonly checked: SiteRemarks }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: QueryAnswers[keyof QueryAnswers] }

/** A file in the editor, which is newer than the file on disk. Its path is absolute, without links. */
export interface EditorFile {
  readonly path: string
  readonly version: number
  readonly text: string
  /** Whether the editor says that the file is a configuration of httpd, whatever its name. */
  readonly isHttpd: boolean
}

/**
 * A change of a text, by offsets in UTF-16 units. In a list, the offsets of an edit are for the text after the previous edit.
 */
export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A position as in the Language Server Protocol: line and UTF-16 unit, both from 0. */
export interface TextPosition {
  readonly line: number
  readonly character: number
}

export interface TextRange {
  readonly start: TextPosition
  readonly end: TextPosition
}

/** The remarks of one check of a site, for the editor. */
export interface SiteRemarks {
  readonly files: readonly CheckedFile[]
  /** A sentence for each mistake that the user must correct before anything can be checked. */
  readonly mistakes: readonly string[]
}

export interface CheckedFile {
  readonly path: string
  /** The version of the open file that was checked; undefined if the file was read from the disk. */
  readonly version: number | undefined
  readonly remarks: readonly Remark[]
}

/** A finding, or a line that httpd or this tool cannot read clearly, as the editor shows it. */
export interface Remark {
  readonly start: number
  readonly end: number
  readonly range: TextRange
  readonly severity: Severity
  readonly id: string
  readonly see: string | undefined
  readonly message: string
}

export type SiteQuery =
  | { readonly about: 'fixes'; readonly path: string; readonly range: TextRange }
  | { readonly about: 'safe-fixes'; readonly path: string }
  | { readonly about: 'page'; readonly path: string; readonly at: TextPosition }

export interface QueryAnswers {
  readonly fixes: readonly OfferedAction[]
  readonly 'safe-fixes': OfferedAction | undefined
  /** The pages of the rules with findings at a place, in Markdown, and the range of the first finding. */
  readonly page: { readonly text: string; readonly range: TextRange } | undefined
}

/** A change in one or several files that the editor can offer. */
export interface OfferedAction {
  readonly title: string
  readonly isSafe: boolean
  /** The remark that the action settles; undefined if it settles several. */
  readonly settles: Remark | undefined
  readonly files: readonly FileEdits[]
  /** The place where the user should continue to type after the change. */
  readonly cursorAfter?: TextPosition
}

export interface FileEdits {
  readonly path: string
  /** The version of the open file that the edits are for. */
  readonly version: number | undefined
  readonly edits: readonly { readonly range: TextRange; readonly newText: string }[]
}
