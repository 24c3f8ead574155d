import type { Layout } from '../../httpd/layouts.js'
import type { FormsChosen, Severity } from '../../migrate/rule.js'
import type { explanationsObject } from '../../report/explanation/explanation-json.js'

/** A file as the page holds it. */
export interface GivenText {
  /** Empty for a text that has no name yet: the engine gives it one. */
  readonly path: string
  readonly text: string
  /** Chosen by the user, and not only found in a folder. */
  readonly named: boolean
}

/** What the switches say of the configuration, as the command line's options do. */
export interface Switches extends FormsChosen {
  readonly from: 'auto' | '2.2' | '2.4'
  /** `--assume-complete`. */
  readonly complete: boolean
  readonly layout: 'any' | Layout
  /** Names that httpd is started with or, behind a `!`, without; spaces or commas between them. */
  readonly define: string
  /** What the new server prints of its modules: `httpd -M`, `httpd -l`, the listing of a modules folder. */
  readonly modules: string
}

/** What cannot be taken of what was typed into the switches: a sentence each. */
export interface SwitchTroubles {
  readonly define?: string
  readonly modules?: string
}

/** What is to be judged. */
export interface Given {
  readonly files: readonly GivenText[]
  /** Folders that were opened with all that they hold. */
  readonly folders: readonly string[]
  /** Further names of the files: link → path. */
  readonly links: Readonly<Record<string, string>>
  /** The settings file among them. */
  readonly settings: { readonly path: string; readonly text: string } | undefined
  readonly switches: Switches
}

/** Which fixes are to be in the new text. */
export interface Wanted {
  /** Take the fixes for review too. */
  readonly review: boolean
  /** Fixes taken or left by hand: the key of a finding → taken. */
  readonly decisions: Readonly<Record<string, boolean>>
}

/** What the page asks of the engine. */
export interface Question {
  readonly number: number
  /** Absent where it is the same as the last time. */
  readonly given?: Given
  readonly wanted: Wanted
  /** Messages of 2.4 to explain. */
  readonly log: string
}

/** A place in one of the texts: lines and columns from 1, without regard to how lines end. */
export interface ShownPlace {
  readonly path: string
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

export interface ShownFix {
  readonly title: string
  readonly safe: boolean
  readonly assumes: string | undefined
}

/** One finding, or several that say the very same thing of one file: a key and a place for each. */
export interface ShownFinding {
  readonly keys: readonly string[]
  /** For each of them the keys of all findings that have the very same fix: they are taken together. */
  readonly together: readonly (readonly string[])[]
  readonly places: readonly ShownPlace[]
  readonly rule: string
  readonly severity: Severity
  readonly message: string
  readonly concerns: 'line' | 'server'
  readonly fix: ShownFix | undefined
  /** How many of them are in the new text. */
  readonly taken: number
}

/** A place that cannot be read for sure. */
export interface ShownProblem {
  readonly place: ShownPlace
  readonly message: string
}

export interface ShownTask {
  readonly what: string
  readonly why: string
  readonly see: string
  readonly places: readonly { readonly path: string; readonly line: number }[]
}

export interface FindingCounts {
  readonly findings: number
  readonly safe: number
  readonly review: number
  readonly manual: number
  readonly taken: number
}

/** What the engine makes of the texts: plain data, for a message between threads. */
export interface Analysis {
  /** The paths of the given texts, in their order: a text without a name has got one. */
  readonly paths: readonly string[]
  /** Path and new text of those that change. */
  readonly texts: readonly (readonly [path: string, text: string])[]
  readonly findings: readonly ShownFinding[]
  readonly problems: readonly ShownProblem[]
  readonly checklist: readonly ShownTask[]
  /** What is taken for granted, a sentence each. */
  readonly notes: readonly string[]
  readonly counts: FindingCounts
  readonly troubles: SwitchTroubles
  /** Path and patch of the files that change: each has to be in the encoding of its file. */
  readonly patches: readonly (readonly [path: string, text: string])[]
  /** The command that does the same. */
  readonly command: string
}

export type ExplainedLog = ReturnType<typeof explanationsObject>

export interface Reply {
  readonly number: number
  readonly analysis?: Analysis
  /** Absent where there was nothing to explain. */
  readonly explained?: ExplainedLog | undefined
  /** Not all rules have come yet: the whole reply follows. */
  readonly isPartial?: true
  /** What went wrong in here: an error of ours. */
  readonly trouble?: string
}
