import type { PacedSendOptions } from '../ask/send-to-server.js'
import { toWireRequest } from '../ask/wire-requests.js'
import { groupBy } from '../base/group-by.js'
import { commaList } from '../base/list-text.js'
import { type ComparedRequest, comparedRequestsOf, type ServerComparison } from '../compare/comparison.js'
import { compareAnswers, type ExtraAspect } from '../compare/differences.js'
import type { RequestOutcome } from '../compare/http-answer.js'
import type { ChosenRequest, RequestChoice, SendAbilities } from '../requests/chosen-request.js'
import { unsentRequestSentences } from '../requests/unsent-requests.js'
import type { Site } from '../site/site.js'
import { reparse } from '../syntax/parse.js'
import type { ConfigFile } from '../syntax/tree.js'
import { type CopiesFailure, type CopyRequests, startAndAskCopies, startAndAskCopy } from './ask-copies.js'
import type { CopyAddresses } from './copy-addresses.js'
import type { CopyToStart } from './copy-to-start.js'
import { guardDeciderForLeftOutModules, textsWithGuardsDecided } from './decided-guards.js'
import type { HttpdProgram } from './httpd-program.js'
import { absentModules } from './left-out-lines.js'
import {
  configurationReadByCopies,
  findingsAndTakenFixes,
  type QueriedConfiguration,
  requestsToSend,
} from './queried-configuration.js'
import { isStandInAnswerUnreliable, unreliableStandInSentence } from './stand-in.js'
import { linesStandInReadsAs24, linesWithDefaultsOf22, textsForStandInOf22 } from './stand-in-texts.js'
import { defaultModulesOnlyNewLoads } from './start-arguments.js'
import { testPassword } from './test-users.js'
import { unseenHtaccessNotes } from './unseen-htaccess.js'

/** The httpd programs with which the copies are started. */
export interface CopyPrograms {
  /** A 2.2, or a 2.4 that stands in for it. */
  readonly old: HttpdProgram
  readonly newer: HttpdProgram
}

/** How the copies are queried. */
export interface CopyQuerySettings
  extends Pick<PacedSendOptions, 'timeout' | 'retries' | 'rate' | 'concurrency' | 'deadline'> {
  readonly canSend: (method: string) => boolean
  /** Headers that are sent with every request. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly also: ReadonlySet<ExtraAspect>
  /** Requests to send in addition to the requests made from the configuration. */
  readonly more: readonly ChosenRequest[]
  /** The largest number of requests; by default all are sent. */
  readonly limit?: number
  /** Called once with the number of expected responses. The returned function is called with the number of responses so far. */
  readonly progress: (all: number) => (answered: number) => void
}

const anything: SendAbilities = {
  canSend: () => true,
  canForward: true,
  canLogInAs: () => true,
  canComeFrom: () => true,
}

/** Whether the files are partly upgraded, so that even the old copy has changes of the upgrade. */
const isBegun = ({ given }: QueriedConfiguration): boolean => given.site.judgement.origin === 'on its way'

const tooMany = (left: number): readonly string[] =>
  left > 0 ? [`${left} more ${left === 1 ? 'request, because it' : 'requests, because they'} would take too long.`] : []

/** Starts a copy of the current configuration and of the migrated one, and sends both the same requests. */
export async function compareCopies(
  given: QueriedConfiguration,
  programs: CopyPrograms,
  { canSend, headers, also, more, limit = Number.POSITIVE_INFINITY, progress, ...pace }: CopyQuerySettings,
): Promise<ServerComparison | CopiesFailure> {
  const asked = configurationReadByCopies(given, programs.newer)
  const can: SendAbilities = { ...anything, canSend, canComeFrom: (address) => /^127\.|^::1$/.test(address) }
  const read = requestsToSend(asked, can)
  const choice = asked === given ? read : withRequestsOf(requestsToSend(given, can), read)
  const credentials = { passwordOf: () => testPassword, headers }
  const all = [...choice.requests, ...more]
  const pairs = all.slice(0, limit).map((request) => [request, toWireRequest(request, credentials)] as const)
  const sides = sidesOf(asked, programs)
  const copyRequests: CopyRequests = {
    requests: pairs.map(([, wire]) => wire),
    sendOptions: { ...pace, clientAddress: undefined, insecure: true, tlsName: undefined, maxBodyBytes: 1_000_000 },
    users: asked.world.users,
    onDisk: asked.onDisk,
    wanted: [...new Set(choice.requests.flatMap(({ document }) => document ?? []))],
    onResponse: progress(2 * pairs.length),
  }
  const answers = await startAndAskCopies(sides, copyRequests)
  if ('which' in answers) return answers
  const extra: ReadonlySet<ExtraAspect> = new Set([...also, 'document'])
  const results = comparedRequestsOf(pairs, answers, { ...findingsAndTakenFixes(asked), extra })
  const silent = new Set(results.filter(isSilentOnBoth))
  const odd = isStandIn(asked, programs) ? results.flatMap((one, at) => (isStandInAnswerUnreliable(one) ? at : [])) : []
  const translated = odd.length > 0 ? await askTranslated(sides.old, answers.addresses, odd, copyRequests) : []
  const isTranslatedAlike = (at: number, index: number): boolean => {
    const [wire, one, other] = [copyRequests.requests[at], translated[index], answers.newer[at]]
    return !!wire && !!one && !!other && compareAnswers(wire, one, other, extra).verdict === 'same'
  }
  const doubtful = new Set(odd.filter(isTranslatedAlike).map((at) => results[at]))
  return {
    old: `${isBegun(asked) ? 'the configuration as it is, upgraded in part' : 'the original configuration'} (httpd ${programs.old.release}${isStandIn(asked, programs) ? ' in place of 2.2' : ''})`,
    newer: `the upgraded one (httpd ${programs.newer.release})`,
    results: results.filter((one) => !doubtful.has(one) && !silent.has(one)),
    unasked: [
      ...unsentRequestSentences(requestsToSend(asked, anything), choice, can, 'to copies'),
      ...startedWithout(given.given.site),
      ...(isStandIn(asked, programs) ? standInSentences(given.given.site) : []),
      ...unseenHtaccessNotes(asked),
      ...silentSentences(silent),
      ...(doubtful.size > 0 ? [unreliableStandInSentence(doubtful.size)] : []),
      ...(sides.newer.leftOutModules.length > 0 ? [wentWithout(sides.newer.leftOutModules)] : []),
      ...(answers.loaded.size > 0 ? [loadedBesides([...answers.loaded])] : []),
      ...tooMany(all.length - pairs.length),
    ],
  }
}

/**
 * Adds requests for sections and virtual hosts that a guard hides from one copy or both. Their expected outcome is not known.
 */
function withRequestsOf(whole: RequestChoice, read: RequestChoice): RequestChoice {
  const keyOf = ({ method, endpoint, path, asker }: ChosenRequest) =>
    JSON.stringify([method, { ...endpoint, server: undefined }, path, asker])
  const known = new Set(read.requests.map(keyOf))
  const more = whole.requests.filter((request) => !known.has(keyOf(request)))
  const expects = { old: 'unknown', newer: 'unknown' } as const
  return { ...read, requests: [...read.requests, ...more.map((request) => ({ ...request, expects }))] }
}

/** A sentence about the names in `<IfDefine>` that the user has neither defined nor ruled out, if there are any. */
function* startedWithout(site: Site): Generator<string> {
  const guards = site.sections('IfDefine').flatMap(({ args: [word], file }) => {
    const name = word?.value.replace(/^!/, '') ?? ''
    return name === '' || file.defined?.has(name) ? [] : name
  })
  const names = [...new Set(guards)]
  if (names.length > 0)
    yield `responses with ${commaList(
      names.map((name) => `-D ${name}`),
      8,
    )}. Both copies were started without these names. If httpd is started with any of them, add --define NAME.`
}

/** Sentences about findings that the stand-in treats differently from a 2.2. */
function* standInSentences(site: Site): Generator<string> {
  const left = Array.from(linesStandInReadsAs24(site), ([rule, places]) => `${rule} (${commaList(places, 3)})`)
  if (left.length > 0)
    yield `how 2.2 handles the findings of ${commaList(left, 8)}, because a 2.4 stood in for 2.2. To compare with a 2.2, add --old-httpd.`
}

/**
 * Sends some requests to the stand-in with translated access rules. If its responses equal the new server's, the
 * difference came only from mod_access_compat; otherwise it is real.
 */
async function askTranslated(
  old: CopyToStart,
  places: CopyAddresses,
  at: readonly number[],
  copyRequests: CopyRequests,
): Promise<readonly RequestOutcome[]> {
  const requests = at.flatMap((index) => copyRequests.requests[index] ?? [])
  const texts = textsForStandInOf22(old.given.site, 'translated')
  const asked = await startAndAskCopy({ ...old, texts }, 'old', places, {
    ...copyRequests,
    requests,
    onResponse: () => {},
  })
  return 'which' in asked ? [] : asked.answers
}

const plainTrouble = (text: string): string => text.replace(/^The (old|new) server/, 'Each')

/** Whether both copies gave no response, for the same reason. That is not a difference. */
const isSilentOnBoth = ({ verdict, differences: [first] }: ComparedRequest): boolean =>
  verdict === 'unanswered' && first !== undefined && plainTrouble(first.old) === plainTrouble(first.newer)

const silentSentences = (silent: ReadonlySet<ComparedRequest>): readonly string[] =>
  Array.from(
    groupBy([...silent], ({ differences: [first] }) => plainTrouble(first?.old ?? '')),
    ([trouble, { length }]) =>
      `${length === 1 ? '1 request' : `${length} requests`} that neither copy answers. ${trouble}`,
  )

const wentWithout = (symbols: readonly string[]): string =>
  `the effect of ${commaList(symbols, 8)}. This machine has no such ${symbols.length === 1 ? 'module' : 'modules'}, so both copies run without ${symbols.length === 1 ? 'this module' : 'these modules'}.`

const loadedBesides = (names: readonly string[]): string =>
  `whether ${commaList(names, 8)} ${names.length === 1 ? 'is' : 'are'} loaded. The given files do not load ${names.length === 1 ? 'it' : 'them'}, and a copy needed ${names.length === 1 ? 'it' : 'them'}.`

/** The new texts with guards on missing modules decided as if the modules were loaded. */
function asThoughLoaded(
  site: Site,
  texts: ReadonlyMap<ConfigFile, string>,
  leftOut: readonly string[],
): ReadonlyMap<ConfigFile, string> {
  if (leftOut.length === 0) return texts
  const files = site.files.map((file) => reparse(file, texts.get(file) ?? file.text, { version: '2.4' }))
  const decided = textsWithGuardsDecided(site.withFiles(files, { from: '2.4' }), guardDeciderForLeftOutModules(leftOut))
  return new Map([
    ...texts,
    ...site.files.flatMap((file, index) => {
      const text = decided.get(files[index] as ConfigFile)
      return text === undefined ? [] : [[file, text] as const]
    }),
  ])
}

/** Whether a 2.4 is started in place of a 2.2. */
const isStandIn = ({ given }: QueriedConfiguration, { old }: CopyPrograms): boolean =>
  old.version === '2.4' && given.site.from === '2.2'

function sidesOf(
  asked: QueriedConfiguration,
  programs: CopyPrograms,
): { readonly old: CopyToStart; readonly newer: CopyToStart } {
  const { given, texts } = asked
  const { old, newer } = programs
  const isOld = old.version === '2.2'
  const standsIn = isStandIn(asked, programs)
  const leftOutModules: string[] = []
  const sides = {
    old: {
      given: isOld ? { ...given, more: [] } : { ...given, without: [] },
      program: old,
      texts: standsIn ? textsForStandInOf22(given.site) : new Map<ConfigFile, string>(),
      keepsAccessRulesOf22: !isOld,
      leftOutModules,
      builtInto22: isOld || standsIn ? defaultModulesOnlyNewLoads(given.site, asked.newer.site) : [],
      linesToReadAs22: standsIn ? linesWithDefaultsOf22(old) : [],
    },
    newer: {
      given: { ...given, without: [] },
      program: newer,
      texts,
      keepsAccessRulesOf22: false,
      leftOutModules,
      builtInto22: [],
      linesToReadAs22: [],
    },
  }
  // A module that one copy cannot load is left out of both copies.
  leftOutModules.push(...absentModules([sides.old, sides.newer]))
  return { ...sides, newer: { ...sides.newer, texts: asThoughLoaded(given.site, texts, leftOutModules) } }
}
