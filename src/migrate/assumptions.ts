import { type Assumption, assumptionFields, type Fix } from '../edit/edit.js'
import { noOtherFileSetsSentence } from '../site/server-level.js'
import { type Choices, type Fixable, macroSentence, templateSentence } from './rule.js'

/**
 * The names of assumptions that several rules share. The name of any other assumption is the name of its rule, sometimes followed
 * by a subject.
 */
export const sharedAssumptionNames = [
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

type SharedName = (typeof sharedAssumptionNames)[number]

/**
 * An assumption that several rules share.
 * @param about the subject, if each subject has its own assumption
 */
export const sharedAssumption = (name: SharedName, sentence: string, about?: string): Assumption => ({
  name: about === undefined ? name : `${name}:${about}`,
  sentence,
})

/**
 * An assumption that is true on few servers only, as the list that `reviewFix` takes.
 * @param name the name of the rule
 */
export const rarelyTrueAssumption = (name: string, sentence: string): readonly [Assumption] => [
  { name, sentence, isRarelyTrue: true },
]

/**
 * The assumption of a rule if a condition is true, otherwise none.
 * @param name the name of the rule, sometimes with a subject
 */
export const assumptionIf = (is: boolean, name: string, sentence: string): readonly Assumption[] =>
  is ? [{ name, sentence }] : []

/**
 * The assumption that no file besides the given ones sets a directive.
 * @param isOwn whether the directive gets a question of its own, because only some servers need 2.2's default
 */
export const unseenDefaultAssumption = (directive: string, isOwn = false): Assumption => ({
  ...sharedAssumption('unseen-defaults', noOtherFileSetsSentence(directive), isOwn ? directive : undefined),
  directive,
})

/**
 * The assumption that the server is this release of httpd or a later one.
 * @param version such as `2.4.58`
 */
export const releaseAssumption = (version: string): Assumption =>
  sharedAssumption('release', `The server is httpd ${version} or later.`, version)

export const templateAssumption = sharedAssumption('template', templateSentence)

export const macroAssumption = sharedAssumption('macro', macroSentence)

/** The assumptions of a rule's fix; none if the fix is safe. */
export const assumptionsOf = (rule: string, { safe, assumes, assumptions }: Fix): readonly Assumption[] =>
  safe ? [] : (assumptions ?? [{ name: rule, sentence: assumes ?? '' }])

/** A finding's fix with additional assumptions, so that it is for review. */
export const withMoreAssumptions = ({ rule, fix }: Fixable, more: readonly Assumption[]): Fix => ({
  ...fix,
  safe: false,
  ...assumptionFields([...assumptionsOf(rule.id, fix), ...more]),
})

/** A fix without its confirmed assumptions. It is safe if all of its assumptions are confirmed. */
export function withoutConfirmedAssumptions(rule: string, fix: Fix, { confirmed }: Pick<Choices, 'confirmed'>): Fix {
  const all = assumptionsOf(rule, fix)
  const open = all.filter(({ name }) => !confirmed.has(name))
  if (all.length === open.length) return fix
  const { assumes, assumptions, ...rest } = fix
  return open.length === 0 ? { ...rest, safe: true } : { ...rest, ...assumptionFields(open) }
}

/** Why the user has declined an assumption of a fix; undefined if none is declined. */
export function declineReason(rule: string, fix: Fix, { declined }: Pick<Choices, 'declined'>): string | undefined {
  return assumptionsOf(rule, fix).flatMap(({ name }) => declined.get(name) ?? [])[0]
}
