import { joined } from '../../../syntax/lines.js'
import { fileAndLine } from '../../../syntax/place.js'
import type { Plan } from '../plan.js'

/**
 * Sections by name: `<Location "/x">` (conf/httpd.conf:12), as far as a sentence has room for them.
 * @param remark what is to be said of the first
 */
export function sectionsNamed(plans: readonly Pick<Plan, 'scope'>[], remark?: string): string {
  const named = plans.slice(0, most).map(({ scope }, index) => nameOf(scope, index === 0 ? remark : undefined))
  const more = plans.length - named.length
  const last = more > 0 ? `${more} more` : named.pop()
  return named.length > 0 ? `${named.join(', ')} and ${last}` : (last ?? '')
}

const most = 3

function nameOf(scope: Plan['scope'], remark: string | undefined): string {
  const { at, file } = scope
  if (!at) return remark ? `${placeNamed(scope)} (${remark})` : placeNamed(scope)
  return `\`${joined(file.text, at).trim()}\` (${placeNamed(scope)}${remark ? `; ${remark}` : ''})`
}

/** Where a section begins: conf/httpd.conf:12. */
export function placeNamed({ at, file, nodes }: Plan['scope']): string {
  return fileAndLine({ file, start: (at ?? nodes[0])?.start ?? 0 })
}
