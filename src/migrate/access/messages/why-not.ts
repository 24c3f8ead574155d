import type { Scope } from '../../../access/merge/scope.js'
import { isNewWord } from '../../../access/read/requirements.js'
import { fileAndLine } from '../../../syntax/place.js'
import { render } from '../authorization.js'
import { textOf } from '../edits.js'
import { mayLieAbove, mayMeet } from '../one-request.js'
import type { Plan, Reason } from '../plan.js'
import type { Way } from '../together/ways.js'
import { mostLines, namesInCode, sectionsNamed } from './sections-named.js'

/** What a message may have to name. */
export interface Others {
  /** Every plan of the site. */
  readonly plans: readonly Plan[]
  /** Sections without a plan, of which nobody can tell what they were. */
  readonly unclear: ReadonlySet<Scope>
  /** From those that change at once to the nearest that a person must decide. */
  readonly ways: ReadonlyMap<Plan, Way>
  /** The name of something from outside that may answer for Require lines. */
  readonly foreign: string | undefined
}

/** Why nobody but a person can decide it: a sentence or two. */
export function whyNot(plan: Plan, reason: Reason, { plans, unclear, foreign }: Others): string {
  const { access } = plan
  switch (reason.kind) {
    case 'unclear':
      return (
        newWord(access) ??
        `2.4 decides access by Require, but what this said in 2.2 cannot be told: it holds ${reason.what}. Write the Require lines that are meant.`
      )
    case 'unclear-above':
      return `2.4 decides access by Require, but what this inherited in 2.2 cannot be told, since ${aboveIsUnclear(unclearAbove(plan, plans, unclear))}.`
    case 'differs':
      return access.require
        ? `Today this joins the host rules of ${named('whatever section lies below it', joinedBy(plan, plans))}, which differ. In 2.4 its Require replaces them.`
        : `Today this keeps the Require and Satisfy of ${named('whatever section lies below it', joinedBy(plan, plans))}, which differ. In 2.4 its Require replaces them.`
    case 'answered-elsewhere':
      return `${foreign ?? 'A module from outside'} may have answered in 2.2 for Require lines here, alone or before other modules. 2.4 takes any Require line, and asks modules from outside by words of their own. See which words yours knows, and leave only lines that may let somebody in alone.`
    case 'dual':
      return `The rules ${reason.lets === 'maybe more' ? 'for 2.4' : 'that only 2.4 reads'} ${onlyOn24[reason.lets]}${whichIs(reason.says)}`
    case 'overrides':
      return overridesDoubt(plan, reason)
    default:
      return simply[reason.kind]
  }
}

function overridesDoubt({ scope }: Plan, { line, woken }: Extract<Reason, { kind: 'overrides' }>): string {
  const place = `AllowOverride (${fileAndLine(line)})`
  if (!woken)
    return `Require needs AuthConfig in ${place}, whose words are not known here. See that it has AuthConfig, and write the rules then.`
  return woken.file === scope.file
    ? `Under ${place} 2.2 answers 500 for this file. Once it says Require, 2.4 takes it there, too: decide who is to come in.`
    : `Require needs AuthConfig in ${place}. With it 2.4 would also take ${woken.file.path}, for which 2.2 answers 500: decide who is to come in there first.`
}

/** Reasons that say the same of every section. */
const simply = {
  'other-override':
    '2.4 reads another AllowOverride for this folder than 2.2 does, and takes Require here only if it has AuthConfig; add it there, and write the rules then.',
  'load-order':
    'Require lines of several modules: 2.2 let the module that was loaded first decide alone, 2.4 takes any of them.',
  'two-group-files':
    'Both AuthGroupFile and AuthDBMGroupFile are in force; 2.2 asked one of them, 2.4 asks the first for `Require group` and the second for `Require dbm-group`.',
  foreign:
    'Require lines of a module that does not come with httpd stand beside others, and 2.4 lets in whoever meets any of them. What 2.2 did depends on that module: see its manual, and put them into `<RequireAll>` if all are to be met.',
  'odd-ldap-word':
    '2.2 knew the words of LDAP in lower case only, and let nobody in by this line. As it begins with `ldap-`, LDAP decided alone. 2.4 takes any Require line and does not start with this one. Write it in lower case to let people in; else take it out, and those beside it that LDAP overruled.',
  owner:
    '2.2 asked mod_authz_owner before other modules, 2.4 takes any Require line and may let in whom 2.2 refused; leave only lines that may let somebody in alone.',
  'no-group-file':
    'No AuthGroupFile is seen for `Require group`; with one, 2.2 let it decide alone, 2.4 takes any Require line.',
  'no-ldap-url':
    'No AuthLDAPURL is seen for these Require lines of LDAP; with one, 2.2 let them decide alone, without it only the others counted; 2.4 takes any of them.',
  'lost-group-file':
    'A section that sets only AuthzGroupFileAuthoritative lost the AuthGroupFile above it in 2.2, and keeps it in 2.4.',
  'no-require':
    'This answers 500 today, since an AuthType is in force without any Require; with the host rules turned into Require it would let requests in.',
  containers:
    'Old and new directives stand beside each other: mod_access_compat is asked first, then Require, and both have to agree.',
  ssl: 'Under Satisfy Any a password can outweigh SSLRequire, SSLRequireSSL, SSLVerifyClient, AuthzSVNAccessFile or an access handler; in 2.4 without mod_access_compat they always hold.',
} as const

const onlyOn24 = {
  more: 'let in whom those for 2.2 keep out',
  'maybe more': 'may let in whom those for 2.2 keep out',
  'no more': 'do not say what those for 2.2 say',
} as const

const whichIs = (lines: readonly string[]): string =>
  lines.length > 0 && lines.length <= mostLines
    ? `, which is ${namesInCode(lines)}; they are taken for what is meant. Write that in their place to go on as before.`
    : '; they are taken for what is meant.'

const aboveIsUnclear = (above: Parameters<typeof sectionsNamed>[0]): string =>
  above.length === 0
    ? 'a section above it is not clear'
    : `${sectionsNamed(above)} above it ${above.length === 1 ? 'is' : 'are'} not clear`

const named = (what: string, plans: readonly Pick<Plan, 'scope'>[]): string =>
  plans.length > 0 ? `${what}, ${sectionsNamed(plans)}` : what

/** A line for 2.4 that 2.2 reads already, and closes by. */
function newWord({ require, unclear }: Plan['access']): string | undefined {
  const line = require?.find((one) => isNewWord(one) && one.unclear !== undefined && one.unclear === unclear)
  return (
    line &&
    `\`${textOf(line.at)}\` works only in 2.4, where it lets in ${/\ball granted\b/i.test(textOf(line.at)) ? 'everybody' : 'the clients it names'}, without a password. 2.2 answers 500, or asks for a password that suits nobody. Take it out to go on as 2.2. Or keep it, and take out what it replaces.`
  )
}

/** The forms that a person has to choose from. */
export function choices({ access, scope }: Plan, { kind }: Reason): string {
  if (kind !== 'differs' && kind !== 'unclear-above') return ''
  const both = access.require && access.host
  const own = access.require || !access.host || access.host.named.size > 0 ? [] : render(access.host.other, '')
  const repeat = scope.kind === 'files' || scope.kind === 'location' ? ', or repeat it inside each of them' : ''
  // What refuses everybody comes to something else only where Satisfy Any lets somebody in all the same.
  if (own.length === 1 && own[0] === 'Require all denied') {
    const lets = kind === 'differs' ? 'lets' : 'may let'
    return `Write \`Require all denied\` to keep everybody out, also whom Satisfy Any ${lets} in there today${repeat}.`
  }
  const alone = own.length > 0 && own.length <= mostLines && own.every((line) => line.startsWith('Require '))
  if (alone)
    return `Write ${namesInCode(own)} if that is all to ask for. Or put \`AuthMerging And\` above it: that asks for all of the rules there too.`
  return `Write ${both ? 'either `<RequireAll>` with both, or the lines side by side' : 'either `AuthMerging And` with what it says itself, or all of what must hold'}${repeat}.`
}

/** Of so many sections it is not worth the time to look for those that one of them meets. */
const crowd = 2000

/** The sections whose rules one of no clear form joined in 2.2: those that ask users, for host rules, and the other way round. */
function joinedBy(plan: Plan, all: readonly Plan[]): readonly Plan[] {
  const counts = plan.access.require
    ? ({ access }: Plan) => access.host !== undefined
    : ({ access }: Plan) => access.require !== undefined || access.satisfy.length > 0
  return before(plan, all).filter((other) => counts(other) && mayMeet(plan.scope, other.scope))
}

/**
 * The sections above it that nobody can tell the meaning of.
 * @param unclear those without a plan
 */
function unclearAbove(plan: Plan, all: readonly Plan[], unclear: ReadonlySet<Scope>): readonly Pick<Plan, 'scope'>[] {
  const others = [...unclear].map((scope) => ({ scope }))
  return [...before(plan, all).filter(({ access }) => access.unclear !== undefined), ...others].filter(
    ({ scope }) => mayMeet(plan.scope, scope) && mayLieAbove(scope, plan.scope),
  )
}

const before = (plan: Plan, all: readonly Plan[]): readonly Plan[] =>
  all.length > crowd ? [] : all.filter((other) => other !== plan && other.order < plan.order)
