import { needsDollarToMatch } from '../../httpd/directory-pattern.js'
import { isEvaluableWildcard } from '../../httpd/fnmatch.js'
import { macroParameters } from '../../syntax/literal.js'
import { hasPlaceholder } from '../../syntax/template.js'
import type { ConfigFile, Directive, Section } from '../../syntax/tree.js'

/** A section, or a whole file, whose lines apply to some requests. */
export interface Scope {
  /** `pattern` is a directory section with a regular expression. `fragment` is a file that is included into an unseen section. */
  readonly kind: 'directory' | 'pattern' | 'files' | 'location' | 'proxy' | 'htaccess' | 'fragment'
  /** The section; undefined for a whole file. */
  readonly at: Section | undefined
  readonly file: ConfigFile
  readonly nodes: readonly (Directive | Section)[]
  /** The path, URL or name as written. For a .htaccess file, its folder on the server. */
  readonly path: string
  /** All paths: a .htaccess file that links show in several folders has several, any other scope one. */
  readonly paths: readonly string[]
  /**
   * Whether its merge position is known: not for a .htaccess file in an unknown folder, and not if servers read scopes in
   * different orders.
   */
  readonly isMergePositionKnown: boolean
  readonly regex: boolean
  /** The template block around all its lines, if the scope is one branch of a section. */
  readonly branch: string | undefined
  /** Where httpd reads it, in reading order: several places if its file is included several times. */
  readonly occurrences: readonly Occurrence[]
}

export interface Occurrence {
  /** The virtual host, or undefined for the main server. */
  readonly server: Section | undefined
  /** The directory section or .htaccess file around a `<Files>` section. */
  readonly outer: Scope | undefined
  /** The versions that read it, depending on the guards around it. */
  readonly readBy: 'both' | '2.2' | '2.4'
  /** Whether 2.2 may skip the section because of a condition that the files do not decide. */
  readonly maybe: boolean
  /** The file that the configuration starts with. */
  readonly root: ConfigFile
  /** The order of the first reading. */
  readonly order: number
  /**
   * The possible readings of the section here. There are several if guards exclude each other: httpd does at most one of them.
   */
  readonly readings: readonly PossibleReading[]
}

export interface PossibleReading {
  readonly order: number
  readonly conditions: GuardConditions
  /** Whether httpd surely reads the section if the conditions are met. */
  readonly isSure: boolean
}

/**
 * The open `<IfDefine>` and `<IfModule>` around a line: `ifdefine NAME`, and whether the name must be defined or the module
 * loaded.
 */
export type GuardConditions = ReadonlyMap<string, boolean>

/** Whether links show a .htaccess file in several folders. For a section, the .htaccess file around it counts. */
export const isLinkedIntoSeveralFolders = ({ paths, occurrences }: Scope): boolean =>
  paths.length > 1 || (occurrences[0]?.outer?.paths.length ?? 1) > 1

/** Whether a scope is a .htaccess file, or a section in one. */
export const isInHtaccess = ({ kind, occurrences }: Scope): boolean =>
  kind === 'htaccess' || occurrences.some(({ outer }) => outer?.kind === 'htaccess')

/** Whether only the given version reads the section, wherever it is included. */
export const isReadOnlyBy = ({ occurrences }: Scope, version: '2.2' | '2.4'): boolean =>
  occurrences.every(({ readBy }) => readBy === version)

/** Whether a version reads the section where one Include brings it in, but not where another does. */
export const readersDifferByOccurrence = ({ occurrences }: Scope): boolean =>
  occurrences.some(({ readBy }) => readBy !== occurrences[0]?.readBy)

/** Whether 2.2 surely reads the section every time that it is included. */
export const isSurelyReadOn22 = ({ occurrences }: Scope): boolean => occurrences.every(({ maybe }) => !maybe)

/** Whether 2.2 never applied the section: its pattern needs `$`, which never matched in patterns for directories. */
export const neverMatchesOn22 = ({ kind, path }: Scope): boolean => kind === 'pattern' && needsDollarToMatch(path)

/** Whether a variable, a template or a macro call fills in the path. */
export const hasUnknownPath = ({ kind, path, at }: Scope): boolean =>
  (kind === 'directory' && !isPlainPath(path)) ||
  hasPlaceholder(path) ||
  path.includes('${') ||
  path.includes('%{') ||
  (at !== undefined && macroParameters(at).some((parameter) => path.includes(parameter)))

/**
 * Whether a directory's path is absolute, and has only wildcards that can be evaluated here. A backslash separates names on
 * Windows only.
 */
const isPlainPath = (path: string): boolean =>
  (path.startsWith('/') && !path.includes('\\') && isEvaluableWildcard(path)) || /^[a-z]:/i.test(path)
