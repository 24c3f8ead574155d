import { isGuard } from '../httpd/guards.js'
import { ancestors, type ConfigFile, type Node, type Section } from '../syntax/tree.js'
import { isHtaccess } from './htaccess.js'
import type { Site } from './site.js'

/** Where lines apply: in a section, in the folder of a `.htaccess` file, or everywhere. */
export type LineScope = Section | ConfigFile | 'server'

/**
 * What a line applies to by its own file alone: the innermost section around it that is not a guard, a .htaccess file, or the
 * server.
 */
export function lineScopeOf(node: Node): LineScope {
  for (const section of ancestors(node)) if (!isGuard(section)) return section
  return isHtaccess(node.file) ? node.file : 'server'
}

/** Whether lines with one of these scopes also apply to this line, judged by its own file alone. */
export function isWithinLineScopes(node: Node, places: ReadonlySet<LineScope>): boolean {
  if (places.has('server') || places.has(node.file)) return true
  for (const section of ancestors(node)) if (places.has(section)) return true
  return false
}

/** The virtual host among these sections; undefined for the main server. */
export const virtualHostIn = (sections: readonly Section[]): Section | undefined =>
  sections.find(({ key }) => key === 'virtualhost')

/** The virtual host around a line, within its own file; undefined for the main server. */
export const virtualHostAround = (node: Node): Section | undefined => virtualHostIn([...ancestors(node)])

/** The virtual hosts around a node in all places where its file is read; undefined stands for the main server. */
export const virtualHostsAround = (site: Site, node: Node): ReadonlySet<Section | undefined> =>
  new Set(site.enclosing(node).map(virtualHostIn))
