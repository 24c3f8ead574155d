import type { Leaf } from '../access/read/condition.js'
import type { ObjectNumbers } from '../base/object-numbers.js'
import type { Endpoint } from './endpoints.js'
import type { ServerContent } from './read-configuration.js'
import type { RequestClient } from './request-client.js'
import { isProxyUrl, type UrlSample } from './url-samples.js'
import { variablesOfRequest } from './variables.js'
import { serverInOtherVersion, type VersionModel } from './version-model.js'

/** The matching sections and decisions of both versions for one URL. */
export type UrlSituation = Readonly<ReturnType<typeof situationOf>>

export type VersionSide = UrlSituation['old']

/**
 * What a URL reaches in both versions, and the access decision there.
 * @param endpoint of the old version's server
 */
export function situationOf(old: VersionModel, newer: VersionModel, endpoint: Endpoint, sample: UrlSample) {
  const side = (model: VersionModel, server: ServerContent) => {
    const reached = model.reach(server, urlAsMatched(sample.url))
    return { model, server, reached, accessDecision: model.ruling(reached) }
  }
  const other =
    serverInOtherVersion(endpoint.server, old.configuration, newer.configuration) ?? newer.configuration.main
  return { endpoint, sample, old: side(old, endpoint.server), newer: side(newer, other) }
}

/** The URL as httpd compares it: without a query, and with single slashes. */
export function urlAsMatched(url: string): string {
  const [plain = ''] = url.split('?', 1)
  return isProxyUrl(url) ? plain : plain.replace(/\/+/g, '/')
}

/** The single conditions in the matching sections of both versions, without duplicates. */
export const leavesInSituation = ({ old, newer }: UrlSituation): readonly Leaf[] => [
  ...new Map([...old.accessDecision.leaves, ...newer.accessDecision.leaves].map((leaf) => [leaf.key, leaf])).values(),
]

/** A key that is equal for URLs that a server treats the same. An error page and a document root have keys of their own. */
export const situationKey = ({ keyOf }: ObjectNumbers, { old, newer, sample, endpoint }: UrlSituation): string =>
  [
    ...[old, newer].map(({ reached }) => `${keyOf(reached.containers)};${keyOf(reached.lines)};${reached.urlKind}`),
    sample.about?.key === 'errordocument' ? sample.url : '',
    sample.url === '/' ? keyOf([endpoint.server]) : '',
  ].join('|')

/** A key that is equal for situations with the same access rules, merged in the same order. */
export function accessDecisionKey({ keyOf }: ObjectNumbers, situation: UrlSituation): string {
  const { old, newer, sample, endpoint } = situation
  const asksVariables = leavesInSituation(situation).some(({ provider }) => provider === 'env')
  const lines = asksVariables ? old.model.variables(old.server, old.reached) : []
  const variables = variablesOfRequest(lines, { url: sample.url, method: 'GET', asker: defaultClient })
  return [
    keyOf(old.accessDecision.deciding),
    keyOf(newer.accessDecision.deciding),
    [...variables].sort().join(),
    endpoint.scheme,
  ].join('|')
}

/** A client for requests to which any client gets the same response. */
export const defaultClient: RequestClient = {
  client: { address: '127.0.0.1', names: [] },
  user: undefined,
  headers: [],
}
