import { grouped } from '../base/grouped.js'
import type { Finding } from '../migrate/rule.js'
import type { ConfigFile, Problem } from '../syntax/tree.js'
import type { SiteCheck } from './check.js'
import type { CheckedFile, Remark } from './messages.js'
import type { TextPlaces } from './text-places.js'

/** What there is to say of each file, by its path; of those without a word only the open ones are told. */
export function checkedFiles(check: SiteCheck): CheckedFile[] {
  const byFile = grouped(check.findings, ({ file }) => file)
  return [...check.files].flatMap(([path, file]) => {
    const remarks = remarksOn(check, file, byFile.get(file) ?? [])
    const version = check.open.get(path)?.version
    return remarks.length > 0 || version !== undefined ? [{ path, version, remarks }] : []
  })
}

function remarksOn(check: SiteCheck, file: ConfigFile, findings: readonly Finding[]): Remark[] {
  const problems = check.input.site.problemsOf(file)
  if (findings.length + problems.length === 0) return []
  const places = check.placesIn(file)
  return [...findings.map((finding) => remarkOf(finding, places)), ...problems.map((one) => ofProblem(one, places))]
}

export const remarkOf = ({ rule, range, severity, message }: Finding, places: TextPlaces): Remark => ({
  start: range.start,
  end: range.end,
  range: places.span(range),
  severity,
  id: rule.id,
  see: rule.see,
  message,
})

const ofProblem = ({ at, message }: Problem, places: TextPlaces): Remark => ({
  start: at.start,
  end: at.end,
  range: places.span(at),
  severity: 'warning',
  id: 'unsure',
  see: undefined,
  message,
})
