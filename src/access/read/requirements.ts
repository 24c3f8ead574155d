import { authzProviderNamed, isRequireWordOnlyOn24 } from '../../httpd/authz-providers.js'
import { escapeOnlyOn24InRequire, rejectedOrReplacedPart } from '../../httpd/expression.js'
import { includesMethod, type MethodSet } from '../../httpd/methods.js'
import {
  directiveJoiningRequires,
  requireArgsOn24,
  type ThirdPartyRequireModule,
  thirdPartyRequireModule,
} from '../../models/third-party-requires.js'
import { logicalLineText } from '../../syntax/lines.js'
import { isLiteral } from '../../syntax/literal.js'
import { hasPlaceholder } from '../../syntax/template.js'
import type { Directive } from '../../syntax/tree.js'
import { anyOf, type Condition, userLeaf } from './condition.js'

/** A Require line, as far as 2.2's modules evaluate it. */
export interface Requirement {
  readonly at: Directive
  readonly methods: MethodSet
  /** The keyword. A keyword of httpd itself is in lower case, because 2.2 ignores case. */
  readonly keyword: string
  /** The rest of the line, as written. */
  readonly words: string
  /**
   * Why nobody met the line in 2.2, although 2.4 may allow requests by it. `quotes`: 2.2 kept the quotes around the
   * keyword. `keyword`: 2.2 has no such keyword. `case`: its module knows the keyword in lower case only.
   */
  readonly unmet: 'quotes' | 'keyword' | 'case' | undefined
  readonly unclear: string | undefined
  /** The third-party module that handles the line. `keyword` and `words` are then those of 2.4. */
  readonly answeredBy?: ThirdPartyRequireModule
}

/** The authorization modules of 2.2, in the order in which they run. */
export interface Authorizers {
  readonly order: readonly AuthorizerName[]
  /** Whether the order is known. If not, it is assumed. */
  readonly isOrderKnown: boolean
  /** Whether mod_authz_owner is surely there. It decides alone if a line asks for the file's owner. */
  readonly hasOwner: boolean
  /** A third-party module or directive that may decide for any line. */
  readonly thirdParty: string | undefined
}

export type AuthorizerName = 'owner' | 'groupfile' | 'dbm' | 'ldap' | 'user'

/** Settings that affect how Require lines are answered. */
export interface AuthorizerSettings {
  readonly groupFile: boolean
  readonly dbmGroupFile: boolean
  /** Whether 2.2 lost an inherited AuthGroupFile because the section sets only AuthzGroupFileAuthoritative. */
  readonly lostGroupFile: boolean
  /** Whether an AuthLDAPURL is in force. Without one, mod_authnz_ldap leaves its lines to other modules that do not know them. */
  readonly ldapUrl: boolean
  /** Modules whose `Authz…Authoritative` is Off. */
  readonly off: ReadonlySet<AuthorizerName>
}

/** The module of each `Authz…Authoritative` directive. */
export const authorizerByDirective: Readonly<Record<string, AuthorizerName>> = {
  authzuserauthoritative: 'user',
  authzgroupfileauthoritative: 'groupfile',
  authzdbmauthoritative: 'dbm',
  authzownerauthoritative: 'owner',
  authzldapauthoritative: 'ldap',
}

/**
 * Reads a Require line. 2.2 kept the quotes around a keyword (server/core.c, require), so a line with a quoted keyword matched
 * nobody. It becomes `userLeaf` without a name, which also asks for a password and allows nobody.
 * @param isNewUnmet whether a keyword that 2.2 does not have counts as met by nobody, because only 2.2 reads the line
 */
export function requirementOf(at: Directive, methods: MethodSet, isNewUnmet: boolean): Requirement {
  const text = logicalLineText(at.file.text, at)
  const other = thirdPartyRequireModule(at)
  if (other && isLiteral(at)) return thirdPartyRequirement(at, methods, other)
  const [, keyword = '', words = ''] =
    /^[^ \t\r\n\v\f]+[ \t\r\n\v\f]+([^ \t\r\n\v\f]+)[ \t\r\n\v\f]*([\s\S]*)$/.exec(text) ?? []
  const unmet = whyUnmet(keyword, isNewUnmet)
  return {
    at,
    methods,
    keyword: unmet ? 'user' : isKeywordOf22(keyword) ? keyword.toLowerCase() : keyword,
    words: unmet ? '' : withSingleSpaces(words),
    unmet,
    unclear: unmet === 'keyword' ? undefined : whyUnclear(keyword, words, text, isNewUnmet),
  }
}

function thirdPartyRequirement(at: Directive, methods: MethodSet, answeredBy: ThirdPartyRequireModule): Requirement {
  const args = requireArgsOn24(answeredBy.requires, at) ?? at.file.text.slice(at.args[0]?.start, at.args.at(-1)?.end)
  const [, keyword = '', words = ''] = /^(\S+)\s*([\s\S]*)$/.exec(args) ?? []
  return { at, methods, keyword, words: withSingleSpaces(words), unmet: undefined, unclear: undefined, answeredBy }
}

function whyUnmet(keyword: string, isNewUnmet: boolean): Requirement['unmet'] {
  if (/^["']/.test(keyword)) return 'quotes'
  if (authzProviderNamed(keyword)?.inLowerCaseOnly && keyword !== keyword.toLowerCase()) return 'case'
  return isNewUnmet && isRequireWordOnlyOn24(keyword) ? 'keyword' : undefined
}

/** Joins words by single spaces, unless the text has quotes: spaces between quotes are part of a name. */
export const withSingleSpaces = (text: string): string =>
  /["']/.test(text) ? text : text.replace(/[ \t\r\n\v\f]+/g, ' ')

function whyUnclear(keyword: string, words: string, text: string, isForOld: boolean): string | undefined {
  if (keyword === '') return '`Require` without a word, which 2.4 rejects'
  if (/\\$/.test(text)) return `\`${text}\`, which ends in a backslash`
  if (hasPlaceholder(text)) return `\`${text}\`, which a template fills in`
  if (isRequireWordOnlyOn24(keyword)) return `\`${text}\`, which 2.2 does not know`
  if (!/^["']|^valid-user$/i.test(keyword) && rejectedOrReplacedPart(text))
    return `\`${text}\`, which 2.4 reads as an expression`
  return isForOld && escapeOnlyOn24InRequire(keyword.toLowerCase(), words)
    ? `\`${text}\`, in which only 2.4 reads an escape`
    : undefined
}

/** Whether the line has a keyword that only 2.4 knows. In 2.2 such a line allowed nobody. */
export const hasKeywordOf24 = ({ keyword }: Pick<Requirement, 'keyword'>): boolean => isRequireWordOnlyOn24(keyword)

/**
 * Whether a line whose keyword has a wrong letter case, such as `ldap-User`, kept 2.2 from asking other modules: mod_authnz_ldap
 * looks only for `ldap-`.
 */
const makesLdapDecide = ({ unmet, at }: Requirement): boolean =>
  unmet === 'case' && at.args[0]?.value.startsWith('ldap-') === true

/** The condition that 2.2 takes from the Require lines for requests with this method. Undefined if no line applies. */
export function requireDecision(
  lines: readonly Requirement[],
  method: string,
  authorizers: Authorizers,
  settings: AuthorizerSettings,
): RequireDecision | undefined {
  const applicable = lines.filter((line) => includesMethod(line.methods, method))
  if (applicable.length === 0) return undefined
  const mine = applicable.every(({ unmet }) => unmet)
    ? applicable
    : applicable.filter((line) => !line.unmet || makesLdapDecide(line))
  const counted = mine.length > 1 && !mine.every(isEnoughAlone) ? decidingLines(mine, authorizers, settings) : mine
  return {
    condition: anyOf(counted.map((line) => leafOf(line, settings))),
    ambiguity: ambiguityIn(mine, counted, authorizers, settings),
  }
}

/** Whether 2.4, for which one matching line is enough, may allow requests by lines that 2.2 ignored. */
export function mayAllowOn24ByIgnoredLines(
  lines: readonly Requirement[],
  method: string,
  authorizers: Authorizers,
  settings: AuthorizerSettings,
): boolean {
  const mine = lines.filter((line) => includesMethod(line.methods, method))
  const counted = mine.length > 1 && !mine.every(isEnoughAlone) ? decidingLines(mine, authorizers, settings) : mine
  return counted.length < mine.length || ambiguityIn(mine, counted, authorizers, settings) !== undefined
}

/** The lines of the modules that 2.2 asks, up to the first module that has a line and decides alone. */
function decidingLines(
  lines: readonly Requirement[],
  { order }: Authorizers,
  settings: AuthorizerSettings,
): readonly Requirement[] {
  const found = new Set<Requirement>()
  for (const name of order) {
    const owned = lines.filter((line) => !found.has(line) && handlesKeyword(name, line.keyword, settings))
    for (const line of owned) found.add(line)
    if (owned.length > 0 && !settings.off.has(name)) break
  }
  // If no module handles any of the lines, they all stay: they allow nobody, but 2.4 still asks for a password.
  return found.size > 0 ? lines.filter((line) => found.has(line)) : lines
}

/**
 * The condition of the Require lines. `ambiguity`: why 2.2 may have taken another condition; undefined if this one is certain.
 */
export interface RequireDecision {
  readonly condition: Condition
  readonly ambiguity: RequireAmbiguity | undefined
}

export type RequireAmbiguity =
  | 'load-order'
  | 'two-group-files'
  | 'foreign'
  | 'odd-ldap-word'
  | 'answered-elsewhere'
  | 'owner'
  | 'no-group-file'
  | 'lost-group-file'
  | 'no-ldap-url'

function handlesKeyword(
  name: AuthorizerName,
  keyword: string,
  { groupFile, dbmGroupFile }: AuthorizerSettings,
): boolean {
  switch (name) {
    case 'user':
      return keyword === 'user' || keyword === 'valid-user'
    case 'groupfile':
      return groupFile && (keyword === 'group' || keyword === 'file-group')
    case 'dbm':
      return dbmGroupFile && (keyword === 'group' || keyword === 'file-group')
    case 'owner':
      return keyword === 'file-owner'
    case 'ldap':
      return keyword.startsWith('ldap-')
  }
}

function leafOf({ at, keyword, words }: Requirement, { groupFile, dbmGroupFile }: AuthorizerSettings): Condition {
  const dbm = dbmGroupFile && !groupFile && (keyword === 'group' || keyword === 'file-group')
  return userLeaf(dbm ? `dbm-${keyword}` : keyword, keyword === 'valid-user' ? '' : words, at)
}

const isKeywordOf22 = (keyword: string): boolean => authzProviderNamed(keyword)?.in22 === true

function ambiguityIn(
  mine: readonly Requirement[],
  counted: readonly Requirement[],
  { isOrderKnown, hasOwner, thirdParty }: Authorizers,
  settings: AuthorizerSettings,
): RequireAmbiguity | undefined {
  if (mine.every(isEnoughAlone)) return undefined
  const keywords = new Set(mine.map((line) => line.keyword))
  const group = keywords.has('group') || keywords.has('file-group')
  if (group && settings.groupFile && settings.dbmGroupFile) return 'two-group-files'
  if (group && settings.lostGroupFile) return 'lost-group-file'
  if (mine.length > 1 && [...keywords].some((keyword) => !isKeywordOf22(keyword))) return 'foreign'
  if (mine.some(makesLdapDecide) && !mine.every(({ unmet }) => unmet)) return 'odd-ldap-word'
  // mod_authz_owner leaves the decision about the file's group to modules that know groups (mod_authz_owner.c, check_file_owner).
  if (keywords.size > 1 && (keywords.has('file-group') || (keywords.has('file-owner') && !hasOwner))) return 'owner'
  if (keywords.size > 1 && !settings.ldapUrl && [...keywords].some((keyword) => keyword.startsWith('ldap-')))
    return 'no-ldap-url'
  const isOfGroups = group && !settings.groupFile && !settings.dbmGroupFile
  if (thirdParty !== undefined && (isOfGroups || countModules(keywords) > 1)) return 'answered-elsewhere'
  if (isOfGroups && keywords.size > 1 && !isOrderKnown) return 'no-group-file'
  return counted.length < mine.length && !isOrderKnown ? 'load-order' : undefined
}

/** Whether a third-party module handles the line, and allows a request that meets any one of its lines. */
const isEnoughAlone = ({ answeredBy, at }: Requirement): boolean =>
  answeredBy !== undefined && !directiveJoiningRequires(answeredBy, at)

/** The number of httpd modules that handle these keywords. */
const countModules = (keywords: ReadonlySet<string>): number =>
  new Set([...keywords].map((word) => (word === 'valid-user' ? 'user' : word.replace(/^(ldap|file)-.*/, '$1')))).size
