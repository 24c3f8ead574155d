import { hasAccessRules, isAccessLineOf22 } from '../../../access/read/access-lines.js'
import { type Edit, insertBefore, removeLine, removeSection, replaceLine, unwrapSection } from '../../../edit/edit.js'
import { guardReading, isGuard } from '../../../httpd/guards.js'
import type { Site } from '../../../site/site.js'
import { type Section, siblings, walk } from '../../../syntax/tree.js'
import { allowOverrideEdits, editsAfterAuthentication } from '../edits.js'
import { linesInIfModule, linesWithOwnLimits, newLinesOfPlan, textOfLine } from '../new-lines.js'
import type { Plan } from '../plan.js'
import { removalEdits } from '../removal.js'
import { hasNewlyMatchingEnd } from '../together/together.js'

/** The edits that put the new and the old lines into separate guards. Undefined if `whyNotForBothVersions` has a reason. */
export function editsForBothVersions(plan: Plan): readonly Edit[] | undefined {
  const { access, form } = plan
  if (whyNotForBothVersions(plan)) return undefined
  const lines = access.lines.filter((line) => isAccessLineOf22(line) || line.kind === 'require')
  const [first, ...rest] = lines
  const unit = '    '
  const now = newLinesOfPlan(plan, unit)
  const allow = form.kind === 'tree' ? allowOverrideEdits(plan) : []
  if (!first)
    return now.length > 0
      ? [...allow, ...editsAfterAuthentication(plan, linesInIfModule('mod_authz_core.c', now, unit))]
      : []
  const text = [
    ...linesInIfModule('mod_authz_core.c', now, unit),
    ...linesInIfModule('!mod_authz_core.c', linesWithOwnLimits(lines, unit), unit),
  ]
  if (lines.every(({ within }) => within.length === 0))
    return [...allow, replaceLine(first.at, text), ...rest.map(({ at }) => removeLine(at))]
  return [...allow, insertBefore(first.within[0] ?? first.at, text), ...removalEdits(lines)]
}

/** Why no fix writes the lines for both versions, as a sentence. */
export function whyNotForBothVersions({ scope, access, form }: Plan): string | undefined {
  const guard = access.lines.flatMap(({ within }) => within.filter(isGuard))[0]
  if (guard) {
    const words = guard.args.map(({ value }) => ` ${value}`).join('')
    return `This tool cannot keep lines in \`<${guard.name.value}${words}>\` for 2.2 yet. Write the lines for 2.4 into an \`<IfModule mod_authz_core.c>\` beside that section.`
  }
  if (access.lines.some((line) => textOfLine(line).endsWith('\\')))
    return 'This tool cannot keep a line for 2.2 that ends in a backslash, because 2.4 joins such a line with the next line. Write the lines for both versions by hand.'
  if (form.kind === 'none' || hasNewlyMatchingEnd(scope))
    return 'This tool cannot keep the lines for 2.2 here, because 2.4 needs a changed section. Write the section twice by hand: in `<IfModule !mod_authz_core.c>` for 2.2, and in `<IfModule mod_authz_core.c>` for 2.4.'
  return undefined
}

/** A guard that only 2.2 reads beside a guard that only 2.4 reads, both with access rules. */
export interface GuardPair {
  readonly guardFor22: Section
  readonly guardFor24: Section
  readonly edits: readonly Edit[]
}

/** The pairs of guards in the files, each with the edits that keep only the rules for 2.4. */
export function* guardPairs(site: Site): Generator<GuardPair> {
  for (const file of site.files) {
    if (!/<if/i.test(file.text)) continue
    for (const node of walk(file.children)) {
      if (node.kind !== 'section' || !isFor(node, 'old')) continue
      const other = siblings(node).find((near): near is Section => near.kind === 'section' && isFor(near, 'new'))
      if (other && node.close && other.close)
        yield { guardFor22: node, guardFor24: other, edits: [removeSection(node), ...unwrapSection(other)] }
    }
  }
}

function isFor(section: Section, version: 'old' | 'new'): boolean {
  // Tags that a template writes also contain other lines, so they stay.
  if (!isGuard(section) || section.readings || !holdsAccess(section)) return false
  const readings = [guardReading(section, '2.2'), guardReading(section, '2.4')]
  return version === 'old' ? readings.join() === 'always,never' : readings.join() === 'never,always'
}

const holdsAccess = (section: Section): boolean =>
  hasAccessRules(section.commands) || section.commands.some((node) => node.kind === 'section' && holdsAccess(node))
