import type { Group } from '../base/group-by.js'
import type { Assumption } from '../edit/edit.js'
import { assumptionsOf } from '../migrate/assumptions.js'
import { type Alternative, type Finding, sentenceForSeveralFolders } from '../migrate/rule.js'
import { noOtherFileSetsSentence } from '../site/server-level.js'

/** An assumption of fixes for review or of forms, as a question for somebody who knows the server. */
export interface OpenQuestion {
  /** The name of the assumption. */
  readonly name: string
  readonly sentence: string
  readonly isRarelyTrue: boolean
  /** The directives that are assumed to be in no unseen file. */
  readonly directives: readonly string[]
  /** The findings whose fixes depend on the assumption, in the order of the report. */
  readonly findings: Group<Finding>
}

/**
 * The first question, and the ones to ask together with it: on the same subject, or about conditions of the same changes.
 * @param others the other open questions, in the order in which they would be asked
 */
export function questionsToAskTogether(first: OpenQuestion, others: readonly OpenQuestion[]): Group<OpenQuestion> {
  const subject = subjectOf(first)
  const alike = subject === undefined ? [] : others.filter((one) => subjectOf(one) === subject)
  const changed = new Set([first, ...alike].flatMap(({ findings }) => findings))
  const isFurther = (one: OpenQuestion) =>
    !alike.includes(one) &&
    (one.findings.every((finding) => changed.has(finding)) ||
      first.findings.every((each) => one.findings.includes(each)))
  return [first, ...alike, ...others.filter(isFurther)]
}

/**
 * The subject of a question, one of `subjects`; undefined for a question that is always asked alone.
 */
const subjectOf = ({ name }: OpenQuestion): string | undefined => subjects.find(([, names]) => names.test(name))?.[0]

const subjects = [
  ['unseen files', /^(unseen-(access|parts|htaccess|defaults)|sections-elsewhere|reading-of-requests)(:|$)/],
  ['build', /^(built-in-mpm|missing-modules):/],
  ['modules', /^(third-party|unloadable|removed)-modules:/],
  ['new server', /^(release|module-loaded|guard-module|places-of-old-layout)(:(?!types$)|$)/],
  [
    'content',
    /^(default-type|places-of-old-layout:types|ssi-old-expressions|header-name-underscore|no-enable-sendfile)(:|$)/,
  ],
] as const

/** What is asked under one number. */
export interface QuestionItem {
  /** A question, followed by further conditions of the same changes. */
  readonly questions: Group<OpenQuestion>
  /** The findings whose changes the item lists. Empty if the question is a further condition of several items above it. */
  readonly findings: readonly Finding[]
}

/**
 * The items for some questions that are asked together. A further condition of the changes of a single item joins that item.
 * @param open all open questions
 */
export function questionItems(
  together: readonly OpenQuestion[],
  open: readonly OpenQuestion[],
): readonly QuestionItem[] {
  const items: { questions: [OpenQuestion, ...OpenQuestion[]]; findings: readonly Finding[] }[] = []
  for (const [question, findings] of findingsToList(together, open)) {
    const item = items.find((one) => question.findings.every((finding) => one.findings.includes(finding)))
    if (item && findings.length === 0) item.questions.push(question)
    else items.push({ questions: [question], findings })
  }
  return items
}

/** The number of items in which these questions will be asked. */
export function countOfQuestionItems(open: readonly OpenQuestion[]): number {
  let [count, left] = [0, open]
  for (let [first, ...others] = left; first; [first, ...others] = left) {
    const together = questionsToAskTogether(first, others)
    count += questionItems(together, left).length
    left = left.filter((one) => !together.includes(one))
  }
  return count
}

/**
 * The findings to list under each of the questions that are asked together. Each finding is listed once. Findings that a later
 * question has too are left out, unless no finding would be left for the question.
 */
function findingsToList(
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

/** The fix of a finding, or the forms to choose from, with the assumptions of each. */
const alternativesOf = ({
  rule,
  fix,
  forms = [],
}: Finding): readonly (Alternative & Required<Pick<Alternative, 'assumptions'>>)[] =>
  fix
    ? [{ ...fix, name: 'fix', assumptions: assumptionsOf(rule.id, fix) }]
    : forms.map((form) => ({ ...form, assumptions: form.assumptions ?? [] }))

/** The fix or form of a finding that depends on this assumption; undefined if there is none. */
export const alternativeWithAssumption = (finding: Finding, name: string): Alternative | undefined =>
  alternativesOf(finding).find(({ assumptions }) => assumptions.some((one) => one.name === name))

/**
 * The open questions: one for each assumption of the fixes for review, and of the forms to choose from. The ones with the worst and
 * most findings come first.
 */
export function openQuestions(findings: readonly Finding[]): readonly OpenQuestion[] {
  const open = new Map<
    string,
    Pick<OpenQuestion, 'isRarelyTrue'> & { assumptions: Assumption[]; findings: Finding[] }
  >()
  for (const finding of findings)
    for (const assumption of alternativesOf(finding).flatMap(({ assumptions }) => assumptions)) {
      const { name, isRarelyTrue = false } = assumption
      const known = open.get(name) ?? { isRarelyTrue, assumptions: [], findings: [] }
      open.set(name, known)
      known.assumptions.push(assumption)
      known.findings.push(finding)
    }
  return Array.from(open, ([name, { isRarelyTrue, assumptions, findings: own }]) => ({
    ...{ name, isRarelyTrue, directives: directivesOf(assumptions) },
    sentence:
      new Set(own.map(({ file }) => file)).size > 1
        ? sentenceForSeveralFolders(inOne(assumptions))
        : inOne(assumptions),
    findings: own as [Finding, ...Finding[]],
  })).sort((a, b) => weightOf(b) - weightOf(a))
}

const directivesOf = (assumptions: readonly Assumption[]): readonly string[] =>
  [...new Set(assumptions.flatMap(({ directive }) => directive ?? []))].sort()

/** The sentence for these assumptions. One sentence covers all directives that no other file is assumed to set. */
function inOne(assumptions: readonly Assumption[]): string {
  const [first, ...others] = directivesOf(assumptions)
  return first === undefined ? (assumptions[0]?.sentence ?? '') : noOtherFileSetsSentence(first, ...others)
}

const weights = { error: 10_000, warning: 100, info: 1 } as const

const weightOf = ({ findings }: OpenQuestion): number =>
  findings.reduce((sum, { severity }) => sum + weights[severity], 0)
