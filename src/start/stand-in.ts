import type { ComparedRequest } from '../compare/comparison.js'
import { type Edit, removeLine, removeWord } from '../edit/edit.js'
import type { ExpectedOutcome } from '../requests/chosen-request.js'
import type { Directive } from '../syntax/tree.js'

/**
 * Whether a 2.4 with mod_access_compat is no witness of what 2.2 answered: it answered otherwise than 2.2's rules say, which
 * the new server answers by. It merges Satisfy in another way, for one, and wants a Require wherever there is an AuthType.
 */
export function isUnreliableStandIn({ request, oldStatus, newStatus, verdict, differences }: ComparedRequest): boolean {
  const { old } = request.expects
  // Which page comes with a refusal is decided by the rules for that page, and these are read otherwise too.
  if ((newStatus ?? 0) >= 400 && isAs(old, newStatus) && differences.every(({ what }) => what === 'document'))
    return verdict !== 'same'
  return verdict !== 'same' && !isAs(old, oldStatus) && isAs(old, newStatus)
}

/** Whether a status is what is expected; of what cannot be foretold, each one is. */
function isAs(expected: ExpectedOutcome, status: number | undefined): boolean {
  if (status === undefined) return false
  switch (expected) {
    case 'refuses':
      return status === 403
    case 'asks':
      return status === 401
    case 'answers':
      // Who may ask for it is decided before 501 says that the method is unknown.
      return status === 501 || (status !== 401 && status !== 403 && status < 500)
    case 'redirects':
      return status >= 300 && status < 400
    case 'unknown':
      return true
  }
}

/** What is said of such requests. */
export const unreliableSentence = (count: number): string =>
  `2.2's responses to ${count} of the requests. A 2.4 with mod_access_compat stood in for it and reads their rules differently (mostly Satisfy). The migrated configuration responds by the rules of 2.2. To compare with a 2.2, add --old-httpd.`

/** 2.4 has no such lines; what they switched off it has not. */
const isGone = /^auth(z(groupfile|user|dbm|owner|default|ldap)|default|zldap)authoritative$/

/**
 * The edits of a line that no 2.4 reads, mod_access_compat or not, so that it comes as near as it can to what it was in 2.2;
 * undefined for a line that stays.
 */
export function lineAs22(line: Directive): readonly Edit[] | undefined {
  if (isGone.test(line.key)) return [removeLine(line)]
  // 2.2 read the words of a comment as host names: no host is called #, but the other words count.
  if (!/^(allow|deny)$/.test(line.key)) return undefined
  const comments = line.args.filter(({ value }) => value.startsWith('#'))
  return comments.length > 0 ? comments.map((word) => removeWord(line, word)) : undefined
}
