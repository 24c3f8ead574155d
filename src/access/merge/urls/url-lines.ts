import { addToGroup } from '../../../base/group-by.js'
import { isGuard } from '../../../httpd/guards.js'
import { guardReadingToday } from '../../../site/guard-reading.js'
import type { Site } from '../../../site/site.js'
import { isInSameTemplateBlock } from '../../../site/template-blocks.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive, Section } from '../../../syntax/tree.js'

/** A line that maps URLs to folders, once for each time that httpd reads it. */
export interface UrlLine {
  readonly at: Directive
  /** Whether a guard or a template may leave the line out, even though its server is there. */
  readonly maybe: boolean
  /** Whether its words contain no variables, so that httpd reads them as written. */
  readonly literal: boolean
}

/** All lines with these names, by virtual host; undefined for the main server. */
export function urlLinesByServer(
  site: Site,
  names: readonly string[],
): ReadonlyMap<Section | undefined, readonly UrlLine[]> {
  const byServer = new Map<Section | undefined, UrlLine[]>()
  for (const at of site.directives(...names)) {
    for (const around of site.enclosing(at)) {
      const index = around.findIndex((section) => section.key === 'virtualhost')
      const server = around[index]
      const within = index < 0 ? around : around.slice(0, index)
      addToGroup(byServer, server, {
        at,
        maybe: mayBeSkipped(site, at, server, within),
        // A macro can be called with any arguments, so the words of a line in it are not literal.
        literal: isLiteral(at) && within.every(({ key }) => key !== 'macro'),
      })
    }
  }
  return byServer
}

function mayBeSkipped(site: Site, at: Directive, server: Section | undefined, within: readonly Section[]): boolean {
  const mayBeOmitted = (line: Directive) =>
    !isInSameTemplateBlock(site, line, server?.file === line.file ? server : undefined)
  return (
    within.some((section) => isGuard(section) && guardReadingToday(site, section) !== 'always') ||
    mayBeOmitted(at) ||
    site.includersOf(at.file).some((line) => mayBeOmitted(line) || site.isGuess(line))
  )
}
