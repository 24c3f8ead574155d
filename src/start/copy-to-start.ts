import type { ConfigFile } from '../syntax/tree.js'
import type { HttpdProgram } from './httpd-program.js'
import type { ServedSite } from './server-copy.js'

/** One of the two servers that are started. */
export interface CopyToStart {
  readonly given: ServedSite
  readonly program: HttpdProgram
  /** The new texts of files; those without stay as they are. */
  readonly texts: ReadonlyMap<ConfigFile, string>
  /** It says in 2.2's terms who may have what, and a 2.4 is to read it. */
  readonly oldTerms: boolean
  /** The modules that it goes without, by their symbols. */
  readonly leftOut: readonly string[]
  /** Lines that have a 2.4 read URLs and patterns as 2.2 did. */
  readonly readAs22: readonly string[]
}
