import type { Scope } from '../../../access/merge/scope.js'
import { isOtherCheckThatMayRefuse } from '../../../access/read/access.js'
import { missingModulePhrase } from '../../../access/read/read-scope.js'
import { hasKeywordOf24 } from '../../../access/read/requirements.js'
import { fileAndLine } from '../../../syntax/file-and-line.js'
import { linesWhereOneMatchSuffices } from '../authorization.js'
import { textOnOneLine } from '../edits.js'
import { mayLieAbove, mayMatchTogether } from '../one-request.js'
import type { Plan, UndecidedReason } from '../plan.js'
import type { CouplingToUndecided } from '../together/couplings-to-undecided.js'
import { maxLinesNamed, namesInCode, sectionsText } from './sections-named.js'

/** The sections and modules that a message may mention. */
export interface MessageContext {
  /** All plans of the site. */
  readonly plans: readonly Plan[]
  /** Scopes without a plan. What sections below inherit from them is not known. */
  readonly unclearScopes: ReadonlySet<Scope>
  /** For each section of a group that waits: its coupling to the nearest section that a person must decide about. */
  readonly couplings: ReadonlyMap<Plan, CouplingToUndecided>
  /** A third-party module or directive that may handle Require lines. */
  readonly thirdParty: string | undefined
}

/** Why a person has to decide, in a sentence or two. */
export function undecidedSentence(
  plan: Plan,
  reason: UndecidedReason,
  { plans, unclearScopes, thirdParty }: MessageContext,
): string {
  const { access } = plan
  switch (reason.kind) {
    case 'unclear':
      return (
        wordOf24InForceSentence(access) ??
        `Not decided: what these rules ${access.authz ? 'do today' : 'did in 2.2'} depends on ${reason.what}. ${reason.what.endsWith(missingModulePhrase) ? 'First correct the name of the module there; then run again.' : 'Write the Require lines that 2.4 should apply.'}`
      )
    case 'unclear-above':
      return `Not decided: what this section ${access.authz ? 'inherits today' : 'inherited in 2.2'} depends on ${namedAbove(unclearAbove(plan, plans, unclearScopes))}.`
    case 'differs':
      return access.require
        ? `This section inherits different host rules for different requests, from ${namedBelow(sectionsJoinedWith(plan, plans))}. In 2.4 a Require in this section replaces all these lines.`
        : `This section inherits different Require and Satisfy lines for different requests, from ${namedBelow(sectionsJoinedWith(plan, plans))}. In 2.4 a Require in this section replaces all these lines.`
    case 'answered-elsewhere':
      return `${thirdParty ?? 'A third-party module'} may have decided Require lines here in 2.2, alone or before other modules. In 2.4 any one Require line lets a user in, and third-party modules have Require words of their own. Look up those words, and keep only lines that should let a user in on their own.`
    case 'dual':
      if (reason.added)
        return `2.4 also lets in the clients of ${namesInCode(reason.added)}, which the rules for 2.2 do not name${keepOrReplaceSentence([])}`
      return `The rules ${reason.lets === 'maybe more' ? 'for 2.4' : 'that only 2.4 reads'} ${onlyOn24[reason.lets]}${keepOrReplaceSentence(reason.linesFor22)}`
    case 'overrides':
      return overrideSentence(plan, reason)
    case 'ssl':
      return `In 2.2, because of Satisfy Any, a password let in requests that ${linesMadeOptional(plan, plans)} refused. 2.4 refuses these requests. Check that 2.4 should refuse them.`
    default:
      return fixedReasons[reason.kind]
  }
}

function overrideSentence({ scope }: Plan, { line, woken }: Extract<UndecidedReason, { kind: 'overrides' }>): string {
  const place = `AllowOverride (${fileAndLine(line)})`
  if (!woken)
    return `Require needs AuthConfig in ${place}, whose value is not known. Check that this AllowOverride grants AuthConfig, then write the Require lines.`
  return woken.file === scope.file
    ? `2.2 answers 500 for this file under ${place}. Once the file has Require lines, 2.4 accepts the file under that AllowOverride too. First decide who gets into the folder of this file.`
    : `Require needs AuthConfig in ${place}. With AuthConfig, 2.4 would also accept ${woken.file.path}, for which 2.2 answers 500. First decide who gets into the folder of that file.`
}

/** Reasons with the same text for every section. */
const fixedReasons = {
  'other-override':
    'For this folder 2.4 reads a different AllowOverride than 2.2, without the AuthConfig that Require needs. Add AuthConfig to that AllowOverride, then write the Require lines.',
  'load-order':
    'These Require lines belong to several modules. In 2.2 the module loaded first decided alone; in 2.4 any one line lets a user in. Keep only lines that should let a user in on their own.',
  'two-group-files':
    'Both AuthGroupFile and AuthDBMGroupFile apply. 2.2 checked one of the two files. 2.4 checks AuthGroupFile for `Require group`, and AuthDBMGroupFile for `Require dbm-group`. Keep only the file that 2.2 checked, with the Require word for that file.',
  foreign:
    'In 2.4 any one of these Require lines lets a user in. Some belong to a third-party module, which decided in 2.2 how the lines combine. See the manual of that module, and use `<RequireAll>` if all lines must be true.',
  'odd-ldap-word':
    'This line stops 2.4 from starting: LDAP words must be in lower case. In 2.2 this line let nobody in. To let in the people that the line names, write the word in lower case. Otherwise remove this line, and the Require lines that 2.2 ignored because of this line. In 2.4 any one Require line lets a user in.',
  owner:
    'In 2.2 mod_authz_owner decided before other modules. In 2.4 any one Require line lets a user in, even a user that 2.2 refused. Keep only lines that should let a user in on their own.',
  'no-group-file':
    'The files show no AuthGroupFile for `Require group`. With an AuthGroupFile, `Require group` decided alone in 2.2. In 2.4 any one Require line lets a user in. Keep only lines that should let a user in on their own.',
  'no-ldap-url':
    'The files show no AuthLDAPURL for these LDAP Require lines. In 2.2 only the LDAP lines decided if an AuthLDAPURL was set; otherwise only the other lines did. In 2.4 any one Require line lets a user in. Keep only lines that should let a user in on their own.',
  'lost-group-file':
    'In 2.2 a section that sets only AuthzGroupFileAuthoritative lost the AuthGroupFile above it. In 2.4 the section keeps that file. Check that the groups in that file should get in.',
  'no-require':
    'Today these requests get 500, because there is an AuthType and no Require. As Require lines, the host rules would let them in. Decide who gets in, and write Require lines for these clients.',
  containers:
    'Old and new directives are mixed here. 2.4 checks Order, Allow and Deny first, then Require, and both must allow a request. Write all of these rules as Require lines.',
} as const

const onlyOn24 = {
  more: 'let in clients that the rules for 2.2 refuse',
  'maybe more': 'may let in clients that the rules for 2.2 refuse',
  'no more': 'differ from the rules for 2.2',
} as const

const keepOrReplaceSentence = (lines: readonly string[]): string =>
  lines.length > 0 && lines.length <= maxLinesNamed
    ? `. The rules for 2.4 are kept; check that they are what you want. To keep today's access, replace the rules for 2.4 with ${namesInCode(lines)}.`
    : '. The rules for 2.4 are kept; check that they are what you want.'

const namedAbove = (above: Parameters<typeof sectionsText>[0]): string =>
  above.length === 0 ? 'a section above it, also not decided' : `${sectionsText(above)} above it, also not decided`

const namedBelow = (plans: readonly Pick<Plan, 'scope'>[]): string =>
  plans.length > 0 ? sectionsText(plans) : 'the sections above it'

/** A sentence about a Require line of 2.4 that 2.2 reads without knowing it, so that 2.2 denies all requests. */
function wordOf24InForceSentence({ require, unclear }: Plan['access']): string | undefined {
  const line = require?.find((one) => hasKeywordOf24(one) && one.unclear !== undefined && one.unclear === unclear)
  return (
    line &&
    `With \`${textOnOneLine(line.at)}\`, 2.4 lets in ${/\ball granted\b/i.test(textOnOneLine(line.at)) ? 'everybody' : 'the clients that the line names'}, without a password. 2.2 does not know that line and refuses everybody. If the line was written for the upgrade, keep the line, and remove the rules that it replaces. Otherwise write \`Require all denied\` instead of the line.`
  )
}

/** The names of lines that a password made optional, in the section or else above it. */
function linesMadeOptional(plan: Plan, all: readonly Plan[]): string {
  const own = namesOfOtherChecks(plan)
  const names = own.length > 0 ? own : plansBefore(plan, all).flatMap(namesOfOtherChecks)
  return names.length > 0 ? namesInCode([...new Set(names)]) : 'a rule like SSLRequireSSL'
}

/** The names of the section's access checks other than host lines and Require, such as SSLRequire. */
export const namesOfOtherChecks = ({ access }: Plan): readonly string[] => [
  ...new Set(access.lines.filter(isOtherCheckThatMayRefuse).map(({ at }) => at.name.value)),
]

/** A sentence about the forms that a person can choose from. */
export function formChoicesText({ access, scope }: Plan, { kind }: UndecidedReason): string {
  if (kind !== 'differs' && kind !== 'unclear-above') return ''
  const both = access.require && access.host
  const own =
    access.require || !access.host || access.host.named.size > 0
      ? []
      : linesWhereOneMatchSuffices(access.host.other, '')
  // Only a `<Files>` can be repeated inside another section: httpd does not start with a `<Directory>` or `<Location>` inside
  // `<Directory>`, `<Location>` or `<Files>` (server/core.c, dirsection, urlsection).
  const repeat = scope.kind === 'files' ? ', or repeat this section inside each section that it inherits from' : ''
  // A rule that denies everybody matters only if Satisfy Any still allows some requests.
  if (own.length === 1 && own[0] === 'Require all denied') {
    const lets = kind === 'differs' ? 'lets' : 'may let'
    return `Write \`Require all denied\` to keep everybody out, including clients that Satisfy Any ${lets} in today${repeat}.`
  }
  const alone = own.length > 0 && own.length <= maxLinesNamed && own.every((line) => line.startsWith('Require '))
  if (alone)
    return `If this section's own rules are enough, write ${namesInCode(own)}. To require the inherited rules too, also write \`AuthMerging And\`.`
  return `Write ${both ? "the section's own Require and the host rules as Require lines, in a `<RequireAll>` if a request must meet both" : "either `AuthMerging And` with the section's own rules, or every rule that the section needs"}${repeat}.`
}

/** The most plans to search. With more, messages name no section above. */
const maxPlansSearched = 2000

/** The sections whose rules 2.2 joined with those of this one: host rules with users, or users with host rules. */
function sectionsJoinedWith(plan: Plan, all: readonly Plan[]): readonly Plan[] {
  const counts = plan.access.require
    ? ({ access }: Plan) => access.host !== undefined
    : ({ access }: Plan) => access.require !== undefined || access.satisfy.length > 0
  return plansBefore(plan, all).filter((other) => counts(other) && mayMatchTogether(plan.scope, other.scope))
}

/** The sections above the plan's section whose meaning is not known, with or without a plan. */
function unclearAbove(plan: Plan, all: readonly Plan[], unclear: ReadonlySet<Scope>): readonly Pick<Plan, 'scope'>[] {
  const others = [...unclear].map((scope) => ({ scope }))
  return [...plansBefore(plan, all).filter(({ access }) => access.unclear !== undefined), ...others].filter(
    ({ scope }) => mayMatchTogether(plan.scope, scope) && mayLieAbove(scope, plan.scope),
  )
}

const plansBefore = (plan: Plan, all: readonly Plan[]): readonly Plan[] =>
  all.length > maxPlansSearched ? [] : all.filter((other) => other !== plan && other.order < plan.order)
