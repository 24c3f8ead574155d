import type { Layout } from '../../httpd/layouts.js'
import type { FormsChosen } from '../../migrate/rule.js'

/** A file as the page holds it. */
export interface PageFile {
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

/** The configuration to check. */
export interface GivenConfiguration {
  readonly files: readonly PageFile[]
  /** Folders that were opened with all that they hold. */
  readonly folders: readonly string[]
  /** Further names of the files: link → path. */
  readonly links: Readonly<Record<string, string>>
  /** The settings file among them. */
  readonly settings: { readonly path: string; readonly text: string } | undefined
  readonly switches: Switches
}

/** The fixes to put into the new text. */
export interface WantedFixes {
  /** Take the fixes for review too. */
  readonly review: boolean
  /** Fixes taken or left by hand: the key of a finding → taken. */
  readonly decisions: Readonly<Record<string, boolean>>
}

/** What the page asks of the engine. */
export interface Question {
  readonly number: number
  /** Absent where it is the same as the last time. */
  readonly given?: GivenConfiguration
  readonly wanted: WantedFixes
  /** Messages of 2.4 to explain. */
  readonly log: string
}
