import type { Group } from '../base/grouped.js'
import { assumptionsOf } from '../migrate/assumptions.js'
import { type Alternative, type Finding, forSeveralFolders } from '../migrate/rule.js'
import { unseenAssumption, unseenName } from '../site/server-level.js'

/** Something that fixes for review count on, to be asked of somebody who knows the server: once, wherever it matters. */
export interface OpenQuestion {
  /** The name of the assumption. */
  readonly name: string
  readonly sentence: string
  readonly isRare: boolean
  /** Whose fixes count on it, in the order of the report. */
  readonly findings: Group<Finding>
}

/**
 * The findings to list under each of some questions that are asked together: each once, and not if another open question has it too,
 * unless a question would have none.
 */
export function findingsListed(
  together: readonly OpenQuestion[],
  open: readonly OpenQuestion[],
): ReadonlyMap<OpenQuestion, readonly Finding[]> {
  const elsewhere = new Set(open.filter((one) => !together.includes(one)).flatMap(({ findings }) => findings))
  const listed = new Set<Finding>()
  return new Map(
    together.map((question) => {
      const own = question.findings.filter((finding) => !elsewhere.has(finding))
      const found = (own.length > 0 ? own : question.findings).filter((finding) => !listed.has(finding))
      for (const finding of found) listed.add(finding)
      return [question, found]
    }),
  )
}

/** The fix of a finding, or the forms to choose from, with what each counts on. */
const offersOf = ({
  rule,
  fix,
  forms = [],
}: Finding): readonly (Alternative & Required<Pick<Alternative, 'assumptions'>>)[] =>
  fix
    ? [{ ...fix, assumptions: assumptionsOf(rule.id, fix) }]
    : forms.map((form) => ({ ...form, assumptions: form.assumptions ?? [] }))

/** What of a finding counts on this. */
export const offerCountingOn = (finding: Finding, name: string): Alternative | undefined =>
  offersOf(finding).find(({ assumptions }) => assumptions.some((one) => one.name === name))

/** The open questions: one for each assumption of the fixes for review, the one that holds back most first. */
export function openQuestions(findings: readonly Finding[]): readonly OpenQuestion[] {
  const open = new Map<string, Pick<OpenQuestion, 'isRare'> & { sentences: Set<string>; findings: Finding[] }>()
  for (const finding of findings)
    for (const { name, sentence, isRare = false } of offersOf(finding).flatMap(({ assumptions }) => assumptions)) {
      const known = open.get(name) ?? { isRare, sentences: new Set(), findings: [] }
      open.set(name, known)
      known.sentences.add(sentence)
      known.findings.push(finding)
    }
  return Array.from(open, ([name, { isRare, sentences, findings: own }]) => ({
    ...{ name, isRare },
    sentence:
      new Set(own.map(({ file }) => file)).size > 1 ? forSeveralFolders(inOne([...sentences])) : inOne([...sentences]),
    findings: own as [Finding, ...Finding[]],
  })).sort((a, b) => weightOf(b) - weightOf(a))
}

/** That nothing unseen sets this directive, or that one, is one sentence. */
function inOne(sentences: readonly string[]): string {
  const [first, ...others] = [...new Set(sentences.flatMap((sentence) => unseenName(sentence) ?? []))].sort()
  return first === undefined ? (sentences[0] ?? '') : unseenAssumption(first, ...others)
}

const weights = { error: 10_000, warning: 100, info: 1 } as const

const weightOf = ({ findings }: OpenQuestion): number =>
  findings.reduce((sum, { severity }) => sum + weights[severity], 0)
