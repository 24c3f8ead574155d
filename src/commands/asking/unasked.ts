import type { Abilities, Choice } from '../../requests/chosen-request.js'
import { type AskedSite, chosenFor } from './read-asking.js'

/** What is left out for want of an address, a password or a method: a sentence each, with what would help. */
export function* unaskedFor(site: AskedSite, choice: Choice, can: Abilities, started: boolean): Generator<string> {
  const whole = chosenFor(site, { canComeFrom: () => true, canBe: () => true, canSend: () => true })
  const addresses = new Set(whole.requests.map(({ asker }) => asker.client.address))
  const left = [...addresses].filter((address) => !can.canComeFrom(address))
  if (left.length > 0) yield `requests from ${listed(left)}. ${started ? fromCopies : fromHere}`
  const users = new Set(
    whole.requests.flatMap(({ asker }) => (asker.user?.password === 'right' ? [asker.user.name] : [])),
  )
  const nobody = [...users].filter((name) => !can.canBe(name))
  if (nobody.length > 0) yield `requests as ${listed(nobody)}. Name each with --user.`
  const methods = [...new Set(whole.requests.map(({ method }) => method))].filter((method) => !can.canSend(method))
  if (methods.length > 0) yield `requests with ${listed(methods)}. Name them with --method if they may be sent.`
  const known = new Set(whole.unasked.map(({ key }) => key))
  const never = choice.unasked.filter(({ key }) => known.has(key)).map(({ key }) => `\`${key}\``)
  if (never.length > 0) yield `what shows both sides of ${listed(never)}. No request was found that does.`
}

const fromHere =
  'From here there is one address; --client-address sends others where both servers trust a header or the PROXY protocol.'
const fromCopies = 'To a copy on this machine requests come from loopback addresses only.'

const listed = (names: readonly string[]): string =>
  names.length > 8 ? `${names.slice(0, 8).join(', ')} and ${names.length - 8} more` : names.join(', ')
