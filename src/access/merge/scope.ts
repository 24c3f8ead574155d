import { needsEnd } from '../../httpd/directory-pattern.js'
import { isWildReadable } from '../../httpd/fnmatch.js'
import { macroParameters } from '../../syntax/literal.js'
import { hasPlaceholder } from '../../syntax/template.js'
import type { ConfigFile, Directive, Section } from '../../syntax/tree.js'

/** A section, or a whole file, whose lines hold for a part of the requests. */
export interface Scope {
  /** `pattern` is a directory section with a regular expression, `fragment` a file that stands inside an unseen section. */
  readonly kind: 'directory' | 'pattern' | 'files' | 'location' | 'proxy' | 'htaccess' | 'fragment'
  /** Absent for a whole file. */
  readonly at: Section | undefined
  readonly file: ConfigFile
  readonly nodes: readonly (Directive | Section)[]
  /** The path, URL or name as written; of a .htaccess file, its folder on the server. */
  readonly path: string
  /** The same once, but for a .htaccess file that links show in more folders. */
  readonly paths: readonly string[]
  /** False for a .htaccess file whose folder on the server cannot be told, and for what stands in too many places. */
  readonly placed: boolean
  readonly regex: boolean
  /** The block of a template that all its lines stand in, where it is one branch of a section only. */
  readonly branch: string | undefined
  /** Each place it is read from, in the order of the configuration. */
  readonly places: readonly Place[]
}

export interface Place {
  /** The virtual host, or undefined for the main server. */
  readonly server: Section | undefined
  /** The directory section or .htaccess file around a `<Files>` section. */
  readonly outer: Scope | undefined
  /** Which versions read it, by the guards around it. */
  readonly readBy: 'both' | '2.2' | '2.4'
  /** 2.2 may skip it, for a condition that cannot be seen. */
  readonly maybe: boolean
  /** The file that the configuration starts with. */
  readonly root: ConfigFile
  readonly order: number
}

/** Whether links show a .htaccess file, or the one that a section stands in, in more than one folder. */
export const isLinked = ({ paths, places }: Scope): boolean =>
  paths.length > 1 || (places[0]?.outer?.paths.length ?? 1) > 1

/** Whether it is a .htaccess file, or a section that stands in one. */
export const isOfHtaccess = ({ kind, places }: Scope): boolean =>
  kind === 'htaccess' || places.some(({ outer }) => outer?.kind === 'htaccess')

/** Whether one version alone reads the section, wherever it is included. */
export const isReadOnlyBy = ({ places }: Scope, version: '2.2' | '2.4'): boolean =>
  places.every(({ readBy }) => readBy === version)

/** Whether a version reads the section in some of the places that it is included in, and not in others. */
export const isReadByPlace = ({ places }: Scope): boolean => places.some(({ readBy }) => readBy !== places[0]?.readBy)

/** Whether 2.2 reads the section for sure, wherever it is included. */
export const isAlwaysMerged = ({ places }: Scope): boolean => places.every(({ maybe }) => !maybe)

/** Whether 2.2 never applied the section: in a regular expression for directories it matched no `$`. */
export const wasDead = ({ kind, path }: Scope): boolean => kind === 'pattern' && needsEnd(path)

/** Whether a path cannot be told because a variable, a template or the use of a macro fills it in. */
export const isUncertain = ({ kind, path, at }: Scope): boolean =>
  (kind === 'directory' && !isPlainPath(path)) ||
  hasPlaceholder(path) ||
  path.includes('${') ||
  path.includes('%{') ||
  (at !== undefined && macroParameters(at).some((parameter) => path.includes(parameter)))

/** What is told from the folder that httpd is started in may lie anywhere. A backslash separates names on Windows only. */
const isPlainPath = (path: string): boolean =>
  (path.startsWith('/') && !path.includes('\\') && isWildReadable(path)) || /^[a-z]:/i.test(path)
