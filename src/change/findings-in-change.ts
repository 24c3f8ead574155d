import { editKey } from '../edit/edit.js'
import type { LineRange } from '../edit/line-changes.js'
import type { Finding } from '../migrate/rule.js'
import { lineRangeAt } from '../report/position.js'
import { findingsByFile } from '../report/summary.js'
import type { Encoding } from '../syntax/encoding.js'
import type { FindingsAndChangedLines } from './changed-lines.js'
import type { PatchHunks } from './hunks.js'

/** Which findings count for a change: on added or rewritten lines, in the hunks of the patch, or anywhere in the changed files. */
export type ChangeFilter = 'added' | 'hunk' | 'file'

/** A changed file, with its changed lines. */
export interface FileChange {
  readonly path: string
  readonly encoding: Encoding
  /** The lines that the patch shows. Undefined if they are not known; all lines then count as changed. */
  readonly shown: PatchHunks | undefined
}

/** Selects the findings of each file that are on changed lines, in their order. */
export type ChangedLinesFilter = (
  files: readonly FindingsAndChangedLines<Finding>[],
  linesOf: (finding: Finding) => readonly number[],
) => Promise<Finding[][]>

/** Selects the findings on changed lines by comparing line numbers. */
export const filterByLineNumber: ChangedLinesFilter = async (files, linesOf) =>
  files.map(({ changedLines: changed, findings }) =>
    findings.filter((finding) => linesOf(finding).some((line) => changed.has(line))),
  )

/**
 * The findings that count for a change, in order. If one finding of a joint fix counts, so do the others in changed files. A finding
 * about the whole server counts only if one of its lines may have changed, whatever the filter.
 */
export async function findingsInChange(
  findings: readonly Finding[],
  changes: ReadonlyMap<string, FileChange>,
  filter: ChangeFilter,
  onChangedLines: ChangedLinesFilter,
): Promise<readonly Finding[]> {
  const inChange = findings.filter(({ file }) => changes.has(file.path))
  const shownOf = ({ file }: Finding) => changes.get(file.path)?.shown
  const unseen = inChange.filter((finding) => shownOf(finding) === undefined)
  const seen = inChange.filter((finding) => shownOf(finding) !== undefined)
  const isNear = (finding: Finding) => filter === 'file' || isIn(shownOf(finding), linesOf(finding))
  const asked = filter === 'added' ? seen : seen.filter(({ concerns }) => concerns === 'server')
  const changed = asked.length === 0 ? [] : await onChangedLines(byFile(asked, changes), linesOf)
  const near = filter === 'added' ? [] : seen.filter((finding) => finding.concerns === 'line' && isNear(finding))
  const kept = new Set([...unseen, ...changed.flat(), ...near])
  const fixes = new Set([...kept].flatMap(fixKeys))
  return inChange.filter((finding) => kept.has(finding) || fixKeys(finding).some((key) => fixes.has(key)))
}

const isIn = (shown: PatchHunks | undefined, lines: readonly number[]): boolean =>
  lines.some((line) => shown?.hunks.some(({ first, last }) => first <= line && line <= last))

function byFile(
  findings: readonly Finding[],
  changes: ReadonlyMap<string, FileChange>,
): FindingsAndChangedLines<Finding>[] {
  return Array.from(findingsByFile(findings), ([file, own]) => ({
    changedLines: changes.get(file.path)?.shown?.added ?? new Set(),
    findings: own,
  }))
}

/** The lines of a finding: its own, and the lines that its fix rewrites in the same file. */
function linesOf({ file, range, fix }: Finding): readonly number[] {
  const rewritten = (fix?.edits ?? []).filter((edit) => edit.file === file && edit.end > edit.start)
  return [...new Set([range, ...rewritten].flatMap((one) => numbers(lineRangeAt(file, one))))]
}

const numbers = ({ first, last }: LineRange): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** A list with the key of the fix, which is equal for fixes with the same edits. The list is empty without a fix. */
export const fixKeys = ({ fix }: Finding): readonly string[] => (fix ? [fix.edits.map(editKey).sort().join('\n')] : [])
