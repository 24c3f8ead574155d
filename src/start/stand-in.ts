import type { ComparedRequest } from '../compare/comparison.js'
import { type Edit, removeLine, removeWord } from '../edit/edit.js'
import type { ExpectedOutcome } from '../requests/chosen-request.js'
import type { Directive } from '../syntax/tree.js'

/**
 * Whether the difference proves nothing about 2.2: the response of the stand-in differs from the expected one of 2.2, and the
 * response of the new server does not. For example, mod_access_compat merges Satisfy differently and needs a Require for each
 * AuthType.
 */
export function isStandInAnswerUnreliable({
  request,
  oldStatus,
  newStatus,
  verdict,
  differences,
}: ComparedRequest): boolean {
  const { old } = request.expects
  // The error page depends on its own access rules, which the stand-in may also read differently.
  if ((newStatus ?? 0) >= 400 && isAs(old, newStatus) && differences.every(({ what }) => what === 'document'))
    return verdict !== 'same'
  return verdict !== 'same' && !isAs(old, oldStatus) && isAs(old, newStatus)
}

/** Whether a status matches the expectation. Without an expectation, every status does. */
function isAs(expected: ExpectedOutcome, status: number | undefined): boolean {
  if (status === undefined) return false
  switch (expected) {
    case 'refuses':
      return status === 403
    case 'asks':
      return status === 401
    case 'answers':
      // Access is checked before 501 reports an unknown method.
      return status === 501 || (status !== 401 && status !== 403 && status < 500)
    case 'redirects':
      return status >= 300 && status < 400
    case 'unknown':
      return true
  }
}

/** The sentence about requests to which a 2.4 that stands in for 2.2 may respond differently than 2.2. */
export const unreliableStandInSentence = (count: number): string =>
  `2.2's responses to ${count} of the requests. A 2.4 with mod_access_compat stood in for 2.2, and reads the rules for these requests differently (mostly Satisfy). The migrated configuration responds by the rules of 2.2. To compare with a 2.2, add --old-httpd.`

/** Directives that 2.4 does not have. 2.4 behaves as 2.2 does with `Off`. */
const isGone = /^auth(z(groupfile|user|dbm|owner|default|ldap)|default|zldap)authoritative$/

/**
 * The edits that make 2.4 treat a line as 2.2 does, as far as possible, for lines that no 2.4 accepts; undefined if the line
 * stays as it is.
 */
export function editsToReadAs22(line: Directive): readonly Edit[] | undefined {
  if (isGone.test(line.key)) return [removeLine(line)]
  // 2.2 reads the words of a comment as host names. `#` matches no host, but the words after it may.
  if (!/^(allow|deny)$/.test(line.key)) return undefined
  const comments = line.args.filter(({ value }) => value.startsWith('#'))
  return comments.length > 0 ? comments.map((word) => removeWord(line, word)) : undefined
}
