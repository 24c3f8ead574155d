import { isReadOnlyBy, type Scope } from '../../access/merge/scope.js'
import { type AccessLine, isForOldAlone, isOld } from '../../access/read/access-lines.js'
import { isNewWord } from '../../access/read/requirements.js'
import { type Edit, type Fix, reviewFix, safeFix } from '../../edit/edit.js'
import { serversOn22 } from '../../site/server-level.js'
import type { Site } from '../../site/site.js'
import { ancestors, type Directive, type Section } from '../../syntax/tree.js'
import { bothEdits, guardPairs, whyNotBoth } from '../access/both.js'
import { assumptionOf, isReported, isSurelyFrom22 } from '../access/certainty.js'
import { editsOf } from '../access/edits.js'
import { remedyFor, serversThatSkipChecks, unaskedIn } from '../access/internal-requests.js'
import { isClearOfMacro } from '../access/macro.js'
import { accessFixTitle, blockedMessageOf, hasStrangeCase, messageOf, unmeantIn } from '../access/messages.js'
import { decidingPatterns, optionLines, patternEdit } from '../access/patterns.js'
import type { Plan } from '../access/plan.js'
import { surveyOf } from '../access/survey.js'
import { isClearOfTemplate } from '../access/template.js'
import { closingEdits, together } from '../access/together.js'
import { type Choices, type Hit, macroAssumption, type Rule, templateAssumption } from '../rule.js'

export const accessControl: Rule = {
  id: 'access-control',
  title: 'Order, Allow, Deny, Satisfy or Require means something else in 2.4',
  severity: 'error',
  group: 'access',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#access',
  covers: [
    ...['access-deny-all', 'access-allow-all', 'access-allow-list', 'access-deny-list', 'access-mixed-lists'],
    ...['access-missing-order', 'access-mutual-failure', 'access-dead-allow', 'access-env', 'access-env-negated'],
    ...['access-host', 'access-ip-forms', 'access-trailing-comment', 'access-satisfy-all', 'access-hosts-disabled'],
    ...['access-satisfy-any', 'access-satisfy-any-open', 'access-satisfy-any-others', 'access-satisfy-inherited'],
    ...['access-child-require-inherits-hosts', 'access-child-hosts-inherits-require', 'access-child-partial-hosts'],
    ...[
      'access-unknown-base',
      'access-limit',
      'access-limit-other-methods',
      'access-limit-gap',
      'access-htaccess-class',
    ],
    ...['access-mixed', 'access-mixed-example-denied', 'access-mixed-example-granted', 'access-keep-old'],
    ...['access-version-guards', 'access-guard-authz-host', 'access-files-ht', 'access-proxy-section'],
    ...['authz-require-several-modules', 'authz-authoritative-removed', 'authz-require-case', 'authz-require-quoted'],
    ...['authz-dbm-group', 'authtype-without-require', 'authz-negative-only', 'authz-owner', 'auth-merging'],
  ],
  page: `
2.2 asked two questions: does the address of the client please Order, Allow and Deny, and does the user please Require?
Satisfy said whether both had to agree or one was enough. Each of the three was inherited by itself: a section with one Allow
line lost the host rules of the section above it, but kept its Require and its Satisfy.

2.4 has one question, Require, which is inherited or replaced as a whole. So a line cannot be translated by itself: this rule
works out what 2.2 decided in each section, with all that it inherits there, and writes that down. Where a section says only
\`Require valid-user\` below closed host rules, 2.4 would let users in that 2.2 refused; \`AuthMerging And\` keeps both. What
must change at once is one fix. Modules, .htaccess files (they need AuthConfig where Limit was enough), \`<Limit>\`, \`<Files>\` and
\`<Location>\` over several folders are taken into account; a section over folders with different rules is repeated in them.

**Where Apache's own guide is wrong.** With \`Order allow,deny\`, \`Deny from all\` beats every Allow. The guide's last two examples
let in the address that Allow names; a real 2.2 refused it. The fix goes on refusing; the setting \`dead-allow: guide\` offers
the guide's form for review instead. What 2.2 did though it was hardly meant, as here, is said in the first words of a message;
with the setting \`unmeant: review\` it is for review.

Rules for both versions in guards (\`<IfModule mod_authz_core.c>\`) are left alone where they say the same. Where those for 2.4
are missing, or let in more, they are made to say what 2.2 decides; where they keep out more, a person decides. \`--drop-22\` keeps only those of 2.4, for
review unless both let in the same requests, and \`--keep-22\` writes both. A fix is safe where the given files are the whole
configuration (\`--assume-complete\`), for it is then proved that every request is answered as before; else it says what must be
true. In a template that holds for every branch, and for every path that a placeholder may stand for. Nothing is offered where no form is exact.`,
  *check(site, choices) {
    if (!deciding.some((name) => site.names.has(name))) return
    const { plans, doubled, differing } = surveyOf(site, choices.deadAllow)
    for (const group of together(plans)) yield* hitsOf({ site, choices, group }, plans)
    for (const scope of differing) yield* differenceOf(scope)
    if (choices.guards === 'drop-22') yield* dropped(site, doubled, plans)
  },
}

const deciding = ['order', 'allow', 'deny', 'satisfy', 'require', 'authtype']

/** What one version alone reads, the other decides without. */
function* differenceOf(scope: Scope): Generator<Hit> {
  const at = scope.at ?? scope.nodes[0]
  if (!at) return
  // 2.4 starts with either; but what it no longer keeps out is no thing to look at later.
  const isOpened = isReadOnlyBy(scope, '2.2')
  const message = isOpened
    ? '2.4 does not read these rules, which are for 2.2 alone, and no rules for 2.4 say the same in their place, so that it lets in whom they keep out; write for 2.4 what is to hold, in `<IfModule mod_authz_core.c>`.'
    : '2.4 alone reads these rules, and no rules for 2.2 say the same; where 2.2 lets in whom they keep out, make sure that this is meant.'
  yield { at, message, severity: isOpened ? 'error' : 'warning', checksTemplate: true }
}

/** Scopes that have to change at once. */
interface Change {
  readonly site: Site
  readonly choices: Choices
  readonly group: readonly Plan[]
}

/** One finding for each scope; all scopes of a group carry the same fix, since they have to change at once. */
function* hitsOf(change: Change, all: readonly Plan[]): Generator<Hit> {
  const { site, choices, group } = change
  if (!group.some((plan) => isReported(site, plan, all))) return
  const edits = editsFor(change)
  const fix = edits && edits.length > 0 ? fixOf(change, edits, all) : undefined
  const blocked = group.some(({ reason }) => reason)
  // A fix of hundreds of places is shown once.
  const shown = fix && group.length > crowd ? group.slice(0, 1) : group
  const more = shown.length < group.length && `So are ${group.length - 1} more sections, which change at once.`
  const keeping = choices.guards === 'keep-22' && !blocked && !edits
  for (const plan of shown) {
    const at = placeOf(plan)
    const said = blocked ? blockedMessageOf(plan, group, all) : messageOf(plan, all)
    const message = keeping || more ? [said, keeping && whyNotBoth(plan), more].filter(Boolean).join(' ') : said
    const severity = stopsServer(plan) ? 'error' : 'warning'
    if (at)
      yield fix ? { at, message, severity, fix, checksTemplate: true } : { at, message, severity, checksTemplate: true }
  }
}

const crowd = 300

/** Whether 2.4 does not start with it, or opens by it. Beside rules of its own it does not read what a guard keeps for 2.2. */
function stopsServer(plan: Plan): boolean {
  const { access, reason } = plan
  const isRead = (line: AccessLine) => reason?.kind !== 'dual' || !isForOldAlone(line)
  return access.lines.some((line) => isOld(line) && isRead(line)) || hasStrangeCase(plan) || isWokenBy24(plan)
}

/** Whether a line of Require means something in 2.4 only, which lets in by it what 2.2 kept out. */
const isWokenBy24 = ({ access }: Plan): boolean => (access.unclear && access.require?.some(isNewWord)) === true

function editsFor({ choices, group }: Change): readonly Edit[] | undefined {
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
    const key = textOf([edit])
    last.delete(key)
    last.set(key, edit)
  }
  return [...last.values()]
}

function fixOf(change: Change, edits: readonly Edit[], plans: readonly Plan[]): Fix {
  const { site, choices, group } = change
  const title = accessFixTitle(group, edits)
  const assumes = assumptionOf(site, group, choices.deadAllow) ?? whatFillsIn(site, group)
  const again = isUnasked(change) ? askAgain(site) : none
  const patterns = patternsOf(change)
  const more = [...(again ?? none), ...(patterns.edits ?? none)]
  const whole = more.length > 0 ? [...edits, ...more] : edits
  const version = isRightOnEither(change, whole, assumes) ? undefined : runsOn24
  const today = group.every(({ instead }) => !instead) || isSurelyFrom22(site, plans) ? undefined : runsOn22
  const odd = choices.unmeant === 'review' && group.some(isOddlySaid) ? unmeant : undefined
  const lacking = [assumes, version, today, odd, again ? undefined : asksAgain, patterns.lacking]
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
function isRightOnEither({ site, choices }: Change, edits: readonly Edit[], assumes: string | undefined): boolean {
  if (site.from !== '2.4' || site.fromGiven) return true
  const offered = offeredOn22(site, choices).get(textOf(edits))
  return offered !== undefined && (offered.safe || assumes !== undefined)
}

/** By the text of their edits. Worked out once for a site and what was chosen. */
function offeredOn22(site: Site, choices: Choices): ReadonlyMap<string, Fix> {
  const known = site.once(offersKnown)
  const key = `${choices.guards} ${choices.deadAllow}`
  const hits = () => Array.from(accessControl.check(site.on('2.2'), choices))
  const found = known.get(key) ?? new Map(hits().flatMap(({ fix }) => (fix ? [[textOf(fix.edits), fix]] : [])))
  known.set(key, found)
  return found
}

const offersKnown = () => new Map<string, ReadonlyMap<string, Fix>>()

const textOf = (edits: readonly Edit[]): string =>
  JSON.stringify(edits.map(({ file, start, end, text }) => [file.path, start, end, text]).sort())

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

const asksAgain = '2.4 loads mod_allowmethods, with which it checks access for subrequests and internal redirects too.'

function placeOf({ access, instead }: Plan): Directive | Section | undefined {
  if (instead?.kind === 'rules') return instead.rules[0]
  return (
    (access.lines.find(isOld) ?? access.lines.find(({ kind }) => kind === 'require') ?? access.lines[0])?.at ??
    access.containers[0]
  )
}

/** On 2.4 nothing changes; but who runs 2.2 today may keep out more than the rules for 2.4 will. */
function* dropped(site: Site, doubled: ReadonlySet<Section>, plans: readonly Plan[]): Generator<Hit> {
  const title = 'Keep only the rules for 2.4'
  const mended = plans.flatMap(({ instead }) => (instead?.kind === 'rules' ? instead.rules : []))
  for (const { at, other, edits } of guardPairs(site)) {
    if (mended.some((rule) => [...ancestors(rule)].includes(other))) continue
    yield {
      at,
      severity: 'info',
      message: 'These rules are for 2.2 alone; those for 2.4 beside them can stand without their guard.',
      fix: site.from === '2.4' || doubled.has(at) ? safeFix(title, edits) : reviewFix(title, letInNoMore, edits),
    }
  }
}

const letInNoMore = 'The rules for 2.4 let in nobody whom the rules for 2.2 beside them keep out.'
