import type { Layout } from '../../httpd/layouts.js'
import type { PreferredForms } from '../../migrate/rule.js'

export interface PageFile {
  /** The path; empty for a text without one, to which the engine gives a path. */
  readonly path: string
  readonly text: string
  /** Whether the user chose the file itself. Otherwise it was found in a folder. */
  readonly named: boolean
}

/** The switches, with the meaning of command line options. */
export interface Switches extends PreferredForms {
  readonly from: 'auto' | '2.2' | '2.4'
  /** Whether the files are the whole configuration, as with `--assume-complete`. */
  readonly complete: boolean
  readonly layout: 'any' | Layout
  /** The names that httpd is started with or, with a `!` before the name, without. They are separated by spaces or commas. */
  readonly define: string
  /** Output from the new server: `httpd -M`, `httpd -l`, or a listing of its modules folder. */
  readonly modules: string
}

/** The configuration to check. */
export interface GivenConfiguration {
  readonly files: readonly PageFile[]
  /** Folders that were opened completely. */
  readonly folders: readonly string[]
  /** The links to the files, as a map from the path of a link to the path of its file. */
  readonly links: Readonly<Record<string, string>>
  /** The settings file among the opened files. */
  readonly settings: { readonly path: string; readonly text: string } | undefined
  readonly switches: Switches
}

/** The fixes to put into the new text. */
export interface WantedFixes {
  /** Whether to apply the fixes for review too. */
  readonly review: boolean
  /** The user's choices for single fixes: whether to apply a fix, by the key of its finding. */
  readonly decisions: Readonly<Record<string, boolean>>
}

/** A question of the page to the engine. */
export interface EngineQuestion {
  readonly number: number
  /** The configuration; undefined if it has not changed since the last question. */
  readonly given?: GivenConfiguration
  readonly wanted: WantedFixes
  /** Messages of 2.4 to explain. */
  readonly log: string
}
