import { isGuard } from '../httpd/guards.js'
import { ancestors, type ConfigFile, type Node, type Section } from '../syntax/tree.js'
import { isHtaccess } from './htaccess.js'

/** Where the lines of one place count: in a section, in the folder of a `.htaccess` file, or everywhere. */
export type LinePlace = Section | ConfigFile | 'server'

/** The place of a line within its own file, guards looked through. */
export function placeAround(node: Node): LinePlace {
  for (const section of ancestors(node)) if (!isGuard(section)) return section
  return isHtaccess(node.file) ? node.file : 'server'
}

/** Whether what is said in one of these places counts for the line too, as far as its own file shows. */
export function isWithin(node: Node, places: ReadonlySet<LinePlace>): boolean {
  if (places.has('server') || places.has(node.file)) return true
  for (const section of ancestors(node)) if (places.has(section)) return true
  return false
}

/** The virtual host that a line stands in, within its own file; undefined for the main server. */
export function virtualHostAround(node: Node): Section | undefined {
  for (const section of ancestors(node)) if (section.key === 'virtualhost') return section
  return undefined
}
