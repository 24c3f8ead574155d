import { groupBy } from '../../base/group-by.js'
import { numberText } from '../../base/list-text.js'
import type { Finding } from '../../migrate/rule.js'
import { isHtaccess } from '../../site/htaccess.js'
import type { ConfigFile } from '../../syntax/tree.js'
import { countWithNoun, resolutionOf } from '../summary.js'

/** What an open finding does to a server that runs 2.4: the worst effect first. */
export const findingEffects = [
  'will not start',
  'answers 500',
  'needs modules',
  'access changes',
  'responds differently',
  'left to you',
  'minor',
  'defaults',
] as const

export type FindingEffect = (typeof findingEffects)[number]

/** The headings for the effects in reports. */
export const effectHeadings: Readonly<Record<FindingEffect, string>> = {
  'will not start': 'Keeps 2.4 from starting',
  'answers 500': 'Makes 2.4 answer 500',
  'needs modules': 'Modules that 2.4 needs',
  'access changes': 'May change who gets in',
  'responds differently': 'Works differently in 2.4',
  'left to you': 'For you to decide',
  minor: 'Minor',
  defaults: 'Changed defaults',
}

/**
 * Rules about defaults that nearly every configuration leaves unset. Their findings are listed last.
 */
const commonDefaults: ReadonlySet<string> = new Set([
  ...['no-file-etag', 'no-timeout', 'no-enable-sendfile', 'no-max-requests-per-child', 'no-default-type'],
])

/** Rules about modules that 2.4 needs to start. Their findings are warnings if the files do not show whether 2.4 has the modules. */
const aboutNeededModules: ReadonlySet<string> = new Set(['missing-modules', 'built-in-mpm', 'third-party-modules'])

export function effectOf(finding: Finding): FindingEffect {
  // A finding about access for the whole server is about a file that was not found. 2.4 starts nevertheless.
  const isUnread = finding.concerns === 'server' && finding.rule.group === 'access'
  if (finding.access === 'opens' || (finding.severity === 'error' && isUnread)) return 'access changes'
  if (finding.severity === 'error') return effectOfRejectedLine(finding.file)
  if (commonDefaults.has(finding.rule.id)) return 'defaults'
  if (finding.severity === 'info') return 'minor'
  if (aboutNeededModules.has(finding.rule.id)) return 'needs modules'
  if (finding.rule.group === 'access' && finding.access !== 'same') return 'access changes'
  return resolutionOf(finding) === 'manual' ? 'left to you' : 'responds differently'
}

/** The findings, sorted by effect with the worst first. Findings with equal effects keep their order. */
export const worstEffectsFirst = (findings: readonly Finding[]): readonly Finding[] => {
  const all = groupBy(findings, effectOf)
  return findingEffects.flatMap((effect) => all.get(effect) ?? [])
}

/** The effect of a line that 2.4 rejects. In a `.htaccess` file, which is read for each request, the answer is 500. */
export const effectOfRejectedLine = (file: ConfigFile): FindingEffect =>
  isHtaccess(file) ? 'answers 500' : 'will not start'

/** What the findings mean: "4 errors keep 2.4 from starting; 9 findings are changed defaults". Empty if there are none. */
export function verdictSentence(findings: readonly Finding[]): string {
  const parts = verdictParts.flatMap(({ of, noun = 'finding', one, many }) => {
    const count = findings.filter((finding) => effectOf(finding) === of).length
    return count > 0 ? [{ count, noun, does: count === 1 ? one : many }] : []
  })
  const shown = parts.length > maxParts ? parts.slice(0, maxParts - 1) : parts
  const others = parts.slice(shown.length).reduce((sum, { count }) => sum + count, 0)
  const texts = shown.map(({ count, noun, does }, index) => {
    const isRepeated = parts[index - 1]?.noun === noun
    return `${isRepeated ? numberText(count) : countWithNoun(count, noun)} ${does}`
  })
  return [...texts, ...(others > 0 ? [countWithNoun(others, 'other finding')] : [])].join('; ')
}

/** A verdict names at most this many effects, the worst first. With more, the last part counts the other findings. */
const maxParts = 4

/** The words for each effect in a verdict. The noun is "finding" unless it is given. */
const verdictParts: readonly {
  readonly of: FindingEffect
  readonly noun?: 'error'
  readonly one: string
  readonly many: string
}[] = [
  { of: 'will not start', noun: 'error', one: 'keeps 2.4 from starting', many: 'keep 2.4 from starting' },
  { of: 'answers 500', noun: 'error', one: 'makes 2.4 answer 500', many: 'make 2.4 answer 500' },
  { of: 'needs modules', one: 'is about modules that 2.4 needs', many: 'are about modules that 2.4 needs' },
  { of: 'access changes', one: 'may change who gets in', many: 'may change who gets in' },
  { of: 'responds differently', one: 'works differently in 2.4', many: 'work differently in 2.4' },
  { of: 'left to you', one: 'needs your decision', many: 'need your decision' },
  { of: 'defaults', one: 'is a changed default', many: 'are changed defaults' },
  { of: 'minor', one: 'is minor', many: 'are minor' },
]
