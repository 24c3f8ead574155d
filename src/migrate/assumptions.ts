import { type Assumption, assumed, type Fix } from '../edit/edit.js'
import { unseenAssumption } from '../site/server-level.js'
import { type Choices, type Fixable, macroAssumption, templateAssumption } from './rule.js'

/** The names of what several rules count on; any other is the name of a rule, alone or with what it is about. */
export const sharedAssumptions = [
  ...['unseen-access', 'unseen-parts', 'parts-apart', 'unseen-htaccess'],
  ...['unseen-defaults', 'sections-elsewhere', 'server-of-htaccess'],
  ...['linked-htaccess', 'code-without-access', 'access-merging', 'rules-for-24', 'template'],
  ...['filled-in', 'macro', 'unread-file', 'refused-file', 'override-granted'],
  ...['runs-on-24', 'came-from-22', 'checks-again', 'patterns-alike', 'methods-named', 'hardly-meant'],
  ...['closed-names', 'patterns-on-24', 'weaker-defaults', 'filled-in-addresses'],
  ...[
    'ineffective-allow',
    'names-behind-hash',
    'new-words',
    'guard-module',
    'module-loaded',
    'turned-guard',
    'open-guard',
    'release',
  ],
  ...['all-servers', 'unjudged-files', 'new-machine', 'stricter-answer'],
] as const

type SharedName = (typeof sharedAssumptions)[number]

/** @param about what it is about, where that is not the same wherever it is said */
export const shared = (name: SharedName, sentence: string, about?: string): Assumption => ({
  name: about === undefined ? name : `${name}:${about}`,
  sentence,
})

/** An assumption that holds for few servers. @param name that of the rule */
export const rareAssumption = (name: string, sentence: string): readonly [Assumption] => [
  { name, sentence, isRare: true },
]

/** An assumption that a rule needs only under a condition. @param name that of the rule, maybe with its subject */
export const assumptionIf = (is: boolean, name: string, sentence: string): readonly Assumption[] =>
  is ? [{ name, sentence }] : []

/** That no file sets a directive which nothing among the given files sets. */
export const unseenDefault = (directive: string): Assumption => ({
  ...shared('unseen-defaults', unseenAssumption(directive)),
  directive,
})

/** @param version such as `2.4.58` */
export const releaseAssumption = (version: string): Assumption =>
  shared('release', `The server is httpd ${version} or later.`, version)

export const ofTemplate = shared('template', templateAssumption)

export const ofMacro = shared('macro', macroAssumption)

/** What a fix for review of a rule counts on. */
export const assumptionsOf = (rule: string, { safe, assumes, assumptions }: Fix): readonly Assumption[] =>
  safe ? [] : (assumptions ?? [{ name: rule, sentence: assumes ?? '' }])

/** The fix for review, which counts on more. */
export const alsoCountingOn = ({ rule, fix }: Fixable, more: readonly Assumption[]): Fix => ({
  ...fix,
  safe: false,
  ...assumed([...assumptionsOf(rule.id, fix), ...more]),
})

/** The fix without what is confirmed: safe where that was all. */
export function withoutConfirmed(rule: string, fix: Fix, { confirmed }: Pick<Choices, 'confirmed'>): Fix {
  const all = assumptionsOf(rule, fix)
  const open = all.filter(({ name }) => !confirmed.has(name))
  if (all.length === open.length) return fix
  const { assumes, assumptions, ...rest } = fix
  return open.length === 0 ? { ...rest, safe: true } : { ...rest, ...assumed(open) }
}

/** Why the user has declined an assumption of a fix; undefined if none is declined. */
export function whyDeclined(rule: string, fix: Fix, { declined }: Pick<Choices, 'declined'>): string | undefined {
  return assumptionsOf(rule, fix).flatMap(({ name }) => declined.get(name) ?? [])[0]
}
