import { countByKey } from '../base/group-by.js'
import type { Finding } from '../migrate/rule.js'
import { findingKeyWithPath } from '../report/fingerprint.js'

/**
 * The number of findings for each entry when the baseline was written. An entry is `PATH RULE KEY`: the path is relative to
 * the baseline file, and the key does not depend on the line number.
 */
export type Baseline = ReadonlyMap<string, number>

/** Thrown for a baseline file with a mistake, with one sentence for the user. */
export class BaselineError extends Error {}

/**
 * Parses the text of a baseline file.
 * @throws BaselineError with one sentence that says what is wrong
 */
export function parseBaseline(text: string): Baseline {
  const { version, ...entries } = objectIn(text)
  if (version !== 1)
    throw new BaselineError(
      'The file is not a baseline of version 1. Delete the file, and write a new one with --write-baseline.',
    )
  for (const [entry, count] of Object.entries(entries)) {
    if (!/^.+ [\w-]+ [0-9a-f]{16}$/s.test(entry) || !Number.isInteger(count) || Number(count) < 1)
      throw new BaselineError(
        `The entry "${entry}" is not valid. Remove that line, or write a new file with --write-baseline.`,
      )
  }
  return new Map(Object.entries(entries) as [string, number][])
}

function objectIn(text: string): Record<string, unknown> {
  if (/^(<{7}|={7}|>{7})/m.test(text))
    throw new BaselineError(
      'The file contains a merge conflict. Keep the lines of both sides, or write a new file with --write-baseline.',
    )
  try {
    const value: unknown = JSON.parse(text)
    if (value && typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>
  } catch (error) {
    throw new BaselineError(
      `The file is not valid JSON (${(error as Error).message}). Delete the file, and write a new one with --write-baseline.`,
    )
  }
  throw new BaselineError(
    'The file is not a baseline. Name another file, or delete this file and write a new baseline with --write-baseline.',
  )
}

/**
 * The text of a baseline file: one sorted line per entry, and a constant last line, so that git can merge additions and
 * removals.
 */
export function baselineText(baseline: Baseline): string {
  const lines = [...baseline]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([entry, count]) => `  ${JSON.stringify(entry)}: ${count},\n`)
  return `{\n${lines.join('')}  "version": 1\n}\n`
}

/** Returns the path of a file relative to the baseline file. */
export type PathFormatter = (file: Finding['file']) => string

export const baselineOf = (findings: readonly Finding[], pathOf: PathFormatter): Baseline =>
  countByKey(findings, (finding) => entryOf(finding, pathOf))

const entryOf = (finding: Finding, pathOf: PathFormatter): string => {
  const path = pathOf(finding.file)
  return `${path} ${finding.rule.id} ${findingKeyWithPath(path, finding)}`
}

export function baselineEntryParts(entry: string): { readonly path: string; readonly rule: string } {
  const [, path = '', rule = ''] = /^(.*) ([\w-]+) \w+$/s.exec(entry) ?? []
  return { path, rule }
}

/**
 * Compares findings with a baseline. An entry covers as many findings as its count.
 * @param isGone whether a file of the baseline no longer exists. If so, equal findings in another file count as listed, because
 * the file may have been renamed.
 */
export function compareWithBaseline(
  baseline: Baseline,
  findings: readonly Finding[],
  pathOf: PathFormatter,
  isGone: (path: string) => boolean = () => false,
) {
  const left = new Map(baseline)
  const unknown = findings.filter((finding) => !take(left, entryOf(finding, pathOf)))
  const old = unknown.length > 0 ? goneBy(left, isGone) : new Map<string, ReadonlySet<string>>()
  const fresh = unknown.filter((finding) => {
    const { id } = finding.rule
    return !Array.from(old.get(id) ?? []).some((path) =>
      take(left, `${path} ${id} ${findingKeyWithPath(path, finding)}`),
    )
  })
  return {
    /** The findings that the baseline does not list. Of equal findings, the first ones count as listed. */
    fresh,
    /** The number of the given findings that the baseline lists. */
    known: findings.length - fresh.length,
    /** The entries for which there are fewer findings than their count, with the rest of the count. */
    gone: left,
  }
}

/** Reduces the count of an entry by one; returns false if the entry is used up or missing. */
function take(left: Map<string, number>, entry: string): boolean {
  const count = left.get(entry) ?? 0
  if (count > 1) left.set(entry, count - 1)
  else left.delete(entry)
  return count > 0
}

/** The deleted files with entries in the baseline, by rule. */
function goneBy(left: Baseline, isGone: (path: string) => boolean): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, boolean>()
  const paths = new Map<string, Set<string>>()
  for (const entry of left.keys()) {
    const { path, rule } = baselineEntryParts(entry)
    const gone = known.get(path) ?? isGone(path)
    known.set(path, gone)
    if (gone) paths.set(rule, (paths.get(rule) ?? new Set()).add(path))
  }
  return paths
}
