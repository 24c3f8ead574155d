import type { KnownEnvironment, RequestChoice } from './chosen-request.js'
import { clientsToTry, methodOtherThan, methodsToTry, methodsTriedOnEachServer } from './clients-to-try.js'
import { distinguishingClients } from './distinguishing-clients.js'
import { type Endpoint, endpointsByServer } from './endpoints.js'
import type { ServerContent } from './read-configuration.js'
import { addRequest, type RequestChooser, requestChoiceOf, requestChooser } from './request-chooser.js'
import { RequestCombinationCounter } from './request-values.js'
import { accessDecisionKey, defaultClient, situationKey, situationOf, type UrlSituation } from './situation.js'
import { otherSpellingsOf, spellingsWithLineEnds } from './spellings.js'
import { escapedUrl, isProxyUrl, type UrlSample, urlSamples } from './url-samples.js'
import { serverInOtherVersion, type VersionModel } from './version-model.js'

/**
 * The requests that distinguish the decisions of two versions: one for each set of sections that a URL can match, each method
 * that these sections name, and each combination of results of their conditions.
 */
export function chooseRequests(old: VersionModel, newer: VersionModel, known: KnownEnvironment): RequestChoice {
  const chooser = requestChooser(old, newer, known)
  for (const [server, endpoints] of endpointsByServer(old.configuration)) askServer(chooser, server, endpoints)
  return requestChoiceOf(chooser)
}

function askServer(chooser: RequestChooser, server: ServerContent, [endpoint, ...others]: readonly Endpoint[]): void {
  if (!endpoint) return
  const { old, newer, known } = chooser
  const samples = samplesFor(chooser, server)
  const files = new Set(known.files)
  const isThere = ({ old: { reached } }: UrlSituation) => reached.path !== undefined && files.has(reached.path)
  const all = samples.map((sample) => situationOf(old, newer, endpoint, sample))
  // URLs of existing documents come first, because their answers show more differences.
  const ordered = [...all.filter(isThere), ...all.filter((one) => !isThere(one))]
  const tried = new RequestCombinationCounter(known)
  let isGeneral = true
  for (const situation of ordered) {
    const key = `${situationKey(chooser.numbers, situation)}|${isThere(situation)}`
    if (chooser.situations.has(key)) continue
    chooser.situations.add(key)
    const ruling = accessDecisionKey(chooser.numbers, situation)
    const isNew = !chooser.rulings.has(ruling)
    chooser.rulings.add(ruling)
    const more = isGeneral && isNew ? methodsTriedOnEachServer : []
    ask(chooser, situation, { how: isNew ? 'each answer' : 'each outcome', more, tried })
    if (isNew && situation.old.accessDecision.deciding.length > 0) isGeneral = false
  }
  for (const situation of ordered) askSpelled(chooser, situation, tried)
  for (const other of others) addRequest(chooser, situationOf(old, newer, other, rootOf(server)), 'GET', defaultClient)
  chooser.combinations += tried.combinations(samples.map(({ url }) => url)) * (1 + others.length)
}

const rootOf = (server: ServerContent): UrlSample => ({ url: '/', about: server.at })

/** The sample URLs of the old version, and the sample URLs that only lines of the new version add. */
function samplesFor({ old, newer, known }: RequestChooser, server: ServerContent): readonly UrlSample[] {
  const other = serverInOtherVersion(server, old.configuration, newer.configuration)
  const mine = urlSamples(old, server, known)
  const theirs = other ? urlSamples(newer, other, known).map(({ url }) => ({ url, about: undefined })) : []
  const found = new Map<string, UrlSample>()
  for (const sample of [...mine, ...theirs]) {
    const before = found.get(sample.url)
    if (!before || (!before.about && sample.about) || sample.about?.key === 'errordocument')
      found.set(sample.url, sample)
  }
  return [...found.values()].filter(({ url }) => known.canForward || !isProxyUrl(url))
}

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD'

interface Trying {
  /** `each answer`: a request for each combination of condition results; `each outcome`: a request for each outcome. */
  readonly how: 'each answer' | 'each outcome'
  /** Further methods to try. */
  readonly more: readonly string[]
  readonly tried: RequestCombinationCounter
}

function ask(chooser: RequestChooser, situation: UrlSituation, { how, more, tried }: Trying): void {
  const { old, newer } = situation
  const askers = clientsToTry(situation, chooser.known)
  const named = [...new Set([...old.accessDecision.methods, ...newer.accessDecision.methods])]
  const every = how === 'each answer' ? [...methodsToTry(named), ...more] : methodsToTry(named).slice(0, 2)
  // The versions answer methods other than GET and HEAD on a folder without a document differently, whatever the rules are.
  const all = old.reached.urlKind === 'folder-without-index' ? every.filter(isReading) : every
  const isFull = (method: string) => how === 'each answer' && (method === 'GET' || method === methodOtherThan(named))
  for (const method of new Set(all.filter(chooser.known.canSend))) {
    for (const asker of askers) tried.add(method, asker)
    const kept = distinguishingClients(chooser, situation, method, askers, isFull(method) && !more.includes(method))
    for (const asker of kept) addRequest(chooser, situation, method, asker)
  }
}

/** Adds requests with other spellings of a URL, if a pattern or a URL prefix applies to it. */
function askSpelled(chooser: RequestChooser, situation: UrlSituation, tried: RequestCombinationCounter): void {
  const { containers, lines } = situation.old.reached
  const deciding = [...containers.filter(({ kind, regex }) => kind === 'location' || regex), ...lines]
  const fresh = deciding.filter((one) => !chooser.spelled.has(one))
  for (const one of fresh) chooser.spelled.add(one)
  if (fresh.length === 0 || isProxyUrl(situation.sample.url) || !chooser.known.canSend('GET')) return
  const path = escapedUrl(situation.sample.url)
  // Only sections for URLs are tested with other spellings, because the name of a document has none.
  const isUrlPattern = fresh.some((one) => 'regex' in one && one.regex && one.kind === 'location')
  for (const spelled of [...otherSpellingsOf(path), ...(isUrlPattern ? spellingsWithLineEnds(path) : [])]) {
    tried.paths.add(spelled)
    addRequest(chooser, situation, 'GET', defaultClient, spelled)
  }
}
