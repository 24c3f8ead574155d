import { allowsOverrideClass, skipsHtaccess } from '../../../access/merge/override.js'
import { isInHtaccess, isLinkedIntoSeveralFolders, type Scope } from '../../../access/merge/scope.js'
import { commaList, listText } from '../../../base/list-text.js'
import type { Assumption } from '../../../edit/edit.js'
import { directiveByName } from '../../../httpd/directives.js'
import { folderText } from '../../../httpd/folder-path.js'
import { foldersWithUnseenHtaccess } from '../../../models/completeness.js'
import { isWholeServer } from '../../../models/whole-server.js'
import { isConditional } from '../../../site/context.js'
import type { Site } from '../../../site/site.js'
import { logicalLineText } from '../../../syntax/lines.js'
import { ancestors, commandsUnder, type Directive } from '../../../syntax/tree.js'
import { sharedAssumption } from '../../assumptions.js'
import {
  noAccessRulesOutsideUnitSentence,
  noOtherAccessRulesSentence,
  noServerAccessRulesButAuthConfigSentence,
  noServerAccessRulesSentence,
} from '../../rule.js'
import { wasOpenToUsers } from '../messages/messages.js'
import { sectionsText } from '../messages/sections-named.js'
import { guardsOnUnloadedModules, newLinesGoOutsideGuards } from '../new-lines.js'
import type { Plan } from '../plan.js'
import type { AccessPlans } from '../survey.js'
import { areSeparateOnlyByFolder } from '../together/together.js'
import { perlCodeAssumption } from './perl-code.js'
import { isRightForEveryUnknownPath, keepsUnplannedSectionsRight } from './unplaced.js'
import { isSafeFromUnseenFiles } from './unseen-folders.js'

/** The assumptions behind the fix for these plans, the most serious first. Empty if the fix is proved. */
export function* assumptionsOfGroup(survey: AccessPlans, group: readonly Plan[]): Generator<Assumption> {
  const { site, ineffectiveAllow, plans, scopesFor24BelowHosts } = survey
  if (ineffectiveAllow === 'guide' && group.some(({ access }) => access.guideReading))
    yield sharedAssumption('ineffective-allow', 'The clients in the Allow line should get in, though 2.2 refused them.')
  if (group.some((plan) => plan.access.isClosed && wasOpenToUsers(plan))) yield closedNames
  if (site.from === '2.4' && site.directives('AuthMerging').some(joinsOthers)) yield noMerging
  if (group.some(({ access }) => access.domainsBehindHash.length > 0)) yield namesBehindHash(group)
  yield* assumptionsOfGuards(site, group)
  if (scopesFor24BelowHosts.size > 0) yield writtenBefore([...scopesFor24BelowHosts])
  const isAllSeen = areAllFilesSeen(survey, group)
  const isEachPlaced = group.every((plan) => isPlaced(survey, plan)) && keepsUnplannedSectionsRight(survey, group)
  if (!isAllSeen || !isEachPlaced) yield* assumptionsOfPlace(site, group, { isAllSeen, isEachPlaced })
  else if (areSeparateOnlyByFolder(group, plans)) yield noneElsewhere
  const code = perlCodeAssumption(site)
  if (code) yield code
}

/** The assumptions about files that are not given, and about sections whose place is not known. */
function* assumptionsOfPlace(
  site: Site,
  group: readonly Plan[],
  { isAllSeen, isEachPlaced }: { readonly isAllSeen: boolean; readonly isEachPlaced: boolean },
): Generator<Assumption> {
  const linked = group.find(({ scope }) => scope.kind === 'htaccess' && isLinkedIntoSeveralFolders(scope))
  if (linked && isAllSeen) return yield alikeEverywhere(linked.scope)
  if (group.every(({ scope }) => isInHtaccess(scope)))
    return yield group.every(({ scope }) => isAuthGranted(site, scope)) ? serverSaysNothing : serverGrantsRequire
  if (site.isUnit && !site.complete) yield sharedAssumption('unseen-parts', noAccessRulesOutsideUnitSentence)
  else {
    const unseen = isWholeServer(site) ? site.once(foldersWithUnseenHtaccess) : []
    if (unseen.length > 0 && unseen.every((names) => names !== undefined)) yield site.once(nothingSaidThere)
    else if (!site.complete) yield sharedAssumption('unseen-access', noOtherAccessRulesSentence)
  }
  if (!isEachPlaced) yield noneElsewhere
}

const serverSaysNothing = sharedAssumption('server-of-htaccess', noServerAccessRulesSentence)

const serverGrantsRequire = sharedAssumption('server-of-htaccess', noServerAccessRulesButAuthConfigSentence)

/**
 * Whether the file has a line for which 2.2 answers 500 unless AllowOverride grants AuthConfig, which shows that AuthConfig is
 * granted on a server that works.
 */
const isAuthGranted = (site: Site, { file }: Scope): boolean =>
  [...commandsUnder(file.commands)].some(
    (line) => directiveByName(line.key)?.in22?.override === 'AuthConfig' && !isConditional(site, line),
  )

const noneElsewhere = sharedAssumption(
  'sections-elsewhere',
  'No other section covers the same files. (The folder of this section is not known.)',
)

const closedNames = sharedAssumption(
  'closed-names',
  '`<Files>` sections with Deny should refuse logged-in users too. (Under Satisfy Any, 2.2 let them in.)',
)

function namesBehindHash(group: readonly Plan[]): Assumption {
  const domains = new Set(group.flatMap(({ access }) => access.domainsBehindHash.map((word) => `\`${word}\``)))
  const names = listText([...domains], 3, ' or ')
  const sentence = `No client with a name ending in ${names} needs access. (2.2 read the words after # as host names.)`
  return sharedAssumption('names-behind-hash', sentence, names)
}

/** The assumption that no .htaccess file in the unseen folders sets access rules. These folders were not copied, or are empty. */
function nothingSaidThere(site: Site): Assumption {
  const [first, ...others] = new Set(site.once(foldersWithUnseenHtaccess).map((names) => folderText(names ?? [])))
  const more = others.length > 1 ? ` or ${others.length} more folders` : others.map((path) => ` or ${path}`).join('')
  const sentence = `No .htaccess file in ${first}${more} sets access rules (Order, Allow, Deny, Satisfy, Require).`
  return sharedAssumption('unseen-htaccess', sentence, [first, ...others].join(' '))
}

/**
 * The assumptions that 2.4 loads a module: the module of a guard that stays around new lines, if no LoadModule line loads it.
 */
function assumptionsOfGuards(site: Site, group: readonly Plan[]): readonly Assumption[] {
  const open = group.flatMap((plan) =>
    newLinesGoOutsideGuards(plan) ? [] : guardsOnUnloadedModules(site, plan.access),
  )
  const names = new Set(open.map(({ args }) => args[0]?.value ?? ''))
  return Array.from(names, (name) =>
    sharedAssumption('guard-module', `2.4 loads the module that \`<IfModule ${name}>\` tests.`, name),
  )
}

/**
 * Whether everything that affects these sections is given: the whole configuration, or all files except .htaccess files that do
 * not affect these sections.
 */
const areAllFilesSeen = ({ site, plans }: AccessPlans, group: readonly Plan[]): boolean =>
  site.complete || (isWholeServer(site) && group.every((plan) => isSafeFromUnseenFiles(site, plan, plans)))

/**
 * The assumption about Require lines for 2.4 in sections below host lines. Once the host lines are rewritten, these Require
 * lines let clients in.
 */
function writtenBefore(scopes: readonly Scope[]): Assumption {
  const named = sectionsText(scopes.map((scope) => ({ scope })))
  const sentence = `The Require lines for 2.4 in ${named} are meant to let clients in. (2.2 knows none of these lines, so they let nobody in there.)`
  // Without line numbers, the name of the assumption stays when lines are added above.
  const tags = scopes.map(({ at, file }) => (at ? `${file.path} ${logicalLineText(file.text, at).trim()}` : file.path))
  return sharedAssumption('new-words', sentence, tags.join(' '))
}

function alikeEverywhere({ file, paths: folders }: Scope): Assumption {
  const sentence = `Links put ${file.path} in several folders (${commaList(folders, 2)}), and the sections above the file allow the same clients in each folder.`
  return sharedAssumption('linked-htaccess', sentence, file.path)
}

/**
 * Whether an AuthMerging other than Off is in a `<Files>` or `<Location>`. 2.4 joins these sections with others of their kind
 * first.
 */
const joinsOthers = (line: Directive): boolean =>
  [...ancestors(line)].some(({ key }) => /^(files|location)/.test(key)) && line.args[0]?.value.toLowerCase() !== 'off'

const noMerging = sharedAssumption(
  'access-merging',
  'No `<Files>` or `<Location>` section with `AuthMerging` adds its rules to these sections.',
)

/** Whether the plan is right wherever sections with an unknown path apply. */
function isPlaced(survey: AccessPlans, plan: Plan): boolean {
  const { scope } = plan
  if (scope.kind === 'fragment') return false
  if (scope.kind === 'htaccess' && !scope.isMergePositionKnown && !mayAlwaysRequire(survey.site)) return false
  return isRightForEveryUnknownPath(survey, plan)
}

/** Whether each AllowOverride that lets httpd read .htaccess files also lets them use Require. */
const mayAlwaysRequire = (site: Site) =>
  site.directives('AllowOverride').every((line) => skipsHtaccess(line) || allowsOverrideClass(line, 'AuthConfig'))
