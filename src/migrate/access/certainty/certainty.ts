import { isAnyInForce, methodsIn } from '../../../access/decide/state.js'
import { closesByHosts } from '../../../access/decide/written.js'
import { allows, readsNothing } from '../../../access/merge/override.js'
import { isLinked, type Scope } from '../../../access/merge/scope.js'
import { isForOldAlone, isOld } from '../../../access/read/access-lines.js'
import { authorizersOf } from '../../../access/read/authorizers.js'
import { isNewWord, type Requirement, wakesLines } from '../../../access/read/requirements.js'
import { listed, listedPlainly } from '../../../base/listed.js'
import { once } from '../../../base/once.js'
import type { Assumption } from '../../../edit/edit.js'
import { isOldAccess } from '../../../httpd/directives.js'
import { folderText } from '../../../httpd/folder-path.js'
import { isGuard } from '../../../httpd/guards.js'
import { otherMethod } from '../../../httpd/methods.js'
import { foldersUnseen } from '../../../models/completeness.js'
import { isWholeServer } from '../../../models/whole-server.js'
import type { Site } from '../../../site/site.js'
import { hasPlaceholder } from '../../../syntax/template.js'
import { ancestors, type Directive, type Section } from '../../../syntax/tree.js'
import { shared } from '../../assumptions.js'
import { unseenAccess, unseenParts } from '../../rule.js'
import { isLifted, unloadedGuards } from '../guards/unloaded-guards.js'
import { hasStrangeCase, isOpenToUsers } from '../messages/messages.js'
import { sectionsNamed } from '../messages/sections-named.js'
import type { DeadAllow } from '../once-for-each.js'
import type { Plan } from '../plan.js'
import { surveyOf } from '../survey.js'
import { areApartByFolder } from '../together/together.js'
import { isRightAnywhere, leavesOthersRight } from './unplaced.js'
import { isBeyondUnseen } from './unseen-folders.js'

/** What must be true for the fix of these plans, the gravest first; nothing where it is proved. */
export function* doubtsAbout(site: Site, group: readonly Plan[], deadAllow: DeadAllow): Generator<Assumption> {
  if (deadAllow === 'guide' && group.some(({ access }) => access.guide))
    yield shared('dead-allow', 'The clients in the Allow line should get in, though 2.2 refused them.')
  if (group.some((plan) => plan.access.isClosed && isOpenToUsers(plan))) yield closedNames
  if (site.from === '2.4' && site.directives('AuthMerging').some(joinsOthers)) yield noMerging
  if (group.some(({ access }) => access.domains.length > 0)) yield namesBehindHash(listed(domainsIn(group), 3, ' or '))
  yield* guardDoubts(site, group)
  const { writtenBelow, plans } = surveyOf(site, deadAllow)
  if (writtenBelow.size > 0) yield writtenBefore([...writtenBelow])
  const isAllSeen = isSeen(site, group, deadAllow)
  const isEachPlaced =
    group.every((plan) => isPlaced(site, plan, deadAllow)) && leavesOthersRight(site, group, deadAllow)
  if (!isAllSeen || !isEachPlaced) yield* doubtsOfPlace(site, group, { isAllSeen, isEachPlaced })
  else if (areApartByFolder(group, plans)) yield noneElsewhere
  const code = codeIn(site)
  if (code)
    yield shared(
      'code-without-access',
      `${code} sets no Order, Allow, Deny, Satisfy or Require.`,
      code.includes('<Perl>') ? 'Perl' : 'PerlConfigRequire',
    )
}

/** Of what is not seen, or whose place is not known. */
function* doubtsOfPlace(
  site: Site,
  group: readonly Plan[],
  { isAllSeen, isEachPlaced }: { readonly isAllSeen: boolean; readonly isEachPlaced: boolean },
): Generator<Assumption> {
  const linked = group.find(({ scope }) => scope.kind === 'htaccess' && isLinked(scope))
  if (linked && isAllSeen) return yield alikeEverywhere(linked.scope)
  if (group.every(isOfHtaccess)) return yield serverSaysNothing
  if (site.isUnit && !site.complete) yield shared('unseen-parts', unseenParts)
  else {
    const unseen = isWholeServer(site) ? site.once(foldersUnseen) : []
    if (unseen.length > 0 && unseen.every((names) => names !== undefined)) yield site.once(nothingSaidThere)
    else if (!site.complete) yield shared('unseen-access', unseenAccess)
  }
  if (!isEachPlaced) yield noneElsewhere
}

const serverSaysNothing = shared(
  'server-of-htaccess',
  "The server's own configuration sets no Require, Satisfy or host rules for this folder, and its AllowOverride includes AuthConfig.",
)

const noneElsewhere = shared(
  'sections-elsewhere',
  'No other section covers the same folder (the folder of this section is not known).',
)

const closedNames = shared(
  'closed-names',
  'Files that a `<Files>` section closes with Deny stay closed, even for logged-in users.',
)

const namesBehindHash = (names: string): Assumption =>
  shared(
    'names-behind-hash',
    `No client whose name ends in ${names} needs access. 2.2 read the words after # as host names.`,
    names,
  )

const nothingSaidThere = (site: Site): Assumption => nothingSaidIn(site.once(foldersUnseen).map((names) => names ?? []))

/** Where they were not copied, or nothing lies. */
function nothingSaidIn(folders: readonly (readonly string[])[]): Assumption {
  const [first, ...others] = [...new Set(folders.map(folderText))]
  const more = others.length > 1 ? ` or ${others.length} more folders` : others.map((path) => ` or ${path}`).join('')
  const sentence = `No other .htaccess file in ${first}${more} sets access rules (Order, Allow, Deny, Satisfy, Require).`
  return shared('unseen-htaccess', sentence, [first, ...others].join(' '))
}

/** What must be true where 2.4 reads what is written only with a module that no line loads, though lines load others. */
function guardDoubts(site: Site, group: readonly Plan[]): readonly Assumption[] {
  const open = group.flatMap((plan) => (isLifted(plan) ? [] : unloadedGuards(site, plan.access)))
  const names = new Set(open.map(({ args }) => args[0]?.value ?? ''))
  return Array.from(names, (name) =>
    shared('guard-module', `2.4 loads the module that \`<IfModule ${name}>\` asks for.`, name),
  )
}

/** Whether all that bears on these sections is given: the whole configuration, or all but .htaccess files elsewhere. */
function isSeen(site: Site, group: readonly Plan[], deadAllow: DeadAllow): boolean {
  if (site.complete) return true
  const { plans } = surveyOf(site, deadAllow)
  return isWholeServer(site) && group.every((plan) => isBeyondUnseen(site, plan, plans))
}

/** Without the host lines above them they let in. */
function writtenBefore(scopes: readonly Scope[]): Assumption {
  const named = sectionsNamed(scopes.map((scope) => ({ scope })))
  const sentence = `The Require lines for 2.4 in ${named} are wanted: 2.4 lets in everybody they name.`
  return shared('new-words', sentence, named)
}

const domainsIn = (group: readonly Plan[]): readonly string[] => [
  ...new Set(group.flatMap(({ access }) => access.domains.map((word) => `\`${word}\``))),
]

function alikeEverywhere({ file, paths: folders }: Scope): Assumption {
  const sentence = `Links put ${file.path} in several folders (${listedPlainly(folders, 2)}); the sections above it allow the same clients in each.`
  return shared('linked-htaccess', sentence, file.path)
}

const isOfHtaccess = ({ scope }: Plan): boolean =>
  scope.kind === 'htaccess' || scope.places[0]?.outer?.kind === 'htaccess'

/** 2.4 joins `<Files>` or `<Location>` sections with one another first, and all with what was before as the last one says. */
const joinsOthers = (line: Directive): boolean =>
  [...ancestors(line)].some(({ key }) => /^(files|location)/.test(key)) && line.args[0]?.value.toLowerCase() !== 'off'

const noMerging = shared(
  'access-merging',
  'No AuthMerging in a <Files> or <Location> section adds other rules to these sections.',
)

/** Whether it is right wherever the sections of unknown place lie. */
function isPlaced(site: Site, plan: Plan, deadAllow: DeadAllow): boolean {
  const { scope } = plan
  if (scope.kind === 'fragment') return false
  if (scope.kind === 'htaccess' && !scope.placed && !mayAlwaysRequire(site)) return false
  return isRightAnywhere(site, plan, deadAllow)
}

/** Whether no AllowOverride keeps a .htaccess file from what the fix needs. */
const mayAlwaysRequire = (site: Site) =>
  site.directives('AllowOverride').every((line) => readsNothing(line) || allows(line, 'AuthConfig'))

const signsOf22 = ['NameVirtualHost', 'DefaultType', 'LockFile', 'AcceptMutex']

/** Whether the configuration is known to run on 2.2: said, or shown by what a 2.4 would not take. */
const isFrom22 = (site: Site, all: readonly Plan[]): boolean =>
  site.fromGiven || areOf22(all) || site.says(...signsOf22)

/** Each section asks for all of them. */
const areOf22 = once((all: readonly Plan[]) =>
  all.some((plan) => plan.access.lines.some(isOld) || hasStrangeCase(plan) || asksDbm(plan)),
)

/**
 * Whether lines that 2.4 would read can only be of 2.2, whatever was said: where there is none, a Require of 2.4 may be what
 * was written yesterday.
 */
const isLeftFrom22 = (site: Site): boolean => site.says(...[...site.names].filter(isOldAccess), ...signsOf22)

/** 2.4 asks a DBM file for `Require dbm-group` only. */
const asksDbm = ({ access, after }: Plan) =>
  access.require?.some(({ keyword }) => keyword === 'group' || keyword === 'file-group') === true &&
  after.some(({ settings }) => settings.dbmGroupFile && !settings.groupFile)

/**
 * Whether a section without any old line is worth a word: a configuration that may well run on 2.4 already is not, nor
 * an AuthType whose Require may stand in a file that is not seen.
 */
export function isReported(site: Site, plan: Plan, all: readonly Plan[]): boolean {
  if (plan.access.lines.some(isOld)) return true
  // For those there is a rule of its own.
  if (plan.access.require?.every(({ answeredBy }) => answeredBy)) return false
  if (site.from === '2.4' || !isFrom22(site, all)) return false
  if (plan.access.unclear)
    return (
      opensAbove(plan) ||
      closesAbove(plan) ||
      losesRequire(plan) ||
      wakesRequire(site, plan) ||
      (isLeftFrom22(site) && site.judgement.origin !== 'on its way' && plan.access.require?.some(isNewWord) === true)
    )
  if (plan.access.require || plan.access.containers.length > 0) return true
  return site.complete
}

/** Whether its Require takes the place in 2.4 of host lines above it that 2.2 kept beside it. */
export const opensAbove = (plan: Plan): boolean => replaces(plan) && plan.bases.some(closesByHosts)

/** Whether it takes the place of a Satisfy Any, by which 2.2 did not ask for the users that it names. */
const closesAbove = (plan: Plan): boolean => replaces(plan) && plan.bases.some(isAnyInForce)

/** Whether 2.4 lets in without a word whom 2.2 asked who they are. */
const losesRequire = ({ access }: Plan): boolean =>
  access.dual === undefined && access.lines.some((line) => line.kind === 'require' && isForOldAlone(line))

/**
 * Whether 2.4 lets in by Require lines that let nobody in, or overruled one another, or does not start with them. Of lines in
 * several guards it is not known whether they stand beside one another.
 */
function wakesRequire(site: Site, { access, after }: Plan): boolean {
  const lines = access.require ?? []
  if (lines.some(isOtherOn24)) return true
  const guards = new Map(access.lines.map(({ at, within }) => [at, within.findLast(isGuard)]))
  const authorizers = site.once(authorizersOf)
  return [...new Set(guards.values()), undefined].some((guard) => {
    const beside = lines.filter(({ at }) => !guards.get(at) || guards.get(at) === guard)
    return after.some((state) =>
      [...methodsIn(state), otherMethod].some((name) => wakesLines(beside, name, authorizers, state.settings)),
    )
  })
}

const isOtherOn24 = ({ at, keyword, unmet }: Requirement): boolean =>
  unmet === undefined ? at.args[0]?.value !== keyword : unmet !== 'keyword'

const replaces = ({ access }: Plan): boolean =>
  access.require !== undefined && !access.lines.some(({ kind }) => kind === 'new')

/**
 * Where code may make sections that nobody sees, though the files are all given: `<Perl>`, the directive Perl and what
 * PerlConfigRequire reads, which mod_perl turns into lines.
 */
const codeIn = (site: Site): string | undefined => site.once(findCode)

function findCode(site: Site): string | undefined {
  if (site.says('Perl') || site.sections('Perl').some((section) => !onlyLoads(section)))
    return 'The code of a <Perl> section'
  return site.says('PerlConfigRequire') ? 'The code that PerlConfigRequire reads' : undefined
}

/**
 * Whether a `<Perl>` section loads modules and does no more. mod_perl makes lines of the variables in the package that the
 * code runs in, and of Apache2::ReadConfig (Apache2::PerlSections, symdump), or of what the code
 * hands to add_config. Here no statement names a variable or defines one; the modules that it loads are known to hand none
 * to who loads them and to make no configuration; and what else they read in (the program of `preload`) is a file of its
 * own, as PerlModule and PerlRequire read them. Whatever is not known for that (`use My::Site`, `require "x.pl"`, `do`,
 * a call, a block, a string with a placeholder) may do anything.
 */
function onlyLoads(section: Section): boolean {
  const { file, args, end, close } = section
  // `<Perl handler=…>` has something else make the lines.
  if (!close || args.length > 0) return false
  const body = file.text.slice(end, close.start)
  if (hasPlaceholder(body)) return false
  const code = body.replace(/^[ \t]*#.*$/gm, '').trim()
  return code === '' || statements.test(code)
}

/** Perl's own, mod_perl's own, and handlers of which the source was read. */
const modules = [
  ...['strict', 'warnings', 'utf8'],
  'Apache2::(?:Access|Const|Log|Module|RequestIO|RequestRec|RequestUtil|Response|ServerRec|ServerUtil|SubRequest)',
  'APR::(?:Const|Table)',
  'ModPerl::(?:PerlRun|Registry|RegistryLoader|Util)',
  'Plack::Handler::Apache2',
].join('|')

const word = '\\w[\\w:./-]*'
const literal = `(?:"[\\w :./-]*"|'[\\w :./-]*'|qw\\(\\s*(?:${word}\\s+)*(?:${word})?\\s*\\)|\\d+|-\\w+)`
const list = `${literal}(?:\\s*(?:,|=>)\\s*${literal})*`
const name = `(?:${modules})(?![\\w:'])`
const statement = [
  `(?:use|no)\\s+${name}(?:\\s+\\d[\\d._]*)?(?:\\s*\\(\\s*(?:${list})?\\s*\\)|\\s+${list}|\\s+FATAL\\s*=>\\s*${literal})?`,
  `require\\s+${name}`,
  `Plack::Handler::Apache2\\s*->\\s*preload\\s*\\(\\s*${list}\\s*\\)`,
].join('|')
const statements = new RegExp(`^(?:(?:${statement})\\s*;\\s*)+$`)
