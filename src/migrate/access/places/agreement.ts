import type { Folder } from '../../../access/merge/folder-tree.js'
import type { ServerSection } from '../../../access/merge/merge.js'
import { isNamedBy } from '../../../access/merge/urls/urls.js'
import { type Admitted, isNoWider, isSame } from '../../../access/read/admitted.js'
import type { Site } from '../../../site/site.js'

/** What is said where each server decides one of these today; undefined where that is not told. */
export type Agreement = (
  byServer: ReadonlyMap<ServerSection, readonly Admitted[]>,
  folder: Folder,
) => Admitted | undefined

/** What all of them decide. */
export const sameForAll: Agreement = (byServer) => onlyOf([...byServer.values()].flat())

/** What all of these let in alike; undefined where they differ, or are none. */
export function onlyOf([only, ...others]: readonly Admitted[]): Admitted | undefined {
  return only && others.every((other) => isSame(only, other)) ? only : undefined
}

/**
 * Where rules may be in force or not, what the strictest ask: the same on each server that names the folder, or on each that
 * there is. One without a DocumentRoot of its own seldom serves what lies in the main server's.
 */
export const strictestFor =
  (site: Site): Agreement =>
  (byServer, folder) => {
    const naming = [...byServer].filter(([server]) => isNamedBy(site, server, folder))
    const serving = naming.length > 0 ? naming : [...byServer]
    const ofEach = serving.map(([, trees]) => strictestOf(trees))
    const known = ofEach.filter((tree) => tree !== undefined)
    const tree = known.length === ofEach.length ? onlyOf(known) : undefined
    return tree && [...byServer.values()].flat().every((other) => isNoWider(tree, other)) ? tree : undefined
  }

/** The one that lets in nobody whom another one keeps out. */
const strictestOf = (trees: readonly Admitted[]): Admitted | undefined =>
  trees.find((tree) => trees.every((other) => isNoWider(tree, other)))
