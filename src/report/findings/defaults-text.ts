import { listText } from '../../base/list-text.js'
import type { Finding } from '../../migrate/rule.js'
import { isDefaultAdopted, isNewDefaultSafer } from '../../migrate/unset-default.js'
import { hasRarelyNeededFix } from '../../questions/assumptions.js'
import type { Paint, Style } from '../paint.js'
import { resolutionOf } from '../summary.js'

/** One paragraph about the changed defaults that nearly every server leaves unset; empty if there are none. */
export function defaultsText(findings: readonly Finding[], paint: Paint): string {
  if (findings.length === 0) return ''
  const kept = findings.filter((finding) => !isDefaultAdopted(finding))
  const rows = fixKinds.flatMap(({ style, head, is }) => {
    const own = kept.filter(is)
    const assumed = distinct(own.flatMap(({ fix }) => fix?.assumes ?? []))
    const condition = assumed.length > 0 ? `    ${paint(style, 'if')}: ${assumed.join(' ')}\n` : ''
    const command = is === hasRarelyNeededFix ? ` (--write --review --only ${rulesOf(own).replaceAll(' ', '')})` : ''
    return own.length > 0 ? [`    ${paint(style, head + command)}: ${linesOf(own)}\n${condition}`] : []
  })
  const adopted = findings.length > kept.length ? ['    The defaults of 2.4 are adopted.\n'] : []
  const choice = kept.every(isNewDefaultSafer) ? 'safer' : 'adopt'
  const rest =
    kept.length > 0 ? [`    To use 2.4's defaults, add --defaults=${choice}: these lines are then left out.\n`] : []
  return `${changedDefaultsSentence(findings)}${saferText(kept)} ${paint('dim', `[${rulesOf(findings)}]`)}\n${[...rows, ...adopted, ...rest].join('')}\n`
}

interface FixKind {
  readonly style: Style
  readonly head: string
  readonly is: (finding: Finding) => boolean
}

const fixKinds: readonly FixKind[] = [
  { style: 'green', head: 'fix', is: (finding) => resolutionOf(finding) === 'safe' },
  {
    style: 'yellow',
    head: 'fix, for review',
    is: (finding) => resolutionOf(finding) === 'review' && !hasRarelyNeededFix(finding),
  },
  { style: 'yellow', head: 'fix, only if needed', is: hasRarelyNeededFix },
]

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)]

const linesOf = (findings: readonly Finding[]): string =>
  distinct(findings.map(({ fix }) => lineForOldDefault(fix))).join(', ')

/** A sentence that names the defaults that are safer in 2.4; empty if there are none. */
function saferText(findings: readonly Finding[]): string {
  const safer = namesOf(findings.filter(isNewDefaultSafer))
  if (safer.length === 0) return ''
  const which =
    safer.length === namesOf(findings).length ? 'The new ones are safer' : `Safer in 2.4: ${listText(safer)}`
  return ` ${which}; write 2.2's only if the server needs them.`
}

const namesOf = (findings: readonly Finding[]): readonly string[] =>
  distinct(findings.map(({ rule }) => rule.title.replace(/ is left at its default$/, '')))

/** A sentence that names the directives whose default has changed. */
export function changedDefaultsSentence(findings: readonly Finding[]): string {
  const names = namesOf(findings)
  return `${listText(names)} ${names.length === 1 ? 'has a new default' : 'have new defaults'} in 2.4.`
}

/** The line that a fix adds to keep a default of 2.2, taken from the title of the fix. */
export const lineForOldDefault = (fix: Finding['fix']): string => (fix?.title ?? '').replace(/^Add /, '')

const rulesOf = (findings: readonly Finding[]): string => distinct(findings.map(({ rule }) => rule.id)).join(', ')
