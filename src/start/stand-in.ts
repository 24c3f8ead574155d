import type { ComparedRequest } from '../compare/comparison.js'
import { readingOf } from '../httpd/guards.js'
import type { Expected } from '../requests/chosen-request.js'
import { commandsUnder, type Section } from '../syntax/tree.js'

/**
 * Whether a 2.4 with mod_access_compat is no witness of what 2.2 answered: it answered otherwise than 2.2's rules say, which
 * the new server answers by. It merges Satisfy in another way, for one, and wants a Require wherever there is an AuthType.
 */
export function isNoWitness({ request, oldStatus, youngStatus, verdict }: ComparedRequest): boolean {
  const { old } = request.expects
  return verdict !== 'same' && !isAs(old, oldStatus) && isAs(old, youngStatus)
}

/** Whether a status is what is expected; of what cannot be foretold, each one is. */
function isAs(expected: Expected, status: number | undefined): boolean {
  if (status === undefined) return false
  switch (expected) {
    case 'refuses':
      return status === 403
    case 'asks':
      return status === 401
    case 'answers':
      return status !== 401 && status !== 403 && status < 500
    case 'redirects':
      return status >= 300 && status < 400
    case 'unknown':
      return true
  }
}

/** What is said of such requests. */
export const noWitness = (count: number): string =>
  `what 2.2 answered to ${count} of the requests. A 2.4 with mod_access_compat does not read their rules as 2.2 did (Satisfy, mostly), and the migrated configuration answers them as 2.2's rules say; a 2.2, named with --old-httpd, could tell.`

const ofAccess =
  /^<?(order|allow|deny|satisfy|require|auth(type|name|userfile|groupfile|digestfile|basicprovider|merging)|limit|limitexcept|require(all|any|none))$/

/**
 * What to write in the tag of a guard so that a 2.4 reads or skips its block as 2.2 did, where the block has rules of access
 * and nothing else; undefined for a guard that stays.
 */
export function guardAs22(section: Section): string | undefined {
  if (!/^if(module|version)$/.test(section.key)) return undefined
  const on22 = readingOf(section, '2.2')
  if (on22 === 'maybe' || on22 === readingOf(section, '2.4')) return undefined
  const said = [...commandsUnder(section.commands)]
  if (said.length === 0 || !said.every(({ key }) => ofAccess.test(key))) return undefined
  if (section.key === 'ifversion') return on22 === 'always' ? '>= 2.0' : '< 2.0'
  return on22 === 'always' ? '!mod_of_nobody.c' : 'mod_of_nobody.c'
}
