import { isAbsolute } from '../httpd/absolute-path.js'
import { isPathWithin, segmentsOf } from '../httpd/folder-path.js'
import { isLiteral } from '../syntax/literal.js'
import type { ConfigFile } from '../syntax/tree.js'
import type { Disk } from './disk.js'

/** A folder with its given path, and its path in the configuration. */
interface Named {
  readonly given: readonly string[]
  readonly onServer: readonly string[]
}

/**
 * Returns a function that converts given paths to the paths that the configuration uses. If links give the server's folder two
 * names, the name in ServerRoot is used.
 * @param placeOf the segments of a given path
 */
export function serverPathConverter(
  files: readonly ConfigFile[],
  placeOf: (path: string) => readonly string[],
  disk: Disk | undefined,
): (path: string) => readonly string[] {
  const names = disk ? files.flatMap((file) => namesOf(file, placeOf(file.path).slice(0, -1), disk)) : []
  if (names.length === 0) return placeOf
  return (path) => {
    const place = placeOf(path)
    const fitting = names.find(({ given }) => isPathWithin(place, given))
    return fitting ? [...fitting.onServer, ...place.slice(fitting.given.length)] : place
  }
}

/**
 * The ServerRoot of a Debian main file, which has no such line because it is built into the program
 * (debian/config-dir/apache2.conf, debian/rules). Undefined for other files.
 */
export const builtInServerRootOnDebian = ({ path }: ConfigFile): readonly string[] | undefined =>
  /(^|\/)apache2\.conf$/.test(path) ? ['etc', 'apache2'] : undefined

/** The values of ServerRoot in a main file. */
function rootsIn(file: ConfigFile): readonly (readonly string[])[] {
  const lines = file.named('serverroot')
  if (lines.length === 0) return [builtInServerRootOnDebian(file) ?? []].filter(({ length }) => length > 0)
  return lines.flatMap((line) => {
    const path = line.args[0]?.value ?? ''
    return isLiteral(line) && isAbsolute(path) ? [segmentsOf(path)] : []
  })
}

/**
 * The possible document roots of a Debian server without DocumentRoot: below HTTPD_ROOT, which is empty or `/etc/apache2`
 * (include/httpd.h, DOCUMENT_LOCATION), and the folder built into its 2.4. Empty for other servers.
 */
export function builtInDocumentRootsOnDebian(main: ConfigFile): readonly string[] {
  const isDebian =
    builtInServerRootOnDebian(main) !== undefined && rootsIn(main).every((root) => root.join('/') === 'etc/apache2')
  return isDebian ? ['/htdocs', '/etc/apache2/htdocs', '/var/www/html'] : []
}

const namesOf = (file: ConfigFile, folder: readonly string[], disk: Disk): readonly Named[] =>
  rootsIn(file).flatMap((root) => {
    if (isPathWithin(folder, root)) return []
    const real = disk.realPlace(folder)
    return (real && (nameOfRoot(root, folder, real, disk) ?? nameInImage(root, folder, real))) ?? []
  })

/** The path that the configuration has for the server's folder, if a link makes it differ from the given path. */
function nameOfRoot(
  root: readonly string[],
  folder: readonly string[],
  real: readonly string[],
  disk: Disk,
): Named | undefined {
  const realRoot = disk.realPlace(root)
  if (!realRoot || !isPathWithin(real, realRoot)) return undefined
  const below = real.slice(realRoot.length)
  const given = folder.slice(0, folder.length - below.length)
  return endsIn(folder, below) ? outermost({ given, onServer: root }, disk) : undefined
}

/**
 * The same as `nameOfRoot` for a link in the copy of a server's disk: `link` may lead to `copy/etc/httpd`, whose path shows
 * where the copy begins.
 */
function nameInImage(root: readonly string[], folder: readonly string[], real: readonly string[]): Named | undefined {
  for (let end = real.length; root.length > 1 && end >= root.length; end--) {
    const below = real.slice(end)
    if (!endsIn(real.slice(0, end), root) || !endsIn(folder, below)) continue
    const given = folder.slice(0, folder.length - below.length)
    return endsIn(given, root) ? undefined : { given, onServer: real.slice(0, end) }
  }
  return undefined
}

/**
 * The outermost folder with two names: the folders around the server's folder may have two names too, because of the same link.
 */
function outermost({ given, onServer }: Named, disk: Disk): Named {
  const around = { given: given.slice(0, -1), onServer: onServer.slice(0, -1) }
  const isSame = given.at(-1) === onServer.at(-1) && around.given.length > 0 && around.onServer.length > 0
  const isLinked = isSame && disk.realPlace(around.given)?.join('/') === disk.realPlace(around.onServer)?.join('/')
  return isLinked ? outermost(around, disk) : { given, onServer }
}

const endsIn = (place: readonly string[], end: readonly string[]): boolean =>
  end.every((name, index) => place[place.length - end.length + index] === name)
