import { isPlace } from '../access/merge/collect-scopes.js'
import { accessKinds, isOld } from '../access/read/access-lines.js'
import { listed } from '../base/listed.js'
import { removeLine } from '../edit/edit.js'
import { isOnlyOn24 } from '../httpd/authz-providers.js'
import { isGuard, readingOf } from '../httpd/guards.js'
import { ancestors, type Directive, isDirective, type Node, type Section, valuesOf, walk } from '../syntax/tree.js'
import type { Alternative, Hit } from './rule.js'

/**
 * What a person can choose where rules that 2.4 alone reads stand beside those of 2.2, and no rule says which are meant: those
 * of either, without the others. Nothing where the section says nothing that 2.4 alone knows.
 */
export function formsAt(at: Directive | Section): Pick<Hit, 'forms'> {
  // Of what 2.4 alone reads, nothing stands for 2.2.
  if (!isReadOn22(at)) return {}
  const place = placeOf(at)
  const own = [...walk((place ?? at.file).children)].filter(isDirective).filter((line) => placeOf(line) === place)
  const old = own.filter((line) => isOldLine(line.key) && isReadOn22(line))
  const young = own.filter(({ key, args }) => key === 'require' && isOnlyOn24(args[0]?.value ?? ''))
  if (old.length === 0 || young.length === 0) return {}
  return {
    forms: [
      form(`Keep ${named(young)}, without ${named(old)}`, old),
      form(`Keep ${named(old)}, without ${named(young)}`, young),
    ],
  }
}

/** The section that the line sets rules for; guards, methods and groups of Require lines are none. */
function placeOf(node: Node): Section | undefined {
  for (const section of ancestors(node)) if (isPlace(section) || section.key === 'virtualhost') return section
  return undefined
}

const isReadOn22 = (line: Node): boolean =>
  ![...ancestors(line)].some((section) => isGuard(section) && readingOf(section, '2.2') === 'never')

const isOldLine = (key: string): boolean => {
  const kind = accessKinds.get(key)
  return kind !== undefined && isOld({ kind })
}

const form = (title: string, lines: readonly Directive[]): Alternative => ({ title, edits: lines.map(removeLine) })

const named = (lines: readonly Directive[]): string => {
  const all = [...new Set(lines.map((line) => `\`${[line.name.value, ...valuesOf(line)].join(' ')}\``))]
  return listed(all, 2)
}
