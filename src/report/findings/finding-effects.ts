import { grouped } from '../../base/grouped.js'
import { withCommas } from '../../base/listed.js'
import type { Finding } from '../../migrate/rule.js'
import { isHtaccess } from '../../site/htaccess.js'
import type { ConfigFile } from '../../syntax/tree.js'
import { resolutionOf } from '../summary.js'

/** The effects of open findings on a server, the worst first. */
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

/** The names of these effects in reports and in the overview. */
export const effectHeadings: Readonly<Record<FindingEffect, string>> = {
  'will not start': 'Keeps 2.4 from starting',
  'answers 500': 'Makes 2.4 answer 500',
  'needs modules': 'Modules missing in 2.4',
  'access changes': 'May change who gets in',
  'responds differently': 'Works differently in 2.4',
  'left to you': 'Left to you',
  minor: 'Minor',
  defaults: 'Changed defaults',
}

/** Defaults that nearly every configuration leaves unset. They must not hide other findings. */
const commonDefaults: ReadonlySet<string> = new Set([
  ...['no-file-etag', 'no-timeout', 'no-enable-sendfile', 'no-max-requests-per-child', 'no-default-type'],
])

/** 2.4 starts only with these modules, but the files do not show whether it has them. So the findings are warnings. */
const aboutNeededModules: ReadonlySet<string> = new Set(['missing-modules', 'built-in-mpm', 'third-party-modules'])

/** The effect of a finding. */
export function effectOf(finding: Finding): FindingEffect {
  // A finding about access rules in a file that was not found: 2.4 starts nevertheless.
  const isUnread = finding.concerns === 'server' && finding.rule.group === 'access'
  if (finding.severity === 'error' && isUnread) return 'access changes'
  if (finding.severity === 'error') return effectOfRejectedLine(finding.file)
  if (commonDefaults.has(finding.rule.id)) return 'defaults'
  if (finding.severity === 'info') return 'minor'
  if (aboutNeededModules.has(finding.rule.id)) return 'needs modules'
  if (finding.rule.group === 'access' && !finding.leavesAccess) return 'access changes'
  return resolutionOf(finding) === 'manual' ? 'left to you' : 'responds differently'
}

/** The findings, the worst effects first. Findings with equal effects keep their order. */
export const worstEffectsFirst = (findings: readonly Finding[]): readonly Finding[] => {
  const all = grouped(findings, effectOf)
  return findingEffects.flatMap((effect) => all.get(effect) ?? [])
}

/** The effect of a rejected line. A `.htaccess` file is read with each request, which then gets 500. */
export const effectOfRejectedLine = (file: ConfigFile): FindingEffect =>
  isHtaccess(file) ? 'answers 500' : 'will not start'

/** What 2.4 does with these lines: "4 lines keep 2.4 from starting; 9 defaults changed". Empty if there are no findings. */
export function verdictSentence(findings: readonly Finding[]): string {
  const parts = verdictParts.flatMap(({ of, one, many }) => {
    const count = findings.filter((finding) => of.includes(effectOf(finding))).length
    return count > 0 ? [{ count: withCommas(count), text: count === 1 ? one : many }] : []
  })
  // The word "lines" appears only in the first part.
  return parts.map(({ count, text }, index) => `${count} ${index > 0 ? text.replace(/^lines? /, '') : text}`).join('; ')
}

const verdictParts: readonly { readonly of: readonly FindingEffect[]; readonly one: string; readonly many: string }[] =
  [
    { of: ['will not start'], one: 'line keeps 2.4 from starting', many: 'lines keep 2.4 from starting' },
    { of: ['answers 500'], one: 'line makes 2.4 answer 500', many: 'lines make 2.4 answer 500' },
    {
      of: ['needs modules'],
      one: 'finding about missing modules, without which 2.4 may not start',
      many: 'findings about missing modules, without which 2.4 may not start',
    },
    { of: ['access changes'], one: 'line may change who gets in', many: 'lines may change who gets in' },
    { of: ['responds differently'], one: 'line works differently in 2.4', many: 'lines work differently in 2.4' },
    { of: ['left to you'], one: 'line is left to you', many: 'lines are left to you' },
    { of: ['defaults'], one: 'default changed', many: 'defaults changed' },
    { of: ['minor'], one: 'minor finding', many: 'minor findings' },
  ]
