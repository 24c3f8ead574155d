import type { Edit, Fix } from '../../edit/edit.js'
import { reviewFix, safeFix } from '../../edit/edit.js'
import { serversOn22 } from '../../site/server-level.js'
import type { Site } from '../../site/site.js'
import { type Choices, macroAssumption, templateAssumption } from '../rule.js'
import { assumptionOf, isSurelyFrom22 } from './certainty/certainty.js'
import { isClearOfMacro } from './certainty/macro.js'
import { isClearOfTemplate } from './certainty/template.js'
import { editsOf } from './edits.js'
import { bothEdits } from './guards/both.js'
import { remedyFor, serversThatSkipChecks, unaskedIn } from './internal-requests.js'
import { accessFixTitle } from './messages/fix-title.js'
import { unmeantIn } from './messages/messages.js'
import { decidingPatterns, optionLines, patternEdit } from './patterns.js'
import type { Plan } from './plan.js'
import { registrationsFor } from './registered-methods.js'
import { closingEdits } from './together/together.js'

/** Scopes that have to change at once. */
export interface Change {
  readonly site: Site
  readonly choices: Choices
  readonly group: readonly Plan[]
  /** What is offered where the configuration is taken for one of 2.2, by the text of the edits. */
  readonly offeredOn22: () => ReadonlyMap<string, Fix>
}

/** The edits of a group; undefined where a person has to decide. */
export function editsFor({ choices, group }: Change): readonly Edit[] | undefined {
  if (group.some(({ reason }) => reason)) return undefined
  const plans = group.length > 1 ? [...group].sort((a, b) => a.order - b.order) : group
  if (choices.guards !== 'keep-22') {
    const [only] = plans
    const edits =
      only && plans.length === 1
        ? editsOf(only, choices.guards)
        : plans.flatMap((plan) => editsOf(plan, choices.guards))
    return plans.some(({ repeats }) => repeats.length > 0) ? lastOfEach(edits) : edits
  }
  const both = plans.map(bothEdits)
  return both.every((edits) => edits !== undefined) ? both.flat() : undefined
}

/** A copy of one section may be, word for word, that of an earlier one; what counts is the one that 2.4 merges last. */
function lastOfEach(edits: readonly Edit[]): readonly Edit[] {
  const last = new Map<string, Edit>()
  for (const edit of edits) {
    const key = textOfEdits([edit])
    last.delete(key)
    last.set(key, edit)
  }
  return [...last.values()]
}

/** The fix that these edits are, safe or with what must be true. */
export function fixOf(change: Change, edits: readonly Edit[], plans: readonly Plan[]): Fix {
  const { site, choices, group } = change
  const title = accessFixTitle(group, edits)
  const assumes = assumptionOf(site, group, choices.deadAllow) ?? whatFillsIn(site, group)
  const again = isUnasked(change) ? askAgain(site) : none
  const patterns = patternsOf(change)
  const methods = registrationsFor(site, group, plans)
  const more = [...(again ?? none), ...(patterns.edits ?? none), ...(methods ?? none)]
  const whole = more.length > 0 ? [...edits, ...more] : edits
  const version = isRightOnEither(change, whole, assumes) ? undefined : runsOn24
  const today = group.every(({ instead }) => !instead) || isSurelyFrom22(site, plans) ? undefined : runsOn22
  const odd = choices.unmeant === 'review' && group.some(isOddlySaid) ? unmeant : undefined
  const lacking = [
    assumes,
    version,
    today,
    odd,
    again ? undefined : asksAgain,
    patterns.lacking,
    methods ? undefined : knowsMethods,
  ]
    .filter(Boolean)
    .join(' ')
  const fix = lacking ? reviewFix(title, lacking, whole) : safeFix(title, whole)
  return group.length > 1 && whole.length === edits.length
    ? { ...fix, alone: closingEdits(group, choices.guards) }
    : fix
}

const none: readonly Edit[] = []

/** What must be true where a template or a macro has a hand in the lines. */
function whatFillsIn(site: Site, group: readonly Plan[]): string | undefined {
  if (!group.every((plan) => isClearOfTemplate(site, plan))) return templateAssumption
  return group.every((plan) => isClearOfMacro(site, plan)) ? undefined : macroAssumption
}

/**
 * Whether these edits are offered for the other version too, and as sure, where the configuration was only taken for one of
 * 2.4: what shows it may be the fixes that were written yesterday.
 */
function isRightOnEither({ site, offeredOn22 }: Change, edits: readonly Edit[], assumes: string | undefined): boolean {
  if (site.from !== '2.4' || site.fromGiven) return true
  const offered = offeredOn22().get(textOfEdits(edits))
  return offered !== undefined && (offered.safe || assumes !== undefined)
}

const isOddlySaid = (plan: Plan): boolean => unmeantIn(plan) !== undefined

const unmeant = 'What 2.2 did here is what is wanted, though it was hardly meant.'

const runsOn22 =
  'The configuration runs on 2.2 today, so that its rules for 2.4 never were in force: say so with --from.'

const runsOn24 =
  'The configuration runs on 2.4 with mod_access_compat today, and no longer on 2.2; say which with --from.'

/** Whether 2.4 lets in what 2.2 refused, where it does not ask again for requests of its own. */
const isUnasked = ({ site, choices, group }: Change): boolean =>
  unaskedIn(site, choices.deadAllow).some(({ plan }) => plan !== undefined && group.includes(plan))

/** The lines that make every server ask again, which go with the fix; undefined where it is not seen what they load. */
function askAgain(site: Site): readonly Edit[] | undefined {
  const edits = serversThatSkipChecks(site).map((server) => remedyFor(site, server))
  if (serversOn22(site).length === 0) return undefined
  return edits.every((edit) => edit !== undefined) ? edits : undefined
}

/** The lines with which 2.4 reads the patterns of these sections as 2.2 did, or what must be true where they have no place. */
function patternsOf({ site, choices: { deadAllow }, group }: Change): {
  readonly edits?: readonly Edit[]
  readonly lacking?: string
} {
  const patterns = decidingPatterns(site, deadAllow).filter(({ plan }) => plan && group.includes(plan))
  if (patterns.length === 0) return {}
  const servers = serversOn22(site)
  const edits = servers
    .filter(({ files }) => patterns.some(({ at }) => files.has(at.file)))
    .map((server) => patternEdit(site, server, deadAllow))
  const isPlaced = patterns.every(({ at }) => servers.some(({ files }) => files.has(at.file)))
  if (isPlaced && edits.every((edit) => edit !== undefined)) return { edits }
  const lines = optionLines(patterns).map((line) => `\`${line}\``)
  return { lacking: `2.4 is told ${lines.join(' and ')}, without which the patterns here match other requests.` }
}

const knowsMethods = 'A `RegisterHttpMethod` of the server names the methods of its own that these files limit.'

const asksAgain = '2.4 loads mod_allowmethods, with which it checks access for subrequests and internal redirects too.'

/** What some edits come to, whatever their order. */
export const textOfEdits = (edits: readonly Edit[]): string =>
  JSON.stringify(edits.map(({ file, start, end, text }) => [file.path, start, end, text]).sort())
