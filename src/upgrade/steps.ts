import { grouped } from '../base/grouped.js'
import { applyEdits } from '../edit/edit.js'
import type { Migration } from '../migrate/migrate.js'
import type { Finding } from '../migrate/rule.js'
import { parse } from '../syntax/parse.js'
import type { ConfigFile } from '../syntax/tree.js'
import { familyOf, otherRules, type Stage, stageOf } from './families.js'

/** One commit: the findings that it settles, and the texts that it changes. */
export interface CommitStep {
  readonly title: string
  readonly stage: Stage
  readonly findings: readonly Finding[]
  readonly texts: ReadonlyMap<ConfigFile, string>
}

/**
 * The migration in steps, each of which is a configuration that 2.2 takes (`before`) or 2.4 (from `switch` on), as far as
 * that can be. The last one gives the texts of the migration. Pure.
 */
export function stepsOf(migration: Migration): readonly CommitStep[] {
  const groups = groupsOf(migration)
  const steps: CommitStep[] = []
  let texts: ReadonlyMap<ConfigFile, string> = new Map()
  groups.forEach(({ title, stage, findings }, index) => {
    const next = textsWith(
      migration,
      groups.slice(0, index + 1).flatMap((group) => group.findings),
    )
    const changed = new Map([...next].filter(([file, text]) => (texts.get(file) ?? file.text) !== text))
    if (changed.size > 0) steps.push({ title, stage, findings, texts: changed })
    texts = next
  })
  return steps.every((step) => [...step.texts].every(reads)) ? steps : inOne(migration)
}

/** Everything at once. */
export function inOne({ taken, texts, findings }: Migration): readonly CommitStep[] {
  const settled = findings.filter((finding) => taken.has(finding))
  return texts.size === 0 ? [] : [{ title: wholeTitle, stage: 'switch', findings: settled, texts }]
}

/** The title of all of it together. */
export const wholeTitle = 'Upgrade to Apache httpd 2.4'

interface Group {
  readonly title: string
  readonly stage: Stage
  readonly findings: readonly Finding[]
}

/** What keeps 2.4 from starting is one group, whatever families it is of; the rest is a group a family. */
function groupsOf({ findings, taken }: Migration): readonly Group[] {
  const settled = findings.filter((finding) => taken.has(finding))
  const at = (stage: Stage) => settled.filter((finding) => stageOf(finding) === stage)
  const turn = at('switch')
  const before = byFamily(at('before'), 'before')
  const after = byFamily(at('after'), 'after')
  if (turn.length === 0) return [...before, ...after]
  const [only, ...others] = new Set(turn.map(familyOf))
  const isOne = only !== undefined && only !== otherRules && others.length === 0
  const title = isOne ? only.title : 'Write what httpd 2.4 needs to start'
  return [...before, { title, stage: 'switch', findings: turn }, ...after]
}

function byFamily(findings: readonly Finding[], stage: Stage): Group[] {
  return Array.from(grouped(findings, familyOf), ([{ title }, own]) => ({ title, stage, findings: own }))
}

/** The texts with the fixes of some of the findings; in the order of all, for insertions at one place keep theirs. */
function textsWith({ findings }: Migration, some: readonly Finding[]): Map<ConfigFile, string> {
  const chosen = new Set(some)
  const edits = findings.flatMap((finding) => (chosen.has(finding) ? (finding.fix?.edits ?? []) : []))
  return new Map(
    Array.from(
      grouped(edits, ({ file }) => file),
      ([file, own]) => [file, applyEdits(file, own)],
    ),
  )
}

/** Whether a text on the way can be read as well as the file it comes from. */
const reads = ([file, text]: readonly [ConfigFile, string]): boolean =>
  (file.reread?.(text) ?? parse(text, file.path, file.version).problems).length <= file.problems.length
