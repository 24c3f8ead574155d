import type { Finding } from '../migrate/rule.js'
import { positionsIn } from '../report/position.js'
import type { ChosenRequest } from '../requests/chosen-request.js'
import { type Directive, type Section, sourceOf } from '../syntax/tree.js'
import { type AnswerDifference, compareAnswers, type ExtraAspect, type Verdict } from './differences.js'
import type { RequestOutcome, WireRequest } from './http-answer.js'

/** Everything that came of asking both servers. */
export interface ServerComparison {
  /** What the servers are called: their addresses, or what was started. */
  readonly old: string
  readonly newer: string
  readonly results: readonly ComparedRequest[]
  /** What could not be asked from here, a sentence each. */
  readonly unasked: readonly string[]
}

/** One request with what differs in the answers, and where that may come from. */
export interface ComparedRequest {
  readonly request: ChosenRequest
  readonly verdict: Verdict
  readonly differences: readonly AnswerDifference[]
  readonly oldStatus: number | undefined
  readonly newStatus: number | undefined
  /** The lines of the old configuration that have a say, the nearest first. */
  readonly lines: readonly ConcernedLine[]
  /** What was found at one of them, or right beside it: the likely cause. */
  readonly causes: readonly DifferenceCause[]
}

export interface ConcernedLine {
  readonly path: string
  readonly line: number
  readonly text: string
}

export interface DifferenceCause extends ConcernedLine {
  readonly rule: string
  readonly message: string
  /** Whether the migrated configuration has the fix of it; undefined where somebody else migrated it. */
  readonly fixed: boolean | undefined
}

interface HeldAgainst {
  readonly findings: readonly Finding[]
  readonly taken: ReadonlySet<Finding> | undefined
  readonly extra: ReadonlySet<ExtraAspect>
}

/** Hold the answers of both servers against each other. */
export function comparisonOf(
  requests: readonly (readonly [ChosenRequest, WireRequest])[],
  answers: { readonly old: readonly RequestOutcome[]; readonly newer: readonly RequestOutcome[] },
  { findings, taken, extra }: HeldAgainst,
): readonly ComparedRequest[] {
  return requests.map(([request, wire], index) => {
    const [old, newer] = [answers.old[index] ?? nothing, answers.newer[index] ?? nothing]
    const { verdict, differences } = compareAnswers(wire, old, newer, extra)
    const concerned = verdict === 'same' ? [] : distinct(request.concerns)
    return {
      request,
      verdict,
      differences,
      oldStatus: 'status' in old ? old.status : undefined,
      newStatus: 'status' in newer ? newer.status : undefined,
      lines: concerned.slice(0, 4).map(lineAt),
      causes: causesOf(differences, concerned, findings)
        .slice(0, 3)
        .map((finding) => ({
          ...lineAt(finding.at),
          rule: finding.rule.id,
          message: finding.message,
          fixed: taken?.has(finding),
        })),
    }
  })
}

const nothing: RequestOutcome = { trouble: 'The request was not sent.' }

const distinct = <T>(all: readonly T[]): readonly T[] => [...new Set(all)]

/** The rules that tell of a header, wherever their lines are. */
const rulesOf: Partial<Readonly<Record<AnswerDifference['what'], RegExp>>> = {
  'Content-Type': /^(no-)?default-type$/,
  ETag: /^(no-file|deflate)-etag$/,
}

/**
 * Where only headers differ, what tells of them, if anything does; else findings at one of these lines, or within the section
 * that one of them opens.
 */
function causesOf(
  differences: readonly AnswerDifference[],
  nodes: readonly (Directive | Section)[],
  findings: readonly Finding[],
): readonly Finding[] {
  const ofHeaders = findings.filter(
    ({ rule }) => differences.length > 0 && differences.every(({ what }) => rulesOf[what]?.test(rule.id)),
  )
  if (ofHeaders.length > 0) return ofHeaders
  return findings.filter(({ file, at }) =>
    // The lines may be those of a reading of the file in which some are blank.
    nodes.some((node) => node.file.path === file.path && at.start >= node.start && at.start < endOf(node)),
  )
}

const endOf = (node: Directive | Section): number =>
  node.kind === 'section' ? (node.close?.end ?? node.end) : node.end

function lineAt(node: Directive | Section): ConcernedLine {
  const [text = ''] = sourceOf(node.file, node).trim().split('\n')
  return { path: node.file.path, line: positionsIn(node.file).at(node.start).line, text }
}

/**
 * Whether two answers differ in this alone: the old one has the type of DefaultType, and the new one has
 * none.
 * @param types the types of the DefaultType lines that the user has decided to drop
 */
export const isWithoutDefaultType = ({ differences }: ComparedRequest, types: ReadonlySet<string>): boolean =>
  differences.length > 0 &&
  differences.every(({ what, old, newer }) => {
    const [type = ''] = old.split(';')
    return what === 'Content-Type' && newer === '' && types.has(type)
  })

/** How many came out in each way. */
export function verdictCounts({ results }: ServerComparison): Readonly<Record<Verdict, number>> {
  const counts = { same: 0, opened: 0, closed: 0, changed: 0, unanswered: 0 }
  for (const { verdict } of results) counts[verdict]++
  return counts
}
