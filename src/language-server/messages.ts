import type { Severity } from '../migrate/rule.js'

/** What the server tells the process that checks a site, in the order in which it is to be done. */
export type ToChecker =
  | { readonly kind: 'open'; readonly file: EditorFile }
  | { readonly kind: 'change'; readonly path: string; readonly version: number; readonly edits: readonly TextEdit[] }
  | { readonly kind: 'close'; readonly path: string }
  /** Something on the disk may have changed. */
  | { readonly kind: 'reread' }
  | { readonly kind: 'ask'; readonly id: number; readonly question: SiteQuestion }

/** And what that process tells the server. */
export type ToServer =
  | { readonly kind: 'checked'; readonly checked: SiteCheckResult }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: QuestionAnswers[keyof QuestionAnswers] }

/** A file as an editor has it, which is newer than the one on the disk. Paths are absolute, without links. */
export interface EditorFile {
  readonly path: string
  readonly version: number
  readonly text: string
  /** The editor takes it for a configuration of httpd, whatever it is called. */
  readonly isHttpd: boolean
}

/** A change of a text, in UTF-16 units; edits of one list come one after the other. */
export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A place as editors count it: lines and UTF-16 units in them, both from 0. */
export interface TextPlace {
  readonly line: number
  readonly character: number
}

export interface TextSpan {
  readonly start: TextPlace
  readonly end: TextPlace
}

/** The findings of one pass over the site. */
export interface SiteCheckResult {
  readonly files: readonly CheckedFile[]
  /** What the user has to mend before anything can be checked, a sentence each. */
  readonly mistakes: readonly string[]
}

export interface CheckedFile {
  readonly path: string
  /** The version of the open file that was looked at; undefined where it was read from the disk. */
  readonly version: number | undefined
  readonly remarks: readonly Remark[]
}

/** A finding, or a place that cannot be read for sure. */
export interface Remark {
  readonly start: number
  readonly end: number
  readonly range: TextSpan
  readonly severity: Severity
  readonly id: string
  readonly see: string | undefined
  readonly message: string
}

export type SiteQuestion =
  | { readonly about: 'fixes'; readonly path: string; readonly range: TextSpan }
  | { readonly about: 'safe-fixes'; readonly path: string }
  | { readonly about: 'page'; readonly path: string; readonly at: TextPlace }

export interface QuestionAnswers {
  readonly fixes: readonly OfferedFix[]
  readonly 'safe-fixes': OfferedFix | undefined
  /** Markdown. */
  readonly page: { readonly text: string; readonly range: TextSpan } | undefined
}

/** A change that can be made, in one file or in several. */
export interface OfferedFix {
  readonly title: string
  readonly isSafe: boolean
  /** The remark that it settles; none where it settles several. */
  readonly settles: Remark | undefined
  readonly files: readonly FileEdits[]
  /** Where somebody has to go on writing, once it is made. */
  readonly writeOnAt?: TextPlace
}

export interface FileEdits {
  readonly path: string
  /** The version of the open file that the edits are for. */
  readonly version: number | undefined
  readonly edits: readonly { readonly range: TextSpan; readonly newText: string }[]
}
