import { isAbsolute } from '../httpd/absolute-path.js'
import { liesWithin, segmentsOf } from '../httpd/folder-path.js'
import { isLiteral } from '../syntax/literal.js'
import type { ConfigFile, Directive } from '../syntax/tree.js'
import { filesAt, type LocatedFiles } from './located-files.js'
import { isNamedAsMain } from './main-name.js'
import { builtInRoot } from './server-names.js'

/** Where the folder that a server starts from lies among the given files. */
export interface ServerRoot {
  /** What ServerRoot says, as the names on the way; undefined where no given file says it. */
  readonly onServer: readonly string[] | undefined
  /** Where that folder is. */
  readonly place: readonly string[]
  /**
   * Where the root of the server's disk is, so that the place of every path is known: none of the names where the given
   * files lie where the server has them; the folder of an image, such as `image` for `image/etc/httpd`.
   */
  readonly top: readonly string[] | undefined
}

/** The place of a path of the server, where the root of its disk is known. */
export const placesOnDisk = (roots: readonly ServerRoot[], names: readonly string[]): readonly (readonly string[])[] =>
  roots.flatMap(({ top }) => (top ? [[...top, ...names]] : []))

/**
 * The ServerRoot of each main file among the given ones, where it can be told: the folder itself where the main file lies in
 * it, or else the folder at or above the main file from which most of its Include lines lead to a given file.
 * @param roots the ServerRoot directives
 * @param includes the Include and IncludeOptional directives
 * @param otherwise ServerRoot, where no given file says it
 */
export function serverRootsAmong(
  given: LocatedFiles,
  { roots, includes, otherwise }: RootLines,
): readonly ServerRoot[] {
  const own = roots.filter((line) => isLiteral(line) && isAbsolute(line.args[0]?.value ?? ''))
  const said = own.flatMap((line) => rootOf(given, line.file, segmentsOf(line.args[0]?.value ?? ''), includes) ?? [])
  if (own.length > 0) return said
  const mains = given.named.filter(({ file }) => isNamedAsMain(file)).map(({ file }) => file)
  const onServer = otherwise === undefined ? undefined : segmentsOf(otherwise)
  return [...new Set(mains)].flatMap((main) => rootOf(given, main, onServer ?? builtInRoot(main), includes) ?? [])
}

interface RootLines {
  readonly roots: readonly Directive[]
  readonly includes: readonly Directive[]
  readonly otherwise: string | undefined
}

function rootOf(
  given: LocatedFiles,
  main: ConfigFile,
  onServer: readonly string[] | undefined,
  includes: readonly Directive[],
): ServerRoot | undefined {
  const place = given.placeOf(main.path)
  if (onServer && onServer.length > 0 && liesWithin(place, onServer)) return { onServer, place: onServer, top: [] }
  const tails = includes.filter((line) => line.file === main).flatMap((line) => tailOf(line, onServer) ?? [])
  let best: { readonly place: readonly string[]; readonly count: number } | undefined
  for (let length = place.length - 1; length >= 0; length--) {
    const folder = place.slice(0, length)
    const count = tails.filter(
      ({ names, isFolder }) => filesAt(given, [...folder, ...names], isFolder).length > 0,
    ).length
    if (count > (best?.count ?? 0)) best = { place: folder, count }
  }
  return best && { onServer, place: best.place, top: topOf(best.place, onServer) }
}

/** One name that is the same may be so by chance. */
function topOf(place: readonly string[], onServer: readonly string[] | undefined): readonly string[] | undefined {
  const above = place.length - (onServer?.length ?? 0)
  const isImage =
    onServer && onServer.length > 1 && above >= 0 && onServer.every((name, at) => place[above + at] === name)
  return isImage ? place.slice(0, above) : undefined
}

/** What an Include names below ServerRoot. */
function tailOf(
  line: Directive,
  onServer: readonly string[] | undefined,
): { readonly names: readonly string[]; readonly isFolder: boolean } | undefined {
  const path = line.args[0]?.value ?? ''
  if (path === '' || !isLiteral(line)) return undefined
  const names = segmentsOf(path)
  const isFolder = path.endsWith('/')
  if (!isAbsolute(path)) return { names, isFolder }
  return onServer && liesWithin(names, onServer) ? { names: names.slice(onServer.length), isFolder } : undefined
}
