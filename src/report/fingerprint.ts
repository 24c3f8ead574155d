import { type Group, groupBy } from '../base/group-by.js'
import type { Finding } from '../migrate/rule.js'
import { ancestors, type Directive, type Section, valuesOf } from '../syntax/tree.js'

/**
 * A key that identifies a finding independently of its line number: by its rule, its path, and the words of its line and of the
 * tags around it. Sixteen hexadecimal digits; equal findings have the same key.
 */
export const findingKey = (finding: Finding): string => findingKeyWithPath(finding.file.path, finding)

export const findingKeyWithPath = (path: string, { rule, at }: Finding): string =>
  fingerprintHash([rule.id, path, ...[at, ...ancestors(at)].map(wordsOf)].join('\n'))

/** The key of each finding with its number, from 1, among findings with the same key: `0123456789abcdef:1`. */
export function fingerprintsOf(findings: readonly Finding[]): ReadonlyMap<Finding, string> {
  const seen = new Map<string, number>()
  return new Map(
    findings.map((finding) => {
      const key = findingKey(finding)
      const occurrence = (seen.get(key) ?? 0) + 1
      seen.set(key, occurrence)
      return [finding, `${key}:${occurrence}`]
    }),
  )
}

const wordsOf = (node: Directive | Section): string => JSON.stringify([node.key, ...valuesOf(node)])

/** A key that is equal for findings with the same message, and fixes with the same title and assumptions. Their edits may differ. */
export const messageAndFixKey = ({ rule, severity, message, fix }: Finding): string =>
  JSON.stringify([rule.id, severity, message, fix?.title, fix?.safe, fix?.assumes])

/** The findings grouped by message and fix, in the order of the first finding of each group. */
export const groupByMessageAndFix = (findings: readonly Finding[]): Group<Finding>[] => [
  ...groupBy(findings, messageAndFixKey).values(),
]

/**
 * A hash of a text: two 32-bit FNV-1a sums with different starts. Not for secrets: it only distinguishes a few thousand texts.
 */
export function fingerprintHash(text: string): string {
  let one = 0x811c9dc5
  let two = 0x01000193
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    one = Math.imul(one ^ unit, 0x01000193)
    two = Math.imul(two ^ (unit + at), 0x85ebca6b)
  }
  return [one, two].map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('')
}
