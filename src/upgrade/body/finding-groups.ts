import type { LinkedCommit } from '../../action/line-link.js'
import type { LinkOptions } from '../../action/linked-lines.js'
import { type LineRange, lineChanges } from '../../edit/line-changes.js'
import type { Finding } from '../../migrate/rule.js'
import { linesOfFinding } from '../../report/position.js'
import { originalLine } from '../../verify/original-line.js'
import type { ChosenForm } from '../decisions.js'

/** The most places to link to for one message. */
const maxPlaces = 5

/** Options for links to lines of this commit. Findings are at the lines after the decisions, which may have moved lines. */
export function linkOptionsFor(commit: LinkedCommit, decided: readonly ChosenForm[]): LinkOptions {
  const edits = decided.flatMap(({ fix }) => fix.edits)
  const before = new Map(edits.map(({ file }) => [file.path, file]))
  const changes = new Map(Array.from(before, ([path, file]) => [path, lineChanges(file, edits)]))
  const asItWas = (finding: Finding): LineRange => {
    const [lines, file] = [linesOfFinding(finding), before.get(finding.file.path)]
    if (!file || file === finding.file) return lines
    const line = (now: number) => originalLine(file.text, changes.get(file.path) ?? [], now)
    return { first: line(lines.first), last: line(lines.last) }
  }
  return { commit, linesOf: asItWas, maxLinks: maxPlaces }
}
