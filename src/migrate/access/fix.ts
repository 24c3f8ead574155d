import { compatDirectiveNames, hasAccessRules } from '../../access/read/access-lines.js'
import { listText, numberText } from '../../base/list-text.js'
import { internedText } from '../../base/once.js'
import { type Assumption, type Edit, editKey, type Fix, fixWithAssumptions } from '../../edit/edit.js'
import { startsOnlyOn24 } from '../../models/starts-only-on-24.js'
import { serversOn22 } from '../../site/server-level.js'
import type { Site } from '../../site/site.js'
import { fileAndLine } from '../../syntax/file-and-line.js'
import { sourceOf } from '../../syntax/tree.js'
import { macroAssumption, sharedAssumption, templateAssumption } from '../assumptions.js'
import type { Choices } from '../rule.js'
import { assumptionsOfGroup } from './certainty/certainty.js'
import { isIndependentOfMacro, isIndependentOfTemplate, linesTemplateMayReplace } from './certainty/template.js'
import { editsOfPlan } from './edits.js'
import { editsForBothVersions } from './guards/both.js'
import { editForInternalChecks, serversSkippingInternalChecks, uncheckedRules } from './internal-requests.js'
import { likelyMistakeSentence } from './messages/messages.js'
import { maxLinesNamed, namesInCode, sectionFileAndLine } from './messages/sections-named.js'
import { editsRegisteringMethodsOf } from './methods-named.js'
import {
  dependsOnDifferingPattern,
  editForPatternsAs22,
  linesForPatternsAs22,
  mayTestVariable,
  wantsPatternsAs22,
} from './patterns.js'
import type { Plan } from './plan.js'
import type { AccessPlans } from './survey.js'

/** A group of plans that must change together, with the data to make their fix. */
export interface GroupChange {
  readonly survey: AccessPlans
  readonly choices: Choices
  readonly group: readonly Plan[]
  /** The fixes that would be offered if the other version ran the configuration today, by the text of their edits. */
  readonly offeredOtherwise: () => ReadonlyMap<string, Fix>
}

/** The edits of a group; undefined if a person has to decide, or if a section cannot have rules for both versions. */
export function editsForGroup({ choices, group }: GroupChange): readonly Edit[] | undefined {
  if (group.some(({ reason }) => reason)) return undefined
  const plans = group.length > 1 ? [...group].sort((a, b) => a.order - b.order) : group
  if (choices.guards !== 'keep-22') {
    const [only] = plans
    return only && plans.length === 1 ? editsOfPlan(only) : plans.flatMap((plan) => editsOfPlan(plan))
  }
  const both = plans.map(editsForBothVersions)
  return both.every((edits) => edits !== undefined) ? both.flat() : undefined
}

/** The fix with these edits, and the edits that they need elsewhere. It is safe if no assumption is left. */
export function fixForGroup(change: GroupChange, edits: readonly Edit[]): Fix {
  const { survey, choices, group } = change
  const { site, plans } = survey
  const title = internedText(accessFixTitle(group, edits))
  const assumptions = [
    ...assumptionsOfGroup(survey, group),
    ...(group.every((plan) => isIndependentOfTemplate(site, plan)) ? [] : [templateAssumption]),
    ...(group.every((plan) => isIndependentOfMacro(site, plan)) ? [] : [macroAssumption]),
  ]
  const isOpen = ({ name }: Assumption) => !choices.confirmed.has(name)
  const again = hasUncheckedRequests(change) ? recheckEdits(change) : none
  const reading = patternEdits(change)
  const methods = editsRegisteringMethodsOf(site, group, plans)
  const more = [...(again ?? none), ...(reading ?? none), ...(methods ?? none)]
  const whole = more.length > 0 ? [...edits, ...more] : edits
  const version = versionAssumption(change, whole, assumptions.find(isOpen))
  const odd =
    choices.likelyMistakes === 'review' && group.some((plan) => likelyMistakeSentence(plan)) ? likelyMistake : undefined
  const open = [
    ...assumptions,
    version,
    odd,
    noRulesFilledIn(site, group),
    strictestIsAcceptable(group),
    again ? undefined : checksAgain,
    reading ? undefined : choices.defaults === 'keep' ? patternsMatchAlike : plainNamesOrUrls(group),
    methods ? undefined : knowsMethods,
  ]
    .filter((one) => one !== undefined)
    .filter(isOpen)
  return fixWithAssumptions(title, open, whole)
}

const none: readonly Edit[] = []

/**
 * The assumption that lines from a template contain no access rules. Beside access rules, new Require lines might allow too
 * much.
 */
function noRulesFilledIn(site: Site, group: readonly Plan[]): Assumption | undefined {
  const lines = new Set(
    group.flatMap((plan) => linesTemplateMayReplace(site, plan).map((node) => sourceOf(node.file, node).trim())),
  )
  if (lines.size === 0) return undefined
  const named = namesInCode([...lines])
  return sharedAssumption('filled-in', `No Require, Order, Allow, Deny or Satisfy comes from ${named}.`, named)
}

/** The assumption about the version of today, if it is only likely, and if the other version would not get the same fix. */
function versionAssumption(
  { survey: { site }, offeredOtherwise }: GroupChange,
  edits: readonly Edit[],
  assumes: Assumption | undefined,
): Assumption | undefined {
  const { origin } = site.judgement
  if (origin === '2.2' || site.isVersionGiven || runsOn22Alone(site)) return undefined
  if (origin === '2.4' && startsOnlyOn24(site)) return undefined
  const offered = offeredOtherwise().get(editsKey(edits))
  if (offered && (offered.safe || assumes !== undefined)) return undefined
  return origin === '2.4' ? runsOn24 : cameFrom22
}

/** Whether 2.2 surely runs: all files are given, no 2.4 starts with them, and no access rule is written for 2.4. */
const runsOn22Alone = ({ complete, judgement: { stops24, linesFor24 } }: Site): boolean =>
  complete && stops24 && !hasAccessRules(linesFor24) && !linesFor24.some(({ key }) => key === 'if')

const likelyMistake = sharedAssumption(
  'hardly-meant',
  '2.4 should allow what 2.2 allowed here, although the old rules look like a mistake.',
)

const runsOn24 = sharedAssumption(
  'runs-on-24',
  'The configuration already runs on 2.4 with mod_access_compat, and no longer on 2.2.',
)

const cameFrom22 = sharedAssumption(
  'came-from-22',
  'The configuration is from 2.2 and partly upgraded, and has not run on 2.4 with mod_access_compat.',
)

/** Whether 2.4 would allow something that 2.2 denied, because it does not check internal requests again. */
const hasUncheckedRequests = ({ survey, group }: GroupChange): boolean =>
  uncheckedRules(survey.site, survey.ineffectiveAllow).some(({ plan }) => plan !== undefined && group.includes(plan))

/**
 * Edits that make every server check internal requests again. Undefined if there is no place for them, or if the user adopts
 * 2.4's default.
 */
function recheckEdits({ survey: { site }, choices }: GroupChange): readonly Edit[] | undefined {
  const edits = serversSkippingInternalChecks(site).map((server) => editForInternalChecks(site, server))
  if (serversOn22(site).length === 0 || (choices.defaults === 'adopt' && edits.length > 0)) return undefined
  return edits.every((edit) => edit !== undefined) ? edits : undefined
}

/**
 * Edits that make 2.4 read the patterns of these sections as 2.2 does. Undefined if there is no place for them, or if patterns
 * need not match as in 2.2 (`wantsPatternsAs22`).
 */
function patternEdits({ survey: { site }, choices, group }: GroupChange): readonly Edit[] | undefined {
  if (site.from === '2.4' || !group.some((plan) => dependsOnDifferingPattern(site, plan))) return none
  const servers = serversOn22(site).filter((server) => linesForPatternsAs22(site, server).length > 0)
  const edits = servers.map((server) => editForPatternsAs22(site, server))
  if (serversOn22(site).length === 0 || (!wantsPatternsAs22(site, choices) && servers.length > 0)) return undefined
  return edits.every((edit) => edit !== undefined) ? edits : undefined
}

/** The most folders to name in an assumption. */
const maxFolders = 20

/** The assumption for a folder whose requests met different rules in 2.2, if the strictest are written for all requests. */
function strictestIsAcceptable(group: readonly Plan[]): Assumption | undefined {
  const strict = group.filter(({ strictestFolders }) => strictestFolders.length > 0)
  const folders = new Set(strict.flatMap(({ strictestFolders }) => strictestFolders.map(({ path }) => `\`${path}\``)))
  if (folders.size === 0) return undefined
  const lines = listText(
    strict.map(({ scope, access }) => (access.lines[0] ? fileAndLine(access.lines[0].at) : sectionFileAndLine(scope))),
    maxLinesNamed,
  )
  const sentence = `You accept that 2.4 refuses some requests that 2.2 allowed in ${listText([...folders], maxFolders)}. (There 2.2 used different rules for different requests, for example by virtual host or URL. The new lines at ${lines} use the strictest for all.)`
  return sharedAssumption('stricter-answer', sentence)
}

const patternsMatchAlike = sharedAssumption(
  'patterns-alike',
  'The server sets `MergeSlashes Off` and `RegexDefaultOptions -DOTALL -DOLLAR_ENDONLY`, so patterns match as in 2.2.',
)

const plainUrls = sharedAssumption(
  'patterns-on-24',
  'Nobody needs URLs with `//` or a newline, which these patterns match differently in 2.4.',
)

const plainNames = sharedAssumption('patterns-on-24', 'No file here has a newline in its name.', 'names')

/** The assumption that no request depends on how 2.4 matches patterns differently. */
const plainNamesOrUrls = (group: readonly Plan[]): Assumption =>
  group.every(({ scope, after }) => !/^(location|proxy)$/.test(scope.kind) && !after.some(mayTestVariable))
    ? plainNames
    : plainUrls

const knowsMethods = sharedAssumption(
  'methods-named',
  'The server has a `RegisterHttpMethod` for each non-standard method in these files.',
)

const checksAgain = sharedAssumption(
  'checks-again',
  "2.4 loads mod_allowmethods. (With it, 2.4 checks access again for a folder's index, an error page or an include.)",
)

/** A text that is equal for equal edits, in any order. */
export const editsKey = (edits: readonly Edit[]): string => edits.map(editKey).sort().join('\n')

/** The longest title. Some lists of addresses have hundreds of entries. */
const longestTitle = 100

/** A short title for a fix: `Write Require all granted`. If it only removes lines, it names them. */
function accessFixTitle(group: readonly Plan[], edits: readonly Edit[]): string {
  // The lines that decide access, without the tags around them.
  const text = edits.map((edit) => edit.text).join('\n')
  const lines = [...new Set(text.match(/^[ \t]*(?:Require|AuthMerging)(?!\S).*/gim)?.map((line) => line.trim()))]
  const written = `Write ${shortened(listText(lines, maxLinesNamed))}`
  const names = namesIn(group)
  if (group.length > 1)
    return `${names.length > 0 ? `Rewrite ${listText(names)}` : written} ${whereTogether(group, edits)}`
  if (lines.length > 0) return written
  return `Remove ${names.length > 0 ? listText(names) : 'directives that 2.4 no longer has'}`
}

/** How many sections change, and in how many files if several: "together in 82 sections of 4 files". */
function whereTogether(group: readonly Plan[], edits: readonly Edit[]): string {
  const files = new Set(edits.map(({ file }) => file)).size
  const noun = group.every(({ scope }) => scope.at) ? 'sections' : 'places'
  return `together in ${numberText(group.length)} ${noun}${files > 1 ? ` of ${files} files` : ''}`
}

const shortened = (text: string): string =>
  text.length <= longestTitle ? text : `${text.slice(0, longestTitle).replace(/[\ud800-\udbff]$/, '')}…`

function namesIn(group: readonly Plan[]): string[] {
  const kinds = new Set(group.flatMap(({ access }) => access.lines.map(({ kind }) => kind)))
  return [...compatDirectiveNames].flatMap(([kind, name]) => (kinds.has(kind) ? name : []))
}
