import { groupBy } from '../base/group-by.js'
import { applyEdits } from '../edit/edit.js'
import type { Migration } from '../migrate/migrate.js'
import type { Finding } from '../migrate/rule.js'
import { allAssumptionsText, assumptionsOfFinding } from '../questions/assumptions.js'
import { problemsIn } from '../syntax/problems.js'
import type { ConfigFile } from '../syntax/tree.js'
import { conditionLabel, fixConditionsOf } from './conditions.js'
import type { ChosenForm } from './decisions.js'
import { otherRuleFamily, ruleFamilyOf, type UpgradeStage, upgradeStageOf } from './rule-families.js'

/** One commit: its findings and the texts that it changes. */
export interface CommitStep {
  readonly title: string
  readonly stage: UpgradeStage
  /** The assumptions of the step's fixes; undefined for safe fixes and for forms that people chose. */
  readonly assumes?: string
  readonly findings: readonly Finding[]
  readonly texts: ReadonlyMap<ConfigFile, string>
}

/**
 * The migration as commits: first the forms that people chose, then the safe fixes by family, then one commit for each condition.
 * After the last commit, the files have the texts of the migration.
 * @param title the title of the only commit, if the changes cannot be split
 */
export function commitStepsOf(
  migration: Migration,
  title = upgradeTitle,
  decided: readonly ChosenForm[] = [],
): readonly CommitStep[] {
  const groups = [...certainGroups(migration), ...conditionGroups(migration)]
  const steps: CommitStep[] = decidedStep(migration, decided)
  let texts: ReadonlyMap<ConfigFile, string> = new Map()
  groups.forEach((group, index) => {
    const next = textsWith(
      migration,
      groups.slice(0, index + 1).flatMap(({ findings }) => findings),
    )
    const changed = new Map([...next].filter(([file, text]) => (texts.get(file) ?? file.text) !== text))
    if (changed.size > 0) steps.push({ ...group, texts: changed })
    texts = next
  })
  return steps.every((step) => [...step.texts].every(reads)) ? steps : commitStepsAsOne(migration, title)
}

/** Decisions come first, because everything else is planned on their result. */
function decidedStep({ texts }: Migration, decided: readonly ChosenForm[]): CommitStep[] {
  const findings = decided.flatMap(({ findings }) => findings)
  const paths = new Set(decided.flatMap(({ fix }) => fix.edits.map(({ file }) => file.path)))
  const own = new Map([...texts.keys()].filter(({ path }) => paths.has(path)).map((file) => [file, file.text]))
  return decided.length === 0 ? [] : [{ title: 'Apply your decisions', stage: 'switch', findings, texts: own }]
}

/** All changes as one commit; empty without changes. */
export function commitStepsAsOne(migration: Migration, title: string): readonly CommitStep[] {
  const { texts } = migration
  const findings = takenIn(migration)
  return texts.size === 0 ? [] : [{ title, stage: 'switch', findings, texts }]
}

/** The title of a change that completes the upgrade. */
export const upgradeTitle = 'Upgrade to Apache httpd 2.4'

/** The title of a change with which 2.4 does not start yet, because a person has to decide something. */
export const preparationTitle = 'Prepare for Apache httpd 2.4'

/** The title of a change to files that already run on 2.4. */
export const cleanupTitleOn24 = 'Replace old directives for Apache httpd 2.4'

type Group = Omit<CommitStep, 'texts'>

const takenIn = ({ findings, taken }: Migration): readonly Finding[] => findings.filter((finding) => taken.has(finding))

/** The safe fixes: one group for each rule family before the switch, one for the switch, one for each family after it. */
function certainGroups(migration: Migration): readonly Group[] {
  const settled = takenIn(migration).filter(({ fix }) => fix?.safe)
  const at = (stage: UpgradeStage) => settled.filter((finding) => upgradeStageOf(finding) === stage)
  const turn = at('switch')
  const before = byFamily(at('before'), 'before')
  const after = byFamily(at('after'), 'after')
  if (turn.length === 0) return [...before, ...after]
  const title = familyTitle(turn) ?? 'Let httpd 2.4 start'
  return [...before, { title, stage: 'switch', findings: turn }, ...after]
}

/** The title of the findings' family, if they have only one. */
function familyTitle(findings: readonly Finding[]): string | undefined {
  const [only, ...others] = new Set(findings.map(ruleFamilyOf))
  return only !== undefined && only !== otherRuleFamily && others.length === 0 ? only.title : undefined
}

function byFamily(findings: readonly Finding[], stage: UpgradeStage): Group[] {
  return Array.from(groupBy(findings, ruleFamilyOf), ([{ title }, own]) => ({ title, stage, findings: own }))
}

/** A group for each condition, the worst first. A fix with several conditions is in the last of them. */
function conditionGroups(migration: Migration): readonly Group[] {
  const conditions = fixConditionsOf(takenIn(migration))
  const last = new Map(conditions.flatMap((condition) => condition.findings.map((one) => [one, condition] as const)))
  return conditions.flatMap((condition): Group[] => {
    const findings = condition.findings.filter((finding) => last.get(finding) === condition)
    const assumes = allAssumptionsText(findings.flatMap(assumptionsOfFinding))
    const stage = findings.some((finding) => upgradeStageOf(finding) === 'switch') ? 'switch' : 'after'
    return findings.length === 0 ? [] : [{ title: conditionTitle(condition.kind, findings), stage, assumes, findings }]
  })
}

/** The longest subject of a commit, in characters: GitHub's lists cut off longer ones. */
const maxSubject = 45

function conditionTitle(kind: string, findings: readonly Finding[]): string {
  const [only = '', ...others] = new Set(findings.map(({ fix }) => fix?.title ?? ''))
  const what =
    others.length === 0 && only.length <= maxSubject
      ? only
      : kind === 'defaults'
        ? 'Keep the defaults of httpd 2.2'
        : (familyTitle(findings) ?? 'Rewrite lines that httpd 2.4 reads differently')
  return `${what}, ${conditionLabel(kind)}`
}

/**
 * The texts with the fixes of some findings. The fixes are applied in the order of all findings, so that insertions at one place
 * keep their order.
 */
function textsWith({ findings }: Migration, some: readonly Finding[]): Map<ConfigFile, string> {
  const chosen = new Set(some)
  const edits = findings.flatMap((finding) => (chosen.has(finding) ? (finding.fix?.edits ?? []) : []))
  return new Map(
    Array.from(
      groupBy(edits, ({ file }) => file),
      ([file, own]) => [file, applyEdits(file, own)],
    ),
  )
}

/** Whether the text between two commits has no more syntax problems than the original file. */
const reads = ([file, text]: readonly [ConfigFile, string]): boolean =>
  (file.reread?.(text) ?? problemsIn(text, file.version)).length <= file.problems.length
