import { isInHtaccess, isReadOnlyBy } from '../../access/merge/scope.js'
import type { Edit } from '../../edit/edit.js'
import { builtInMethods } from '../../httpd/methods.js'
import { serversOn22 } from '../../site/server-level.js'
import type { Site } from '../../site/site.js'
import { valuesOf } from '../../syntax/tree.js'
import { newLinesOfPlan } from './new-lines.js'
import { insertAtServerStart } from './patterns.js'
import type { Plan } from './plan.js'

/**
 * The RegisterHttpMethod lines for methods in .htaccess files that no other line makes known to 2.4. For an unknown method in
 * these files, 2.4 answers 500 (server/core.c, ap_limit_section). 2.2 knew the methods because of lines that the fix removes.
 * @returns undefined if a server has no place for the lines
 */
export function editsRegisteringMethodsOf(
  site: Site,
  group: readonly Plan[],
  all: readonly Plan[],
): readonly Edit[] | undefined {
  const named = group.filter(({ scope }) => isInHtaccess(scope)).flatMap(methodsNamedBy)
  if (named.length === 0) return []
  const known = new Set([
    ...builtInMethods,
    ...site.directives('RegisterHttpMethod').flatMap((line) => valuesOf(line)),
    ...all.filter(({ scope }) => !isInHtaccess(scope) && !isReadOnlyBy(scope, '2.2')).flatMap(methodsNamedBy),
  ])
  const unknown = [...new Set(named)].filter((name) => !known.has(name))
  const lines = unknown.map((name) => editsRegisteringMethod(site, name))
  return lines.every((edits) => edits !== undefined) ? lines.flat() : undefined
}

/** The edits that add the line for one method to every server; undefined if one of them has no place for it. */
export function editsRegisteringMethod(site: Site, method: string): readonly Edit[] | undefined {
  const servers = serversOn22(site)
  const edits = servers.flatMap((server) => insertAtServerStart(site, server, [`RegisterHttpMethod ${method}`]) ?? [])
  return edits.length > 0 && edits.length === servers.length ? edits : undefined
}

const methodsNamedBy = (plan: Plan): readonly string[] =>
  newLinesOfPlan(plan, '').flatMap((line) =>
    /^\s*<Limit(?:Except)? /i.test(line) ? line.replace(/^\s*<\w+ +|>\s*$/g, '').split(/\s+/) : [],
  )
