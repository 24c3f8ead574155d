import type { Condition, Leaf } from '../access/read/condition.js'
import type { ConfigFile, Directive, Section } from '../syntax/tree.js'
import { type Asker, answer, type ClientAddress, type KnownUser, meets, type UserSent, type World } from './asking.js'
import { clientsFor } from './client-samples.js'
import type { Container, ReadServer } from './containers.js'
import type { Ruling } from './decided.js'
import { type Endpoint, endpointsOf } from './endpoints.js'
import { sameServer, type VersionModel } from './model.js'
import type { Reached } from './reach.js'
import { spellingsOf } from './spellings.js'
import { escapedUrl, type UrlSample, urlSamples } from './url-samples.js'
import { headersFor, variablesFor } from './variables.js'

/** A request that tells decisions of the configuration apart, and why it is asked. */
export interface ChosenRequest {
  readonly method: string
  readonly endpoint: Endpoint
  /** As it is sent. */
  readonly path: string
  readonly asker: Asker
  /** The line or section that it is about, in the old configuration; absent where it is about none. */
  readonly about: Directive | Section | undefined
  /** Where that stands. */
  readonly file: ConfigFile | undefined
  /** All lines and sections that have a say in it, in the old configuration. */
  readonly concerns: readonly (Directive | Section)[]
  /** Where the document lies on the server, as the old configuration says; undefined for none. */
  readonly document: string | undefined
  readonly expects: { readonly old: Expected; readonly young: Expected }
}

/** What a version is expected to do with a request: answer it, refuse it, ask for a password, or send it elsewhere. */
export type Expected = 'answers' | 'refuses' | 'asks' | 'redirects' | 'unknown'

export interface Choice {
  readonly requests: readonly ChosenRequest[]
  /** How many there are of every URL looked at, each method, each client, each user. */
  readonly combinations: number
  /** The questions that none of the requests answers with both yes and no. */
  readonly unasked: readonly Leaf[]
}

/** What is known besides the configuration. */
export interface KnownWorld {
  /** Documents of the server, by their whole paths. */
  readonly files: readonly string[]
  readonly users: readonly KnownUser[]
  /** Clients whose names are known. */
  readonly named: readonly ClientAddress[]
  /** Whether a request can be made to come from this address. */
  readonly canComeFrom: (address: string) => boolean
  /** Whether a request can be sent as this user. */
  readonly canBe: (name: string) => boolean
  readonly canSend: (method: string) => boolean
}

/**
 * The requests that tell the decisions of two versions apart: of each set of sections that some URL meets, each method that
 * one of them names, and each way in which clients and users answer what they ask, one.
 */
export function chooseRequests(old: VersionModel, young: VersionModel, known: KnownWorld): Choice {
  const chooser: Chooser = {
    old,
    young,
    known,
    situations: new Set(),
    signatures: new Set(),
    spelled: new Set(),
    answered: new Map(),
    chosen: new Map(),
    combinations: 0,
  }
  for (const [server, endpoints] of endpointsOf(old.configuration)) askServer(chooser, server, endpoints)
  const unasked = [...chooser.answered.values()].filter(({ values }) => !(values.has(true) && values.has(false)))
  return {
    requests: [...chooser.chosen.values()],
    combinations: chooser.combinations,
    unasked: unasked.map(({ leaf }) => leaf),
  }
}

interface Chooser {
  readonly old: VersionModel
  readonly young: VersionModel
  readonly known: KnownWorld
  readonly situations: Set<string>
  readonly signatures: Set<string>
  readonly spelled: Set<Container | Directive>
  readonly answered: Map<string, { readonly leaf: Leaf; readonly values: Set<boolean | undefined> }>
  readonly chosen: Map<string, ChosenRequest>
  combinations: number
}

/** What both versions meet for one URL. */
interface Situation {
  readonly server: ReadServer
  readonly endpoint: Endpoint
  readonly sample: UrlSample
  readonly old: Side
  readonly young: Side
}

interface Side {
  readonly model: VersionModel
  readonly server: ReadServer
  readonly reached: Reached
  readonly ruling: Ruling
}

function askServer(chooser: Chooser, server: ReadServer, endpoints: readonly Endpoint[]): void {
  const [endpoint, ...others] = endpoints
  if (!endpoint) return
  const { old, young, known } = chooser
  const samples = distinctSamples([
    ...urlSamples(old.configuration, server, known),
    ...urlSamples(young.configuration, sameServer(server, old.configuration, young.configuration) ?? server, known).map(
      ({ url }) => ({ url, about: undefined }),
    ),
  ])
  const all = samples.map((sample) => situationOf(chooser, server, endpoint, sample))
  const files = new Set(known.files)
  // A document that is there tells more than one that is not.
  const isThere = ({ old: { reached } }: Situation) => reached.path !== undefined && files.has(reached.path)
  const ordered = [...all].sort((a, b) => Number(isThere(b)) - Number(isThere(a)))
  let isFirst = true
  const reach = { clients: 0, users: 0, methods: 1 }
  for (const situation of ordered) {
    const key = `${keyOf(situation)}|${isThere(situation)}`
    if (chooser.situations.has(key)) continue
    chooser.situations.add(key)
    const signature = signatureOf(situation)
    const isNew = !chooser.signatures.has(signature)
    chooser.signatures.add(signature)
    const asked = ask(chooser, situation, isNew ? 'all' : 'outcomes', isFirst && isNew ? general : [])
    reach.clients = Math.max(reach.clients, asked.clients)
    reach.users = Math.max(reach.users, asked.users)
    reach.methods = Math.max(reach.methods, asked.methods)
    if (isNew && situation.old.ruling.deciding.length > 0) isFirst = false
  }
  for (const situation of ordered) askSpelled(chooser, situation)
  for (const other of others) askElsewhere(chooser, server, other)
  chooser.combinations += samples.length * reach.clients * reach.users * reach.methods * endpoints.length
}

/** Methods that no line has to name to be treated in a way of their own. */
const general = ['HEAD', 'OPTIONS', 'POST', 'TRACE', 'FOO']

function distinctSamples(samples: readonly UrlSample[]): readonly UrlSample[] {
  const found = new Map<string, UrlSample>()
  for (const sample of samples) {
    const before = found.get(sample.url)
    if (!before || (!before.about && sample.about) || sample.about?.key === 'errordocument') found.set(sample.url, sample)
  }
  return [...found.values()]
}

function situationOf(chooser: Chooser, server: ReadServer, endpoint: Endpoint, sample: UrlSample): Situation {
  const side = (model: VersionModel, own: ReadServer): Side => {
    const reached = model.reach(own, normal(sample.url))
    return { model, server: own, reached, ruling: model.ruling(reached) }
  }
  const { old, young } = chooser
  const other = sameServer(server, old.configuration, young.configuration) ?? young.configuration.main
  return { server, endpoint, sample, old: side(old, server), young: side(young, other) }
}

/** As httpd looks at it: without a query, and with what dots and doubled slashes say done. */
const normal = (url: string): string => (url.split('?')[0] ?? '').replace(/\/+/g, '/')

const ids = new WeakMap<object, number>()
let lastId = 0
const idOf = (one: object): number => {
  const id = ids.get(one) ?? ++lastId
  ids.set(one, id)
  return id
}
const idsOf = (all: readonly object[]): string => all.map(idOf).join(',')

/** An error page is asked for by itself: a server that may not read it says so in words of its own. */
const keyOf = ({ old, young, sample }: Situation): string =>
  [
    ...[old, young].map(({ reached }) => `${idsOf(reached.containers)};${idsOf(reached.lines)};${reached.form}`),
    sample.about?.key === 'errordocument' ? sample.url : '',
  ].join('|')

function signatureOf({ old, young, sample, endpoint }: Situation): string {
  const asksVariables = [...old.ruling.questions, ...young.ruling.questions].some(({ provider }) => provider === 'env')
  const neutral: Asker = { client: { address: '127.0.0.1', names: [] }, user: undefined, headers: [] }
  const variables = asksVariables
    ? [
        ...variablesFor(old.model.variables(old.server, old.reached), {
          url: sample.url,
          method: 'GET',
          asker: neutral,
        }),
      ]
    : []
  const merged = [old, young].map(({ ruling }) => idsOf(ruling.deciding)).join('|')
  return `${merged}|${variables.sort().join()}|${endpoint.scheme}`
}

interface Tried {
  readonly clients: number
  readonly users: number
  readonly methods: number
}

/** @param how every way to answer the questions, or one request for each outcome */
function ask(chooser: Chooser, situation: Situation, how: 'all' | 'outcomes', more: readonly string[]): Tried {
  const { old, young } = situation
  const { known } = chooser
  const questions = distinct([...old.ruling.questions, ...young.ruling.questions])
  const asksUser = old.ruling.asksUser || young.ruling.asksUser
  const clients = clientsFor(questions, known.named).filter(({ address }) => known.canComeFrom(address))
  const users = asksUser ? usersFor(questions, known) : [undefined]
  const lines = old.model.variables(old.server, old.reached)
  const asked = new Set(questions.flatMap(({ provider, words }) => (provider === 'env' ? words.split(/\s+/) : [])))
  const headers = [[], ...headersFor(lines, asked)]
  const askers = headers.flatMap((own) =>
    users.flatMap((user) => clients.map((client): Asker => ({ client, user, headers: own }))),
  )
  const named = [...new Set([...old.ruling.methods, ...young.ruling.methods])]
  const methods = methodsFor(named, how).filter(known.canSend)
  for (const [index, method] of methods.entries())
    askMethod(chooser, situation, {
      questions,
      askers,
      method,
      how: index < 1 || method === unnamed(named) ? how : 'outcomes',
    })
  for (const method of more.filter((one) => !methods.includes(one) && known.canSend(one)))
    askMethod(chooser, situation, { questions, askers, method, how: 'outcomes' })
  return { clients: clients.length, users: users.length * headers.length, methods: methods.length }
}

const distinct = (questions: readonly Leaf[]): readonly Leaf[] => [
  ...new Map(questions.map((leaf) => [leaf.key, leaf])).values(),
]

/** Each method that is named, GET, and one that nobody names; HEAD counts as GET, and shows whether it does. */
function methodsFor(named: readonly string[], how: 'all' | 'outcomes'): readonly string[] {
  if (named.length === 0) return ['GET']
  return how === 'all'
    ? [...new Set(['GET', unnamed(named), ...named, 'HEAD', 'OPTIONS', 'FOO'])]
    : [...new Set(['GET', unnamed(named)])]
}

const unnamed = (named: readonly string[]): string =>
  ['POST', 'DELETE', 'PUT', 'PATCH', 'PROPFIND'].find((one) => !named.includes(one)) ?? 'MERGE'

const mostUsers = 8

/** A user whom nobody knows. */
const stranger: UserSent = { name: 'nobody-of-that-name', password: 'wrong' }

/** Nobody, each user that a question names, one that it does not, one with a wrong password, and one whom nobody knows. */
function usersFor(questions: readonly Leaf[], { users, canBe }: KnownWorld): readonly (UserSent | undefined)[] {
  const named = questions.filter(({ provider }) => provider === 'user').flatMap(({ words }) => words.split(/\s+/))
  const telling = new Map<string, string>()
  for (const { name, groups } of users)
    if (canBe(name)) {
      const vector = `${named.includes(name) ? name : ''}|${questions
        .filter(({ provider }) => /group$/.test(provider))
        .map(({ words }) => words.split(/\s+/).some((group) => groups.includes(group)))
        .join()}`
      if (!telling.has(vector)) telling.set(vector, name)
    }
  const names = [...telling.values()].slice(0, mostUsers)
  const [first] = names
  return [
    undefined,
    ...names.map((name): UserSent => ({ name, password: 'right' })),
    ...(first === undefined ? [] : [{ name: first, password: 'wrong' } as const]),
    stranger,
  ]
}

interface Trying {
  readonly questions: readonly Leaf[]
  readonly askers: readonly Asker[]
  readonly method: string
  readonly how: 'all' | 'outcomes'
}

/** More ways than these to answer the questions of one decision are not all asked: then each answer once with each outcome. */
const mostVectors = 32

function askMethod(chooser: Chooser, situation: Situation, { questions, askers, method, how }: Trying): void {
  const tried = new Map<string, { readonly asker: Asker; readonly traits: readonly string[] }>()
  for (const asker of askers) {
    const expects = expectedOf(chooser, situation, method, asker)
    const world = worldOf(chooser, situation.old, situation.sample.url, method, asker)
    const values = questions.map((leaf) => answer(leaf, asker, world))
    for (const [index, leaf] of questions.entries()) {
      const seen = chooser.answered.get(leaf.key) ?? { leaf, values: new Set() }
      seen.values.add(values[index])
      chooser.answered.set(leaf.key, seen)
    }
    const outcome = `${expects.old}/${expects.young}`
    // Whoever is sent is looked up, whether a question asks for him or not.
    const sent = asker.user ? (asker.user.password === 'wrong' ? asker.user.name : 'right') : ''
    const vector = how === 'all' ? `${values.join()} ${sent} ${outcome}` : outcome
    if (!tried.has(vector))
      tried.set(vector, { asker, traits: values.map((value, index) => `${index}${value}${outcome}`) })
  }
  const kept = tried.size > mostVectors ? covering([...tried.values()]) : [...tried.values()]
  for (const { asker } of kept) choose(chooser, situation, method, asker)
}

/** Those that show something which none before them shows. */
function covering<T extends { readonly traits: readonly string[] }>(all: readonly T[]): readonly T[] {
  const seen = new Set<string>()
  return all.filter(({ traits }) => {
    const fresh = traits.filter((trait) => !seen.has(trait))
    for (const trait of fresh) seen.add(trait)
    return fresh.length > 0
  })
}

function choose(chooser: Chooser, situation: Situation, method: string, asker: Asker, path?: string): void {
  const { endpoint, sample, old } = situation
  const sent = path ?? escapedUrl(sample.url)
  const section = old.ruling.deciding.at(-1)
  const about = sample.about ?? section?.at ?? section?.nodes[0]
  const request: ChosenRequest = {
    method,
    endpoint,
    path: sent,
    asker,
    about,
    file: about?.file,
    concerns: [
      ...(about ? [about] : []),
      ...old.reached.lines,
      ...old.ruling.deciding.flatMap((one) => one.at ?? one.nodes),
    ],
    document: old.reached.form === 'file' ? old.reached.path : undefined,
    expects: expectedOf(chooser, situation, method, asker),
  }
  const { client, user, headers } = asker
  const key = [endpoint.scheme, endpoint.host, endpoint.address, endpoint.port, method, sent, client.address].join(' ')
  const whole = `${key} ${user ? `${user.name}:${user.password}` : ''} ${headers.join()}`
  if (!chooser.chosen.has(whole)) chooser.chosen.set(whole, request)
}

const worldOf = ({ known }: Chooser, side: Side, url: string, method: string, asker: Asker): World => ({
  users: known.users,
  variables: variablesFor(side.model.variables(side.server, side.reached), { url: normal(url), method, asker }),
})

const expectedOf = (chooser: Chooser, { old, young, sample }: Situation, method: string, asker: Asker) => ({
  old: expectedFrom(chooser, old, sample.url, method, asker),
  young: expectedFrom(chooser, young, sample.url, method, asker),
})

function expectedFrom(chooser: Chooser, side: Side, url: string, method: string, asker: Asker): Expected {
  if (side.reached.lines.some(({ key }) => key.startsWith('redirect'))) return 'redirects'
  const { condition, unclear } = side.ruling.decide(method === 'HEAD' ? 'GET' : method)
  if (unclear) return 'unknown'
  const world = worldOf(chooser, side, url, method, asker)
  const met = meets(condition, asker, world)
  if (met !== false) return met ? 'answers' : 'unknown'
  return meets(anyUser(condition), asker, world) === false ? 'refuses' : 'asks'
}

/** The condition for somebody who may be whoever it takes. */
function anyUser(condition: Condition): Condition {
  if (condition.kind === 'leaf') return condition.asksUser ? { kind: 'always', key: '1' } : condition
  if (condition.kind !== 'all' && condition.kind !== 'any') return condition
  return { ...condition, parts: condition.parts.map(anyUser) }
}

/** Other ways to write a URL that a pattern, or the beginning of a URL, decides about. */
function askSpelled(chooser: Chooser, situation: Situation): void {
  const { containers, lines } = situation.old.reached
  const deciding = [...containers.filter(({ kind, regex }) => kind === 'location' || regex), ...lines]
  const fresh = deciding.filter((one) => !chooser.spelled.has(one))
  if (fresh.length === 0) return
  for (const one of fresh) chooser.spelled.add(one)
  const askers = chooser.known.canComeFrom('127.0.0.1') ? ['127.0.0.1'] : []
  for (const path of spellingsOf(escapedUrl(situation.sample.url)))
    for (const address of askers)
      choose(chooser, situation, 'GET', { client: { address, names: [] }, user: undefined, headers: [] }, path)
}

/** That another name, or another address, leads to the same server. */
function askElsewhere(chooser: Chooser, server: ReadServer, endpoint: Endpoint): void {
  const situation = situationOf(chooser, server, endpoint, { url: '/', about: server.at })
  choose(chooser, situation, 'GET', { client: { address: '127.0.0.1', names: [] }, user: undefined, headers: [] })
}
