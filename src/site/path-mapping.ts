import { type Directive, valuesOf } from '../syntax/tree.js'
import type { NameIndex } from './name-index.js'

/** A folder of the server and its place among the given files. */
export interface PathMapping {
  /** The path from the root, with forward slashes, without a final one. */
  readonly onServer: string
  /** The beginning of the given paths; empty for the folder that they are relative to. */
  readonly given: string
}

/**
 * The given paths for a path on the server, by the mapping of the deepest folder. There are several if the mappings are
 * ambiguous.
 */
export function givenPathsFor(mappings: readonly PathMapping[], path: string): readonly string[] {
  const fitting = mappings.filter(({ onServer }) => isWithin(path, onServer))
  const deepest = Math.max(0, ...fitting.map(({ onServer }) => onServer.length))
  return fitting
    .filter(({ onServer }) => onServer.length === deepest)
    .map(({ onServer, given }) => (given + path.slice(onServer.length)).replace(given === '' ? /^\/+/ : '', ''))
}

/** The path on the server of a given file or folder; undefined if no mapping fits, null if several do. */
export function pathOnServer(mappings: readonly PathMapping[], path: string): string | undefined | null {
  const plain = withoutDots(path)
  const fitting = mappings.filter(({ given }) => isGivenWithin(plain, withoutDots(given)))
  const [best, ...others] = fitting.sort((a, b) => withoutDots(b.given).length - withoutDots(a.given).length)
  if (!best) return undefined
  const isOther = ({ given, onServer }: PathMapping) =>
    withoutDots(given) === withoutDots(best.given) && onServer !== best.onServer
  if (others.some(isOther)) return null
  const rest = plain.slice(withoutDots(best.given).length).replace(/^\//, '')
  return rest === '' ? best.onServer : `${best.onServer}/${rest}`
}

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

const isGivenWithin = (path: string, folder: string): boolean =>
  folder === '' ? !/^(\/|\.\.(\/|$))/.test(path) : isWithin(path, folder)

const withoutDots = (path: string): string => path.replace(/^(?:\.\/+)+/, '').replace(/^\.$/, '')

/** A folder with content that a server delivers, and its URL, which is empty for the document root. */
export interface UrlFolder {
  readonly line: Directive
  readonly url: string
  readonly folder: string
}

/** The folders of DocumentRoot, Alias and ScriptAlias (mod_alias.c, alias). Other lines that map URLs name no plain folder. */
export const contentFoldersWithUrls = (site: Pick<NameIndex, 'directives'>): readonly UrlFolder[] =>
  site.directives(...contentDirectiveNames).map((line) => {
    const [first = '', second = ''] = valuesOf(line)
    return line.key === 'documentroot' ? { line, url: '', folder: first } : { line, url: first, folder: second }
  })

/** The directives that name a folder with content, in lower case. */
export const contentDirectiveNames: readonly string[] = ['documentroot', 'alias', 'scriptalias']
