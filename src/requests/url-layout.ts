import { hasWildcard } from '../httpd/fnmatch.js'
import { segmentsOf } from '../httpd/folder-path.js'
import type { Directive } from '../syntax/tree.js'

/** The folders to which the URLs of a server lead, and the names in them. */
export interface UrlLayout {
  readonly roots: readonly UrlRoot[]
  readonly namesIn: (folder: string) => readonly string[]
  /** The URLs of the folders that have a section or a .htaccess file. */
  readonly folders: readonly string[]
}

export interface UrlRoot {
  readonly prefix: string
  readonly folder: readonly string[]
}

/** The document root, and the folders that aliases lead to. */
export function urlRootsOf(lines: readonly Directive[]): readonly UrlRoot[] {
  const root = lines.find(({ key }) => key === 'documentroot')
  const aliases = lines.filter(({ key }) => /^(script|wsgiscript)?alias$/.test(key))
  return [
    ...(root ? [{ prefix: '/', folder: segmentsOf(root.args[0]?.value ?? '') }] : []),
    ...aliases.map((line) => ({ prefix: line.args[0]?.value ?? '', folder: segmentsOf(line.args[1]?.value ?? '') })),
  ]
}

/** The URLs that lead to a path, by their prefixes. A path above a document root has none. */
export function urlsOfPath(roots: readonly UrlRoot[], path: string): readonly string[] {
  const segments = segmentsOf(path)
  return roots.flatMap(({ prefix, folder }) =>
    folder.length <= segments.length && folder.every((name, index) => fits(segments[index] ?? '', name))
      ? [`${prefix.replace(/\/$/, '')}/${segments.slice(folder.length).join('/')}`]
      : [],
  )
}

const fits = (pattern: string, name: string): boolean =>
  pattern === name || (hasWildcard(pattern) && !/[\\]/.test(pattern))

/** A document name for folders without known documents. */
export const sampleDocument = 'page.html'

export const withFinalSlash = (url: string): string => url.replace(/\/?$/, '/')

/** Returns a function: the names of the documents in a folder. */
export function namesInFolderLookup(files: readonly string[]): (folder: string) => readonly string[] {
  const known = new Map<string, string[]>()
  for (const path of files) {
    const at = path.lastIndexOf('/')
    const names = known.get(path.slice(0, at)) ?? []
    names.push(path.slice(at + 1))
    known.set(path.slice(0, at), names)
  }
  return (folder) => known.get(folder.replace(/\/$/, '')) ?? []
}
