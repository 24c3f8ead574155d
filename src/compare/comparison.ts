import type { Finding } from '../migrate/rule.js'
import { positionsIn } from '../report/position.js'
import type { ChosenRequest } from '../requests/chosen-request.js'
import { type Directive, type Section, sourceOf } from '../syntax/tree.js'
import { type AnswerDifference, compareAnswers, type ExtraAspect, type Verdict } from './differences.js'
import type { RequestOutcome, WireRequest } from './http-answer.js'

/** The result of sending the same requests to both servers. */
export interface ServerComparison {
  /** The names of the servers: their addresses, or the started programs. */
  readonly old: string
  readonly newer: string
  readonly results: readonly ComparedRequest[]
  /** What the requests do not test: texts that reports show after `Not tested:`. */
  readonly unasked: readonly string[]
}

/** One request with its differences and their likely causes. */
export interface ComparedRequest {
  readonly request: ChosenRequest
  readonly verdict: Verdict
  readonly differences: readonly AnswerDifference[]
  readonly oldStatus: number | undefined
  readonly newStatus: number | undefined
  /** The lines of the old configuration that affect the request, the nearest first. */
  readonly lines: readonly ConcernedLine[]
  /** The likely causes: findings at one of these lines or in its section, or about the header that differs. */
  readonly causes: readonly DifferenceCause[]
}

/** A line of the configuration that a request or a cause is about. */
export interface ConcernedLine {
  readonly path: string
  readonly line: number
  readonly text: string
}

/** A finding that is the likely cause of a difference. */
export interface DifferenceCause extends ConcernedLine {
  readonly rule: string
  readonly message: string
  /** Whether the migrated configuration contains its fix; undefined for the user's own migration. */
  readonly fixed: boolean | undefined
}

interface HeldAgainst {
  readonly findings: readonly Finding[]
  readonly taken: ReadonlySet<Finding> | undefined
  readonly extra: ReadonlySet<ExtraAspect>
}

export function comparedRequestsOf(
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

/** The rules about a header. Their findings can be the cause of a different header, no matter where their lines are. */
const rulesOf: Partial<Readonly<Record<AnswerDifference['what'], RegExp>>> = {
  'Content-Type': /^(no-)?default-type$/,
  ETag: /^(no-file|deflate)-etag$/,
}

/**
 * The findings that explain differences: the findings about a header if only that header differs; otherwise the findings at the
 * lines or in their sections.
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
    // Files are compared by path, because the nodes may come from a version of the file in which some lines are blank.
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
 * Whether two responses differ only in the Content-Type: the old response has the type of a DefaultType line, and the new
 * response has none.
 * @param types the types of the DefaultType lines that the user has decided to drop
 */
export const lacksOnlyDefaultType = ({ differences }: ComparedRequest, types: ReadonlySet<string>): boolean =>
  differences.length > 0 &&
  differences.every(({ what, old, newer }) => {
    const [type = ''] = old.split(';')
    return what === 'Content-Type' && newer === '' && types.has(type)
  })

export function verdictCounts({ results }: ServerComparison): Readonly<Record<Verdict, number>> {
  const counts = { same: 0, opened: 0, closed: 0, changed: 0, unanswered: 0 }
  for (const { verdict } of results) counts[verdict]++
  return counts
}
