import type { Layout } from '../../httpd/layouts.js'
import type { PreferredForms } from '../../migrate/rule.js'

/** A file of the page. */
export interface PageFile {
  /** Empty for a text without a name; the engine gives it one. */
  readonly path: string
  readonly text: string
  /** Chosen by the user, and not only found in a folder. */
  readonly named: boolean
}

/** The switches, with the meaning of command line options. */
export interface Switches extends PreferredForms {
  readonly from: 'auto' | '2.2' | '2.4'
  /** Whether the files are the whole configuration, as with `--assume-complete`. */
  readonly complete: boolean
  readonly layout: 'any' | Layout
  /** Names that httpd is started with or, behind a `!`, without; spaces or commas between them. */
  readonly define: string
  /** Output from the new server: of `httpd -M`, of `httpd -l`, or a listing of its modules folder. */
  readonly modules: string
}

/** The configuration to check. */
export interface GivenConfiguration {
  readonly files: readonly PageFile[]
  /** Folders that were opened completely. */
  readonly folders: readonly string[]
  /** Further names of the files: link → path. */
  readonly links: Readonly<Record<string, string>>
  /** The settings file among them. */
  readonly settings: { readonly path: string; readonly text: string } | undefined
  readonly switches: Switches
}

/** The fixes to put into the new text. */
export interface WantedFixes {
  /** Whether to apply the fixes for review too. */
  readonly review: boolean
  /** The user's choice for single fixes: key of a finding → whether to apply it. */
  readonly decisions: Readonly<Record<string, boolean>>
}

/** A question of the page to the engine. */
export interface Question {
  readonly number: number
  /** Absent if it has not changed since the last question. */
  readonly given?: GivenConfiguration
  readonly wanted: WantedFixes
  /** Messages of 2.4 to explain. */
  readonly log: string
}
