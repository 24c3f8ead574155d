import type { ConfigFile } from '../syntax/tree.js'
import type { HttpdProgram } from './httpd-program.js'
import type { ServedSite } from './server-copy.js'

/** The old or the new configuration, and how to start a copy of it. */
export interface CopyToStart {
  readonly given: ServedSite
  readonly program: HttpdProgram
  /** The new texts of files; other files stay as they are. */
  readonly texts: ReadonlyMap<ConfigFile, string>
  /** Whether the copy keeps 2.2's access rules, which a 2.4 reads with mod_access_compat. */
  readonly keepsAccessRulesOf22: boolean
  /** The symbols of the modules that the copy does not load. */
  readonly leftOutModules: readonly string[]
  /** The modules that were built into 2.2, by short names such as `autoindex`, if a 2.4 in its place must load them. */
  readonly builtInto22: readonly string[]
  /** Lines that make a 2.4 read URLs and patterns as 2.2 did. */
  readonly linesToReadAs22: readonly string[]
}
