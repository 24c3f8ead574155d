import type { Leaf } from '../access/read/condition.js'
import { expectedOutcomesOf, requestEnvironmentOf } from './expectation.js'
import type { RequestChooser } from './request-chooser.js'
import { clientMeetsLeaf, type RequestClient } from './request-client.js'
import { leavesInSituation, type UrlSituation } from './situation.js'

/** The most combinations of condition results to try. If there are more, each single result is tried once with each outcome. */
const maxAnswers = 32

/**
 * A client for each different outcome of the two versions, and for each different result of a condition.
 * @param countsCombinations whether every combination of results counts, not only the outcome
 */
export function distinguishingClients(
  { known, answered }: RequestChooser,
  situation: UrlSituation,
  method: string,
  askers: readonly RequestClient[],
  countsCombinations: boolean,
): readonly RequestClient[] {
  const leaves = leavesInSituation(situation)
  const anonymous = new Set(known.users.flatMap(({ name, isAnonymous }) => (isAnonymous ? name : [])))
  const telling = new Map<string, { readonly asker: RequestClient; readonly traits: readonly string[] }>()
  for (const asker of askers) {
    const attempt = { method, asker, users: known.users }
    const world = requestEnvironmentOf(situation.old, situation.sample.url, attempt)
    const values = leaves.map((leaf) => clientMeetsLeaf(leaf, asker, world))
    for (const [index, leaf] of leaves.entries()) note(answered, leaf, values[index])
    const { old, newer } = expectedOutcomesOf(situation, attempt)
    const outcome = `${old}/${newer}`
    // httpd looks up any user that is sent, even if no rule asks for one.
    const sent = asker.user?.password === 'wrong' ? asker.user.name : asker.user ? 'right' : ''
    // Two users with the same results may still be looked up by different modules.
    const lookedUp = asker.user && anonymous.has(asker.user.name) ? 'by mod_authn_anon' : ''
    const kind = countsCombinations ? `${values.join()} ${sent} ${outcome} ${lookedUp}` : `${outcome} ${lookedUp}`
    const traits = values.map((value, index) => `${index} ${value} ${outcome}`)
    if (!telling.has(kind)) telling.set(kind, { asker, traits })
  }
  const all = [...telling.values()]
  return (all.length > maxAnswers ? covering(all) : all).map(({ asker }) => asker)
}

function note(answered: RequestChooser['answered'], leaf: Leaf, value: boolean | undefined): void {
  const known = answered.get(leaf.key) ?? { leaf, values: new Set() }
  known.values.add(value)
  answered.set(leaf.key, known)
}

/** The clients that each add a trait which no earlier one has. */
function covering<T extends { readonly traits: readonly string[] }>(all: readonly T[]): readonly T[] {
  const seen = new Set<string>()
  return all.filter(({ traits }) => {
    const fresh = traits.filter((trait) => !seen.has(trait))
    for (const trait of fresh) seen.add(trait)
    return fresh.length > 0
  })
}
