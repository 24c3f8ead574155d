import { answersNothing } from '../../access/merge/decision.js'
import type { Scope } from '../../access/merge/scope.js'
import { isOld, saysForOldAlone } from '../../access/read/access-lines.js'
import { always, leavesOf } from '../../access/read/condition.js'
import { isNewWord } from '../../access/read/requirements.js'
import type { Edit } from '../../edit/edit.js'
import { atMethod, otherMethod } from '../../httpd/methods.js'
import { render, requireLines } from './authorization.js'
import { textOf } from './edits.js'
import { newLines } from './new-lines.js'
import type { Instead, Plan, Reason } from './plan.js'
import { joinedBy, placeNamed, sectionsNamed, unclearAbove, type Way } from './reasons.js'
import { commentOf } from './removal.js'

/** What a message may have to name. */
export interface Others {
  /** Every plan of the site. */
  readonly plans: readonly Plan[]
  /** Sections without a plan, of which nobody can tell what they were. */
  readonly unclear: ReadonlySet<Scope>
  /** From those that change at once to the nearest that a person must decide. */
  readonly ways: ReadonlyMap<Plan, Way>
}

/** What is so in 2.4, and what to do: one or two sentences. */
export function messageOf(plan: Plan, others: Others): string {
  if (plan.reason) return `${whyNot(plan, plan.reason, others)} ${choices(plan, plan.reason)}`.trim()
  const odd = unmeantIn(plan)
  if (odd && plan.instead) return `Hardly meant: ${odd}`
  if (odd) return `Hardly meant: ${odd} ${whatIs(plan)}`
  return `${whatIs(plan)} ${remark(plan) ?? inheritance(plan) ?? ''}`.trim()
}

/** What 2.2 did here that its owner hardly meant, and an exact fix goes on doing: a sentence. */
export function unmeantIn(plan: Plan): string | undefined {
  const { access, instead, form } = plan
  if (instead?.kind === 'rules') return insteadIs(plan, instead).replace('These', 'these')
  const quoted = access.require?.find((line) => line.quoted)
  if (quoted)
    return `2.2 kept the quotes in \`${textOf(quoted.at)}\` and so let nobody in by it, 2.4 removes them; if it was meant to let people in, write it without.`
  if (access.guide) {
    const allow = access.lines.find(({ kind }) => kind === 'allow')
    const guide = render(access.guide.allowed, '').join(', ')
    return `\`${allow ? textOf(allow.at) : 'Allow'}\` never let anybody in, since with this Order Deny has the last word; Apache's upgrade guide reads it otherwise, and its \`${guide}\` would open access.`
  }
  if (form.kind === 'tree' && !access.require && access.authType && !access.lines.some(isOld))
    return 'an AuthType without any Require asked nobody for a password.'
  const host = access.host && atMethod(access.host, otherMethod)
  const open = access.require && access.satisfy.some(({ any }) => any) && (!host || host.key === always.key)
  return open
    ? 'with Satisfy Any, host rules that let everybody in meant that no password was ever asked for.'
    : undefined
}

/** The same where another section of those that change at once stands in the way. */
export function blockedMessageOf(plan: Plan, group: readonly Plan[], others: Others): string {
  if (plan.reason) return messageOf(plan, others)
  const way = others.ways.get(plan)
  const culprits = group.filter(({ reason }) => reason)
  const named = way
    ? sectionsNamed([way.to, ...culprits.filter((culprit) => culprit !== way.to)], wayIs(plan, way))
    : sectionsNamed(culprits)
  return `${whatIs(plan)} It has to change together with ${named}, which a person must decide.`
}

/** What the two have to do with one another. */
function wayIs(plan: Plan, { by, tie }: Way): string {
  if (!tie) return `through ${by.map(({ scope }) => placeNamed(scope)).join(' and ')}`
  const isOwn = tie.of === plan
  switch (tie.kind) {
    case 'any':
      return isOwn ? 'Satisfy Any here counts whom that lets in' : 'Satisfy Any there counts whom this lets in'
    case 'all':
      return 'Satisfy All there would lose its effect'
    case 'no-require':
      return 'the AuthType there would get its Require from here'
    case 'counts-on':
      return 'what is written here counts on what that says'
    case 'last-word':
      return isOwn ? 'that has the last word where both apply' : 'this has the last word where both apply'
    case 'copies':
      return 'its copies in folders would come after that'
    case 'silent':
      return isOwn ? 'the host rules there hold here, too' : 'the host rules here hold there, too'
    case 'repeats':
      return 'both are repeated'
  }
}

function whatIs(plan: Plan): string {
  const { form, access } = plan
  if (saysForOldAlone(access))
    return '2.4 does not read these rules, which are for 2.2 alone, and has none in their place; rules for 2.4 beside them say the same.'
  if (plan.instead) return insteadIs(plan, plan.instead)
  const names = oldNamesIn(access)
  const old = listOf(names)
  const known = names.every((name) => /^authz/i.test(name))
    ? `2.4 has no ${old}`
    : `2.4 takes ${old} only with mod_access_compat`
  if (form.kind === 'nothing' && plan.after.some(answersNothing))
    return `${known}; an AuthType in force without any Require answers 500 as it does today, so that the ${names.length > 1 ? 'lines' : 'line'} can go.`
  if (form.kind === 'nothing')
    return `${known}; what this section inherits says the same, so that the ${names.length > 1 ? 'lines' : 'line'} can go.`
  if (form.kind === 'as-written') {
    if (form.merging)
      return 'In 2.4 these Require lines replace the rules above them, which would let in requests that 2.2 refused; `AuthMerging And` keeps both.'
    return names.length > 0
      ? `${known}; the Require lines say the same without it.`
      : '2.4 would apply this section to requests for the folder itself, which `$` in its pattern never matched in 2.2; take it out.'
  }
  const lines = form.kind === 'tree' ? requireLines(form.authorization, '') : []
  const [says, short] = lines.length === 1 ? ['says', `\`${lines[0]}\``] : ['say', 'Require lines']
  if (names.length > 0) return `${known}; ${short} ${says} the same.`
  if (!access.require)
    return `2.4 answers 500 where an AuthType is in force without any Require; ${short} ${says} that 2.2 let everybody in.`
  if (hasStrangeCase(plan))
    return `2.4 knows the words of Require in lower case only, and does not start with others; ${short} ${says} the same.`
  return `2.4 reads these Require lines otherwise than 2.2 did; ${short} ${says} what they meant.`
}

/** The names of its old lines, each once. */
function oldNamesIn({ lines }: Plan['access']): readonly string[] {
  const names: string[] = []
  for (const line of lines) {
    const name = isOld(line) ? line.at.name.value : undefined
    if (name !== undefined && !names.includes(name)) names.push(name)
  }
  return names
}

/** What 2.2 alone reads, or what 2.4 alone does and lets in by. */
function insteadIs(plan: Plan, instead: Instead): string {
  if (instead.kind === 'beside')
    return '2.4 does not read these rules, which are for 2.2 alone, and has none in their place; rules for 2.4 beside them say the same.'
  const lines = newLines(plan, '')
  const [says, short] = lines.length === 1 ? ['says', `\`${lines[0]}\``] : ['say', 'Require lines']
  const cure = lines.length === 0 ? 'without them what is inherited says' : `${short} ${says}`
  return `These rules are for 2.4 alone and let in more than 2.2 does here; ${cure} what 2.2 decides. If they are what is meant, keep them, and change the rules for 2.2.`
}

/** A word of Require that 2.4 does not know, and 2.2 did. */
export const hasStrangeCase = ({ access }: Plan): boolean =>
  access.require?.some(({ at, keyword, quoted }) => !quoted && at.args[0]?.value !== keyword) ?? false

/** `Order`, `Allow` and `Deny` */
function listOf(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``)
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`
}

function remark({ access }: Plan): string | undefined {
  const order = access.lines.some(({ kind }) => kind === 'order' || kind === 'deny')
  const host = access.host && atMethod(access.host, otherMethod)
  const lone = access.lines.find(({ kind }) => kind === 'allow')
  if (!order && lone && host?.key === always.key)
    return `Without Order and Deny, \`${textOf(lone.at)}\` let everybody in.`
  return access.lines.some((line) => commentOf(line).length > 0)
    ? '2.2 took the words behind # for names of hosts; they become a comment.'
    : undefined
}

function inheritance({ form, access, after }: Plan): string | undefined {
  if (form.kind !== 'tree') return undefined
  if (form.authorization.merging) return 'Its rules are joined with those above it, since 2.2 applied both.'
  const asked = leavesOf(atMethod(form.authorization.tree, otherMethod)).filter((leaf) => leaf.asksUser && leaf.from)
  const own = asked.length > 0 ? new Set(access.require?.map((line) => line.at)) : undefined
  if (asked.some(({ from }) => from && !own?.has(from)))
    return 'It repeats the users that it inherits, since in 2.4 a Require replaces all that stands above it.'
  const inherited =
    !access.host && after.some((state) => state.host && atMethod(state.host, otherMethod).key !== always.key)
  return inherited
    ? 'It repeats the clients that it inherits, since in 2.4 a Require replaces all that stands above it.'
    : undefined
}

function whyNot(plan: Plan, reason: Reason, { plans, unclear }: Others): string {
  const { access } = plan
  switch (reason.kind) {
    case 'unclear':
      return (
        newWord(access) ??
        `2.4 decides access by Require, but what this said in 2.2 cannot be told: it holds ${reason.what}.`
      )
    case 'unclear-above':
      return `2.4 decides access by Require, but what this inherited in 2.2 cannot be told, since ${aboveIsUnclear(unclearAbove(plan, plans, unclear))}.`
    case 'differs':
      return access.require
        ? `In 2.2 this joined the host rules of ${named('whatever section lies below it', joinedBy(plan, plans))}, which differ; in 2.4 its Require replaces them.`
        : `In 2.2 this kept the Require and Satisfy of ${named('whatever section lies below it', joinedBy(plan, plans))}, which differ; in 2.4 its Require replaces them.`
    case 'overrides':
      return 'Require needs AuthConfig in AllowOverride, but to allow it would also wake .htaccess files that 2.2 refused or did not read.'
    case 'other-override':
      return '2.4 reads another AllowOverride for this folder than 2.2 does, and takes Require here only if it has AuthConfig; add it there, and write the rules then.'
    case 'load-order':
      return 'Require lines of several modules: 2.2 let the module that was loaded first decide alone, 2.4 takes any of them.'
    case 'two-group-files':
      return 'Both AuthGroupFile and AuthDBMGroupFile are in force; 2.2 asked one of them, 2.4 asks the first for `Require group` and the second for `Require dbm-group`.'
    case 'foreign':
      return 'Require lines of a module that is not part of httpd stand beside others; how 2.2 joined them cannot be told, 2.4 takes any of them.'
    case 'owner':
      return '2.2 asked mod_authz_owner before other modules, 2.4 takes any Require line.'
    case 'no-group-file':
      return 'No AuthGroupFile is seen for `Require group`; with one, 2.2 let it decide alone, 2.4 takes any Require line.'
    case 'no-ldap-url':
      return 'No AuthLDAPURL is seen for these Require lines of LDAP; with one, 2.2 let them decide alone, without it only the others counted; 2.4 takes any of them.'
    case 'lost-group-file':
      return 'A section that sets only AuthzGroupFileAuthoritative lost the AuthGroupFile above it in 2.2, and keeps it in 2.4.'
    case 'dual':
      return 'The rules for 2.4, in a guard of their own, do not say what those for 2.2 say.'
    case 'no-require':
      return 'This answers 500 today, since an AuthType is in force without any Require; with the host rules turned into Require it would let requests in.'
    case 'containers':
      return 'Old and new directives stand beside each other: mod_access_compat is asked first, then Require, and both have to agree.'
    case 'ssl':
      return 'Under Satisfy Any a password can outweigh SSLRequire, SSLRequireSSL, SSLVerifyClient, AuthzSVNAccessFile or an access handler; in 2.4 without mod_access_compat they always hold.'
  }
}

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
    `2.2 knows no \`${textOf(line.at)}\` and lets nobody in by it: it answers 500, or asks for a password that suits nobody. 2.4 lets in whom it names, without a password. Take the line out to keep what 2.2 did, or keep it, and take out what it replaces, if these are to come in.`
  )
}

/** The forms that a person has to choose from. */
function choices({ access, scope }: Plan, { kind }: Reason): string {
  if (kind !== 'differs' && kind !== 'unclear-above') return ''
  const both = access.require && access.host
  const own = access.require || !access.host || access.host.named.size > 0 ? [] : render(access.host.other, '')
  const alone = own.length > 0 && own.length <= mostLines && own.every((line) => line.startsWith('Require '))
  if (alone)
    return `Write ${listOf(own)} where whom that lets in need not be asked for more; or \`AuthMerging And\` above it, which asks for all that is asked for there too, and keeps out whom the Require lines there keep out.`
  const repeat = scope.kind === 'files' || scope.kind === 'location' ? ', or repeat it inside each of them' : ''
  return `Write ${both ? 'either `<RequireAll>` with both, or the lines side by side' : 'either `AuthMerging And` with what it says itself, or all of what must hold'}${repeat}.`
}

/** More lines than these are not named in a title. */
const mostLines = 2

/** No title is longer: addresses come in lists of hundreds. */
const mostCharacters = 100

/** What a fix of access rules writes, in a few words: `Write Require all granted`. Where it only removes: what goes. */
export function accessFixTitle(group: readonly Plan[], edits: readonly Edit[]): string {
  const places = group.length > 1 ? `, in ${group.length} places at once` : ''
  const lines = [...new Set(edits.flatMap(({ text }) => deciding(text)))]
  return `${lines.length === 0 ? `Remove ${joined(namesIn(group))}` : `Write ${shortened(written(lines))}`}${places}`
}

/** The lines that say who gets in; the tags around them go without saying. */
const deciding = (text: string): readonly string[] =>
  text === ''
    ? []
    : text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => /^(Require|AuthMerging)\s/i.test(line))

function written(lines: readonly string[]): string {
  const more = lines.length - mostLines
  return joined(more > 0 ? [...lines.slice(0, mostLines), `${more} more`] : lines)
}

/** `a`, `a and b`, `a, b and c`. */
const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const shortened = (text: string): string =>
  text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters).replace(/[\ud800-\udbff]$/, '')}…`

const oldNames = { order: 'Order', allow: 'Allow', deny: 'Deny', satisfy: 'Satisfy' } as const

function namesIn(group: readonly Plan[]): string[] {
  const kinds = new Set(group.flatMap(({ access }) => access.lines.map(({ kind }) => kind)))
  const names = Object.entries(oldNames).flatMap(([kind, name]) =>
    kinds.has(kind as keyof typeof oldNames) ? name : [],
  )
  return names.length > 0 ? names : ['what 2.4 no longer has']
}
