import { alwaysAnswers500Today } from '../../../access/decide/by-22.js'
import { isSatisfyAnyInForce, type State } from '../../../access/decide/state.js'
import { areRulesHiddenFrom24, compatDirectiveNames, isAccessLineOf22 } from '../../../access/read/access-lines.js'
import { always, leavesOf, never } from '../../../access/read/condition.js'
import { listText } from '../../../base/list-text.js'
import { oncePerObject } from '../../../base/once.js'
import { anyOtherMethod, valueForMethod } from '../../../httpd/methods.js'
import { fileAndLine } from '../../../syntax/file-and-line.js'
import type { Directive } from '../../../syntax/tree.js'
import { failureAt } from '../../failure.js'
import { linesOfAuthorization, linesWhereOneMatchSuffices } from '../authorization.js'
import { textOnOneLine } from '../edits.js'
import type { Plan } from '../plan.js'
import { hashTextAsCommentLines } from '../removal.js'
import { deniesFilesByHostLinesOnly } from '../steps.js'
import type { CouplingToUndecided } from '../together/couplings-to-undecided.js'
import { maxLinesNamed, namesInCode, sectionFileAndLine, sectionsText } from './sections-named.js'
import { formChoicesText, type MessageContext, undecidedSentence } from './why-not.js'

/** The message of a finding: what 2.4 does, and what to do. One or two sentences. */
export function messageOfPlan(plan: Plan, context: MessageContext): string {
  if (plan.reason)
    return `${undecidedSentence(plan, plan.reason, context)} ${formChoicesText(plan, plan.reason)}`.trim()
  const odd = likelyMistakeSentence(plan)
  if (odd) return plan.access.isClosed ? odd : `${odd} ${effectSentence(plan)}`
  const more = remarkSentence(plan) ?? inheritanceSentence(plan)
  return more ? `${effectSentence(plan)} ${more}` : effectSentence(plan)
}

/** A sentence about a likely mistake that 2.2 accepted and that an exact fix keeps; undefined if there is none. */
export function likelyMistakeSentence(plan: Plan): string | undefined {
  const { scope, access, form } = plan
  const unknown = access.require?.find(({ unmet }) => unmet === 'keyword')
  if (unknown) return wordOf24Sentence(unknown.at)
  const quoted = access.require?.find(({ unmet }) => unmet === 'quotes')
  if (quoted)
    return `2.2 kept the quotes in \`${textOnOneLine(quoted.at)}\`, so the line let nobody in; 2.4 ignores the quotes. To let people in, remove the quotes.`
  const odd = access.require?.find(({ unmet }) => unmet === 'case')
  if (odd)
    return `2.2 knew this word in lower case only, so \`${textOnOneLine(odd.at)}\` let nobody in. To let these people in, write the word in lower case.`
  if (access.guideReading) {
    const allow = access.lines.find(({ kind }) => kind === 'allow')
    const guide = listText(linesWhereOneMatchSuffices(access.guideReading.allowed, ''), maxLinesNamed)
    return `\`${allow ? textOnOneLine(allow.at) : 'Allow'}\` never let anybody in: with this Order, Deny has the last word. The \`${guide}\` of Apache's upgrade guide would open access.`
  }
  if (wasOpenToUsers(plan)) {
    const what = scope.kind === 'files' ? 'these files' : 'access'
    return `This section denies ${what} to everybody. But where \`Satisfy Any\` applies${loginExample(plan)}, 2.2 let in users who logged in.${closingSentence(plan)}`
  }
  if (form.kind === 'tree' && !access.require && access.authType && !access.lines.some(isAccessLineOf22))
    return 'AuthType without Require asked nobody for a password.'
  const idle = allowWithoutEffect(plan)
  if (idle) return `Without a Deny, \`${textOnOneLine(idle)}\` never kept anybody out.`
  const shut = allowUnderDenial(plan)
  if (shut)
    return `\`${textOnOneLine(shut)}\` never let anybody in: the section inherits a Require that refuses everybody.`
  if (isOpenToHosts(plan))
    return '`Require all denied` does not close this section today, because under the inherited Satisfy Any the host rules alone let clients in.'
  const open = access.require && access.satisfy.some(({ any }) => any) && plan.after.every(letsEveryHostIn)
  return open
    ? 'Nobody was ever asked for a password: Satisfy Any applies, and the host rules let everybody in.'
    : undefined
}

/** The end of a sentence: an example of a Require line that let users in under Satisfy Any. Empty if there is none. */
function loginExample({ bases }: Plan): string {
  const [line] = bases
    .filter(isSatisfyAnyInForce)
    .flatMap(({ require = [] }) => require.filter(({ unmet }) => !unmet).map(({ at }) => at))
  return line ? ` (as with the Require line at ${fileAndLine(line)})` : ''
}

const closedToUsers = '`Require all denied` now refuses them.'

/** The folders whose requests met different rules in 2.2. */
const foldersOf = ({ strictestFolders }: Plan): string =>
  listText([...new Set(strictestFolders.map(({ path }) => `\`${path}\``))], 3)

/** Whether a message says that the fix refuses logged-in users that 2.2 let in. */
export const saysUsersAreRefused = (message: string): boolean => message.includes(closedToUsers)

function closingSentence({ scope, access }: Plan): string {
  if (access.isClosed) return ` ${closedToUsers}`
  const instead = deniesFilesByHostLinesOnly(scope, access)
    ? ' To write `Require all denied` instead, start httpd-upgrade with `--likely-mistakes=close`.'
    : ''
  return ` The fix keeps that access.${instead}`
}

/** Whether 2.2 allowed users although the section denies everybody: with Satisfy Any, a password was enough. */
export const wasOpenToUsers = ({ access, bases }: Plan): boolean =>
  (access.isClosed || deniesAll(access)) &&
  bases.some((state) => isSatisfyAnyInForce(state) && state.require?.some(({ unmet }) => !unmet))

const deniesAll = ({ host, require, satisfy }: Plan['access']): boolean =>
  !require && satisfy.length === 0 && host !== undefined && valueForMethod(host, anyOtherMethod).key === never.key

/**
 * Whether the section's Require lines allow nobody, but today the host rules above let clients in (2.4 with
 * mod_access_compat).
 */
const isOpenToHosts = ({ access, form }: Plan): boolean =>
  access.authz?.tree !== undefined &&
  access.host === undefined &&
  valueForMethod(access.authz.tree, anyOtherMethod).key === never.key &&
  form.kind === 'tree' &&
  valueForMethod(form.authorization.tree, anyOtherMethod).key !== never.key

/** The first Allow line for some clients in a section that allows everybody anyway. */
function allowWithoutEffect({ access }: Plan): Directive | undefined {
  const allows = access.lines.filter(({ kind }) => kind === 'allow').map(({ at }) => at)
  const isOpen =
    access.host && [access.host.other, ...access.host.named.values()].every(({ key }) => key === always.key)
  const namesAll = allows.some(({ args }) => args.some(({ value }) => value.toLowerCase() === 'all'))
  return isOpen && !namesAll ? allows[0] : undefined
}

/** The Allow line of a section that allows hosts, but inherits rules that allow nobody. */
function allowUnderDenial({ access, form }: Plan): Directive | undefined {
  if (access.require || form.kind !== 'tree' || !access.host) return undefined
  const isShut = valueForMethod(form.authorization.tree, anyOtherMethod).key === never.key
  const isOpen = valueForMethod(access.host, anyOtherMethod).key !== never.key
  return isShut && isOpen ? access.lines.find(({ kind }) => kind === 'allow')?.at : undefined
}

/** Whether no client is denied because of its address, by host lines of the section or above it. */
const letsEveryHostIn = ({ host }: State): boolean => !host || valueForMethod(host, anyOtherMethod).key === always.key

/** A sentence about a Require line of 2.4, which 2.2 does not know and by which it let nobody in. */
function wordOf24Sentence(at: Directive): string {
  const [word = '', ...values] = at.args.map(({ value }) => value)
  const isNamed = /^(ip|host|forward-dns)$/i.test(word) && values.length > 0
  const named = isNamed ? `Require ${word}` : textOnOneLine(at)
  const lets = isNamed
    ? `it lets in ${values.length > maxLinesNamed ? 'the clients it names' : listText(values)}`
    : 'it may let people in'
  return `\`${named}\` works only in 2.4, where ${lets}. Keep this line if that is intended.`
}

/** The message of a finding if a template fills in the clients. */
export const clientsFromTemplateMessage = ({ access }: Plan): string =>
  `${oldLinesSentence(access)}. The new lines have the same effect for the addresses that the template fills in.`

/** The message of a finding whose fix must wait for a decision about another section that changes with it. */
export function messageOfBlockedPlan(plan: Plan, group: readonly Plan[], context: MessageContext): string {
  if (plan.reason) return messageOfPlan(plan, context)
  const coupling = context.couplings.get(plan)
  const undecided = undecidedIn(group)
  const named = coupling
    ? sectionsText([coupling.to, ...undecided.filter((other) => other !== coupling.to)], couplingText(plan, coupling))
    : sectionsText(undecided)
  return `${effectSentence(plan)} First decide ${named}, which must change together with this section.`
}

const undecidedIn = oncePerObject((group: readonly Plan[]) => group.filter(({ reason }) => reason))

/** How the section depends on the undecided one, as a remark; `through` has the sections between the two. */
function couplingText(plan: Plan, { through, why }: CouplingToUndecided): string {
  if (!why) return `through ${listText(through.map(({ scope }) => sectionFileAndLine(scope)))}`
  const isOwn = why.of === plan
  switch (why.kind) {
    case 'any':
      return isOwn ? 'Satisfy Any here depends on the rules there' : 'Satisfy Any there depends on the rules here'
    case 'all':
      return 'Satisfy All there would lose its effect'
    case 'hosts':
      return isOwn ? 'the host rules there would apply here until they change' : 'the host rules here would apply there'
    case 'no-require':
      return 'AuthType there would inherit Require from here'
    case 'counts-on':
      return 'the new rules here rely on the rules there'
    case 'silent':
      return isOwn ? 'the host rules there apply here too' : 'the host rules here apply there too'
  }
}

function effectSentence(plan: Plan): string {
  const { form, access } = plan
  if (areRulesHiddenFrom24(access))
    return 'Only 2.2 reads these rules, and nothing replaces them for 2.4. The new rules for 2.4 have the same effect.'
  const names = oldNamesIn(access)
  const known = oldLinesSentence(access)
  if (form.kind === 'nothing' && plan.after.some(alwaysAnswers500Today))
    return `${known}. AuthType without Require answers 500, as it does today, so the ${names.length > 1 ? 'lines' : 'line'} can be removed.`
  if (form.kind === 'nothing')
    return `${known}. The section inherits the same rules, so the ${names.length > 1 ? 'lines' : 'line'} can be removed.`
  if (form.kind === 'as-written') {
    if (form.merging)
      return 'In 2.4 the Require lines here replace the inherited rules, so requests that are refused today would get in. With `AuthMerging And`, a request must meet both.'
    return names.length > 0
      ? `${known}. Remove the old ${names.length > 1 ? 'lines' : 'line'}: the Require lines alone have the same effect.`
      : '2.4 would apply this section to requests for each folder that its pattern matches. In 2.2 the section did nothing, because the `$` in its pattern never matched. Remove the section.'
  }
  const lines = form.kind === 'tree' ? linesOfAuthorization(form.authorization, '') : []
  const isOne = lines.length === 1
  const there = new Set(access.require?.map(({ at }) => textOnOneLine(at)))
  if (names.length > 0 && isOne && lines.every((line) => there.has(line)))
    return `${known}. \`${lines[0]}\` is already there and has the same effect.`
  if (names.length > 0 && plan.strictestFolders.length > 0)
    return `${known}. The new ${isOne ? 'line refuses' : 'lines refuse'} every request that 2.2 refused. In ${foldersOf(plan)}, 2.2 used different rules for different requests, for example by virtual host or URL. The new ${isOne ? 'line uses' : 'lines use'} the strictest for all, and so ${isOne ? 'refuses' : 'refuse'} some that 2.2 allowed.`
  if (names.length > 0) return `${known}. ${isOne ? 'The new line has' : 'The new lines have'} the same effect.`
  const line = `\`${lines[0]}\``
  const keep = isOne ? `To keep 2.2's decision, write ${line} here.` : "The new Require lines keep 2.2's decision."
  const groups = access.lines.find(({ kind }) => kind === 'groupfile' || kind === 'dbmgroupfile')
  if (!access.require && groups && plan.after.some((state) => state.require))
    return groups.kind === 'dbmgroupfile'
      ? `Because of ${groups.at.name.value} here, 2.2 looked up the groups of the inherited Require lines in that DBM file; 2.4 does so only for \`Require dbm-group\`. ${keep}`
      : `Because of ${groups.at.name.value} here, the inherited Require lines would not let in the same users in 2.4 as in 2.2. ${keep}`
  if (!access.require) return `2.4 answers 500 where AuthType has no Require. ${keep}`
  if (hasKeywordInCaseUnknownTo24(plan))
    return `2.4 refuses to start: it accepts the word after Require in lower case only. ${keep}`
  // Only 2.4 reads Require lines as a tree. mod_access_compat checks host rules in addition.
  return access.authz
    ? `Today a client must also pass the inherited host rules. In 2.4 these Require lines would replace the host rules. ${isOne ? `${line} requires` : 'The new Require lines require'} both.`
    : `With these Require lines, 2.4 would not let in the same users as 2.2. ${isOne ? `To keep 2.2's decision, write ${line} instead of these lines.` : "The new Require lines, instead of these lines, keep 2.2's decision."}`
}

/** A sentence about what 2.4 does with the section's old lines. Debian's packages load mod_access_compat, others do not. */
function oldLinesSentence({ lines }: Plan['access']): string {
  const [first] = lines
  const names = oldNamesIn({ lines })
  const isGone = (name: string) => /^authz/i.test(name)
  const gone = names.filter(isGone)
  const old = names.filter((name) => !isGone(name))
  const fails = first ? failureAt(first.at) : ''
  if (old.length === 0) return `2.4 ${fails} because of ${namesInCode(gone)}`
  return gone.length === 0
    ? `Without mod_access_compat, 2.4 ${fails} because of ${namesInCode(old)}`
    : `2.4 ${fails} because of ${namesInCode(gone)}, and without mod_access_compat because of ${namesInCode(old)}`
}

/** The distinct names of the section's old lines, in one letter case: `deny from all` is the same as `Deny from all`. */
const oldNamesIn = ({ lines }: Pick<Plan['access'], 'lines'>): readonly string[] => [
  ...new Set(lines.filter(isAccessLineOf22).map(({ kind, at }) => compatDirectiveNames.get(kind) ?? at.name.value)),
]

/** Whether a Require has a keyword in a letter case that 2.2 knew and 2.4 does not know. */
export const hasKeywordInCaseUnknownTo24 = ({ access }: Plan): boolean =>
  access.require?.some(
    ({ at, keyword, unmet, answeredBy }) =>
      !answeredBy && ((!unmet && at.args[0]?.value !== keyword) || unmet === 'case'),
  ) ?? false

function remarkSentence({ access }: Plan): string | undefined {
  const order = access.lines.some(({ kind }) => kind === 'order' || kind === 'deny')
  const host = access.host && valueForMethod(access.host, anyOtherMethod)
  const lone = access.lines.find(({ kind }) => kind === 'allow')
  if (!order && lone && host?.key === always.key)
    return `Without Order and Deny, \`${textOnOneLine(lone.at)}\` let everybody in.`
  return access.lines.some((line) => hashTextAsCommentLines(line).length > 0)
    ? '2.2 read the words after # as host names. The fix turns these words into a comment.'
    : undefined
}

function inheritanceSentence({ form, access, after, checksPlace }: Plan): string | undefined {
  if (checksPlace)
    return 'In 2.2, the rules of other folders or URLs also decided about these requests. In 2.4 the new lines alone decide, so they contain copies of those rules. `Require expr` limits each repeated rule to its folder or URL.'
  if (form.kind !== 'tree') return undefined
  if (form.authorization.merging) return 'The inherited rules apply too, so the fix joins them with the rules here.'
  const asked = leavesOf(valueForMethod(form.authorization.tree, anyOtherMethod)).filter(
    (leaf) => leaf.asksUser && leaf.from,
  )
  const own = asked.length > 0 ? new Set(access.require?.map((line) => line.at)) : undefined
  if (asked.some(({ from }) => from && !own?.has(from)))
    return 'In 2.4 a Require replaces all inherited rules, so the fix repeats the inherited users.'
  const inherited =
    !access.host && after.some((state) => state.host && valueForMethod(state.host, anyOtherMethod).key !== always.key)
  return inherited
    ? 'In 2.4 a Require replaces all inherited rules, so the fix repeats the inherited clients.'
    : undefined
}
