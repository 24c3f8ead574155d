import type { Leaf } from '../access/read/condition.js'
import { objectNumbers } from '../base/object-numbers.js'
import type { Directive } from '../syntax/tree.js'
import type { ChosenRequest, KnownEnvironment, RequestChoice } from './chosen-request.js'
import { expectedOutcomesOf } from './expectation.js'
import type { LocatedSection } from './read-configuration.js'
import type { RequestClient } from './request-client.js'
import type { UrlSituation } from './situation.js'
import { escapedUrl } from './url-samples.js'
import type { VersionModel } from './version-model.js'

/** The requests chosen so far, and what is needed to choose more. */
export type RequestChooser = ReturnType<typeof requestChooser>

export const requestChooser = (old: VersionModel, newer: VersionModel, known: KnownEnvironment) => ({
  ...{ old, newer, known, numbers: objectNumbers(), combinations: 0 },
  /** The keys of the situations and decisions that have been handled. */
  situations: new Set<string>(),
  rulings: new Set<string>(),
  /** The sections and lines whose URLs were tried in other spellings. */
  spelled: new Set<LocatedSection | Directive>(),
  /** For each condition, by its key: its results for the clients that were tried. */
  answered: new Map<string, { readonly leaf: Leaf; readonly values: Set<boolean | undefined> }>(),
  chosen: new Map<string, ChosenRequest>(),
})

/** The result: the requests, and the conditions that were not tested both ways. */
export function requestChoiceOf({ answered, chosen, combinations }: RequestChooser): RequestChoice {
  const half = [...answered.values()].filter(({ values }) => !(values.has(true) && values.has(false)))
  return { requests: [...chosen.values()], combinations, untestedConditions: half.map(({ leaf }) => leaf) }
}

/**
 * Adds a request, unless an equal one was already chosen.
 * @param spelled another spelling of the URL
 */
export function addRequest(
  chooser: RequestChooser,
  situation: UrlSituation,
  method: string,
  asker: RequestClient,
  spelled?: string,
): void {
  const { endpoint, sample, old } = situation
  const path = spelled ?? escapedUrl(sample.url)
  const { client, user, headers } = asker
  const { scheme, host, address, port } = endpoint
  const key = JSON.stringify([method, scheme, host, address, port, path, client.address, user, headers])
  if (chooser.chosen.has(key)) return
  const section = old.accessDecision.deciding.at(-1)
  const about = sample.about ?? section?.at ?? section?.nodes[0]
  const deciding = old.accessDecision.deciding.flatMap((one) => one.at ?? one.nodes)
  chooser.chosen.set(key, {
    method,
    endpoint,
    path,
    asker,
    about,
    concerns: [...(about ? [about] : []), ...old.reached.lines, ...deciding],
    document: old.reached.urlKind === 'file' ? old.reached.path : undefined,
    expects: expectedOutcomesOf(situation, { method, asker, users: chooser.known.users }),
  })
}
