import { isReadOnlyBy, type Scope } from '../../access/merge/scope.js'
import {
  type AccessLine,
  areRulesHiddenFrom24,
  hasAccessRules,
  isAccessLineOf22,
} from '../../access/read/access-lines.js'
import { thirdPartyAuthorizer } from '../../access/read/authorizers.js'
import { hasKeywordOf24 } from '../../access/read/requirements.js'
import { listText } from '../../base/list-text.js'
import { internedText } from '../../base/once.js'
import { type Assumption, type Fix, insertBefore, reviewFix, safeFix } from '../../edit/edit.js'
import { guardReading, isGuard } from '../../httpd/guards.js'
import { onlyVersionReading } from '../../site/guard-reading.js'
import type { Site } from '../../site/site.js'
import { logicalLineText } from '../../syntax/lines.js'
import { ancestors, type Directive, isSection, type Section } from '../../syntax/tree.js'
import { sharedAssumption, templateAssumption } from '../assumptions.js'
import type { Alternative, Choices, Hit, Severity } from '../rule.js'
import { sitesUnderValuations } from './defines/defined-sites.js'
import { mergedHitsOfCombinations } from './defines/every-combination.js'
import { editsOfPlan } from './edits.js'
import { fixForFilledInClients } from './filled-in-clients.js'
import { editsForGroup, editsKey, fixForGroup, type GroupChange } from './fix.js'
import { guardPairs, whyNotForBothVersions } from './guards/both.js'
import { compatOnlyRuleHits, hasOldLinesFor24, oldLinesFor24Hits } from './guards/old-on-24.js'
import {
  clientsFromTemplateMessage,
  hasKeywordInCaseUnknownTo24,
  likelyMistakeSentence,
  messageOfBlockedPlan,
  messageOfPlan,
} from './messages/messages.js'
import { maxLinesNamed, namesInCode } from './messages/sections-named.js'
import { namesOfOtherChecks } from './messages/why-not.js'
import { newLinesOfPlan } from './new-lines.js'
import type { AccessChange, Plan } from './plan.js'
import { removalEdits } from './removal.js'
import { dropsHostLinesAbove, needsAccessFinding } from './reported.js'
import { type AccessPlans, accessPlans } from './survey.js'
import { couplingsToUndecided } from './together/couplings-to-undecided.js'
import { groupsChangingTogether } from './together/together.js'
import { accessFileNameHits, htaccessAnswered500Hits, unknownRequireHits } from './unknown-today.js'

/** The findings for the access rules of a site, for all -D names and modules. Most are for one section each. */
export function* accessHits(site: Site, choices: Choices): Generator<Hit> {
  const combinations = site.once(sitesUnderValuations)
  yield* combinations.length > 0
    ? mergedHitsOfCombinations(combinations, (combination) => hitsIn(combination.site, choices))
    : hitsIn(site, choices)
}

function* hitsIn(site: Site, choices: Choices): Generator<Hit> {
  const survey = accessPlans(site, choices.ineffectiveAllow)
  const { plans, doubledGuards, differingScopes, refusedScopes, forbiddingLines } = survey
  const offered = () => offeredOtherwise(site, choices)
  for (const group of groupsChangingTogether(plans))
    yield* hitsOf({ survey, choices, group, offeredOtherwise: offered })
  for (const [scope, lets] of differingScopes) yield* differenceHits(site, scope, lets)
  for (const scope of refusedScopes) yield* refusedFileHits(scope)
  yield* htaccessAnswered500Hits(site, forbiddingLines, refusedScopes)
  yield* oldLinesFor24Hits(site)
  yield* compatOnlyRuleHits(site)
  yield* unknownRequireHits(survey)
  yield* accessFileNameHits(site)
  yield* ifSectionHits(site)
  if (choices.guards === 'drop-22')
    yield* droppedGuardHits(site, doubledGuards, guardsOpeningAccess(plans, differingScopes))
}

/** The findings for a group of scopes: one for each, or a single one for a very large group. They share one fix. */
function* hitsOf(change: GroupChange): Generator<Hit> {
  const { survey, choices, group } = change
  const { site, plans, unclearScopes } = survey
  if (!group.some((plan) => needsAccessFinding(site, plan, plans))) return
  const edits = editsForGroup(change)
  const filledIn =
    group.length === 1 && choices.guards !== 'keep-22' ? fixForFilledInClients(site, group[0] as Plan) : undefined
  const fix =
    edits && edits.length > 0
      ? fixForGroup(change, edits)
      : filledIn && fixForFilledIn(fixForGroup(change, filledIn.edits), filledIn.assumes)
  const blocked = !filledIn && group.some(({ reason }) => reason)
  // A fix with hundreds of places is shown once, at its first place.
  const shown = fix && group.length > maxHitsForGroup ? group.slice(0, 1) : group
  const more = shown.length < group.length && `${group.length - 1} more sections change together with this one.`
  const keeping = choices.guards === 'keep-22' && !blocked && !edits
  const others = {
    plans,
    unclearScopes,
    couplings: couplingsToUndecided(group),
    thirdParty: site.once(thirdPartyAuthorizer),
  }
  // A server that runs 2.4 with mod_access_compat works with the old lines.
  const isOnCompat = site.from === '2.4' && site.loads('mod_access_compat')
  for (const plan of shown) {
    const at = nodeToMark(plan)
    const sentence = filledIn
      ? clientsFromTemplateMessage(plan)
      : blocked
        ? messageOfBlockedPlan(plan, group, others)
        : messageOfPlan(plan, others)
    const notes = [keeping && whyNotForBothVersions(plan), more].filter(Boolean)
    const message = internedText(notes.length > 0 ? [sentence, ...notes].join(' ') : sentence)
    const severity = isOnCompat ? 'info' : severityOf(plan)
    const waits = blocked && !plan.reason
    const forms = [...mergingForm(plan), ...formsBesideOthers(plan)]
    const left = { ...(waits && { waits }), ...(forms.length > 0 && { forms }) }
    const likelyMistake = blocked || plan.access.isClosed ? undefined : likelyMistakeSentence(plan)
    if (at) yield { at, message, severity, ...(fix && { fix, likelyMistake }), ...left, checksTemplate: true }
  }
}

/** The fix, with this assumption about the filled-in clients in place of the general one about templates. */
const fixForFilledIn = ({ title, edits, assumptions = [] }: Fix, assumes: Assumption): Fix =>
  reviewFix(title, [assumes, ...assumptions.filter((one) => one !== templateAssumption)], edits)

const maxHitsForGroup = 300

/** The severity of a finding. Separate rules for 2.4 are a note, unless they allow more than those for 2.2. */
function severityOf(plan: Plan): Severity {
  if (stopsServer(plan)) return 'error'
  return plan.reason?.kind === 'dual' && plan.reason.lets === 'no more' ? 'info' : 'warning'
}

/** Whether 2.4 does not start with these lines, or a Require that it reads allows more than 2.2 did. */
function stopsServer(plan: Plan): boolean {
  const { access, reason } = plan
  const isRead = (line: AccessLine) => reason?.kind !== 'dual' || !line.hiddenFrom24
  return (
    access.lines.some((line) => isAccessLineOf22(line) && isRead(line)) ||
    hasKeywordInCaseUnknownTo24(plan) ||
    (reason?.kind !== 'dual' && areRulesHiddenFrom24(access)) ||
    (access.unclear !== undefined && (access.require?.some(hasKeywordOf24) === true || dropsHostLinesAbove(plan)))
  )
}

/** The fixes that would be offered if the other version ran the configuration today, by the text of their edits. */
function offeredOtherwise(site: Site, choices: Choices): ReadonlyMap<string, Fix> {
  const known = site.once(newOfferCache)
  const key = `${choices.guards} ${choices.ineffectiveAllow}`
  const hits = () => Array.from(hitsIn(site.asRunningOn(site.from === '2.4' ? '2.2' : '2.4'), choices))
  const found = known.get(key) ?? new Map(hits().flatMap(({ fix }) => (fix ? [[editsKey(fix.edits), fix]] : [])))
  known.set(key, found)
  return found
}

const newOfferCache = () => new Map<string, ReadonlyMap<string, Fix>>()

const nodeToMark = ({ access }: Plan): Directive | Section | undefined =>
  (access.lines.find(isAccessLineOf22) ?? access.lines.find(({ kind }) => kind === 'require') ?? access.lines[0])?.at ??
  access.containers[0]

/** The finding about rules that only one version reads, so that the other version decides without them. */
function* differenceHits(site: Site, scope: Scope, lets: AccessChange): Generator<Hit> {
  const at = scope.at ?? scope.nodes[0]
  if (!at) return
  if (isReadOnlyBy(scope, '2.4') && hasOldLinesFor24(site, scope)) return
  const isOpened = isReadOnlyBy(scope, '2.2')
  if (lets !== 'no more' && !isOpened) return yield* openingHits(scope, at, lets === 'more' ? 'lets' : 'may let')
  // 2.4 starts without these rules, but their loss needs attention now.
  const message = isOpened
    ? '2.4 lets in more clients here: only 2.2 reads these rules, and nothing replaces them for 2.4. Write the same rules as Require lines into an `<IfModule mod_authz_core.c>`.'
    : 'Only 2.4 reads these rules, and no rules for 2.2 have the same effect. Check that 2.2 should allow more than 2.4.'
  const effect = isOpened ? ({ severity: 'error', access: 'opens' } as const) : ({ severity: 'warning' } as const)
  yield { at, message, ...effect, checksTemplate: true }
}

/** The finding about rules for 2.4 that allow more. They are in a guard in the section, or in one around it. */
function* openingHits(scope: Scope, section: Directive | Section, lets: string): Generator<Hit> {
  yield {
    at: guardHiddenFrom22(scope) ?? section,
    severity: 'error',
    access: 'opens',
    message: `Only 2.4 reads these rules. They replace the rules above, and 2.4 ${lets} in more clients than 2.2. Check that this access is intended, or add rules here that refuse these clients.`,
    checksTemplate: true,
  }
}

/** The finding about an `<If>` with rules, which 2.4 merges after all other sections (request.c, ap_if_walk). */
function* ifSectionHits(site: Site): Generator<Hit> {
  if (site.from !== '2.2') return
  const found = site.files.flatMap((file) => ['<if', '<elseif', '<else'].flatMap((key) => file.named(key)))
  const [at] = found
    .filter(isSection)
    .filter((section) => onlyVersionReading(site, section) === '2.4' && hasAccessRules(section.commands))
  if (at)
    yield {
      at,
      severity: 'error',
      access: 'opens',
      message: `Only 2.4 reads these rules, and they replace all other rules for requests that meet the condition of \`<${at.name.value}>\`. Check that 2.4 should decide these requests differently.`,
      checksTemplate: true,
    }
}

/** The finding about a .htaccess file for which 2.2 answers 500, and which has rules for 2.4 only. */
function* refusedFileHits(scope: Scope): Generator<Hit> {
  const at = guardHiddenFrom22(scope)
  if (at)
    yield {
      at,
      severity: 'error',
      access: 'opens',
      message:
        '2.4 reads only this block of the .htaccess file, which lets clients in. 2.2 answers 500 for the whole file, because AllowOverride forbids some of its lines. To keep refusing requests, write `Require all denied` in this block. Otherwise check that the access is intended.',
    }
}

const guardHiddenFrom22 = ({ nodes }: Scope): Directive | Section | undefined =>
  nodes.find((node) => node.kind === 'section' && isGuard(node) && guardReading(node, '2.2') === 'never')

/** Findings that offer to drop the rules for 2.2, which 2.4 ignores, unless the rules for 2.4 let in more. */
function* droppedGuardHits(site: Site, doubled: ReadonlySet<Section>, opening: ReadonlySet<Section>): Generator<Hit> {
  const title = 'Keep only the rules for 2.4'
  for (const { guardFor22, guardFor24, edits } of guardPairs(site)) {
    if (opening.has(guardFor24)) continue
    yield {
      at: guardFor22,
      severity: 'info',
      message: `Only 2.2 reads this \`<${guardFor22.name.value}>\`. Once 2.4 runs, remove this section, and the tags of the \`${logicalLineText(guardFor24.file.text, guardFor24).trim()}\` beside this section.`,
      fix:
        site.from === '2.4' || doubled.has(guardFor22) ? safeFix(title, edits) : reviewFix(title, [letInNoMore], edits),
    }
  }
}

/** The guards with rules for 2.4 that allow requests that 2.2 denies. */
function guardsOpeningAccess(plans: readonly Plan[], differing: AccessPlans['differingScopes']): ReadonlySet<Section> {
  const own = plans.flatMap(({ reason, access }) =>
    reason?.kind === 'dual' && reason.lets === 'more' ? (access.guardsByVersion?.for24 ?? []) : [],
  )
  const opening = [...differing].filter(([scope, lets]) => lets !== 'no more' && !isReadOnlyBy(scope, '2.2'))
  const whole = opening.flatMap(([{ at }]) => (at ? [...ancestors(at)] : []))
  return new Set([...own, ...whole])
}

const letInNoMore = sharedAssumption(
  'rules-for-24',
  'The rules for 2.4 let in no client that the rules for 2.2 beside them refuse.',
)

/** The choice of AuthMerging And, if a Require is joined with differing host rules: it allows no more than 2.2 did. */
function mergingForm({ reason, access, scope: { at } }: Plan): readonly Alternative[] {
  const [first] = access.require ?? []
  const isPlain = access.require?.every((line) => line.at.parent === at) && !access.lines.some(isAccessLineOf22)
  if (reason?.kind !== 'differs' || !first || !at || !isPlain) return []
  return [
    {
      name: 'inherited-too',
      title: 'Require the inherited rules too (`AuthMerging And`)',
      edits: [insertBefore(first.at, ['AuthMerging And'])],
    },
  ]
}

/** The forms to choose from if a password made checks of mod_ssl optional. Each refuses more than 2.2 did. */
function* formsBesideOthers(plan: Plan): Generator<Alternative> {
  const { reason, access, form } = plan
  if (reason?.kind !== 'ssl') return
  const names = namesOfOtherChecks(plan)
  const beside = names.length > 0 ? `, in addition to ${listText(names)}` : ''
  if (access.require)
    yield {
      name: 'ask-everybody',
      title: `Ask everybody for a password${beside}`,
      edits: removalEdits(access.lines.filter((line) => isAccessLineOf22(line))),
    }
  const lines = newLinesOfPlan(plan, '')
  // Only for mod_ssl's lines: rules of mod_authz_svn or of a script ask for a password only with Satisfy Any.
  if (form.kind === 'tree' && names.every((name) => /^ssl/i.test(name)) && lines.length <= maxLinesNamed)
    yield {
      name: 'both',
      title: `Write ${namesInCode(lines)}${beside}`,
      edits: editsOfPlan(plan),
    }
}
