import { groupBy } from '../base/group-by.js'
import type { Finding } from '../migrate/rule.js'
import type { ConfigFile, Problem } from '../syntax/tree.js'
import type { SiteCheck } from './check.js'
import type { CheckedFile, Remark } from './messages.js'
import { positionConverter } from './text-positions.js'

/** The files of a check with their remarks, by path. Files without remarks are listed only if they are open. */
export function checkedFiles(check: SiteCheck): CheckedFile[] {
  const byFile = groupBy(check.findings, ({ file }) => file)
  return [...check.files].flatMap(([path, file]) => {
    const remarks = remarksOn(check, file, byFile.get(file) ?? [])
    const version = check.open.get(path)?.version
    return remarks.length > 0 || version !== undefined ? [{ path, version, remarks }] : []
  })
}

const remarksOn = (check: SiteCheck, file: ConfigFile, findings: readonly Finding[]): Remark[] => [
  ...findings.map(remarkOf),
  ...check.input.site.problemsOf(file).map((problem) => ofProblem(file, problem)),
]

export const remarkOf = ({ file, rule, range, severity, message }: Finding): Remark => ({
  start: range.start,
  end: range.end,
  range: positionConverter(file).span(range),
  severity,
  id: rule.id,
  see: rule.see,
  message,
})

const ofProblem = (file: ConfigFile, { at, message }: Problem): Remark => ({
  start: at.start,
  end: at.end,
  range: positionConverter(file).span(at),
  severity: 'warning',
  id: 'unsure',
  see: undefined,
  message,
})
