import type { Leaf } from '../access/read/condition.js'
import type { Directive } from '../syntax/tree.js'
import { type Asker, answer } from './asking.js'
import type { Choice, ChosenRequest, KnownWorld } from './chosen-request.js'
import type { Container, ReadServer } from './containers.js'
import { type Endpoint, endpointsOf } from './endpoints.js'
import { expectedOf, worldOf } from './expectation.js'
import { sameServer, type VersionModel } from './model.js'
import { anybody, numbers, questionsIn, rulingKey, type Situation, situationKey, situationOf } from './situation.js'
import { spelledWithLineEnds, spellingsOf } from './spellings.js'
import { escapedUrl, type UrlSample, urlSamples } from './url-samples.js'
import { askersFor, generalMethods, methodsFor, unnamedMethod } from './who-asks.js'

/**
 * The requests that tell the decisions of two versions apart: of each set of sections that some URL meets, each method that
 * one of them names, and each way in which clients and users answer what they ask, one.
 */
export function chooseRequests(old: VersionModel, young: VersionModel, known: KnownWorld): Choice {
  const chooser: Chooser = {
    old,
    young,
    known,
    numbers: numbers(),
    situations: new Set(),
    rulings: new Set(),
    spelled: new Set(),
    answered: new Map(),
    chosen: new Map(),
    combinations: 0,
  }
  for (const [server, endpoints] of endpointsOf(old.configuration)) askServer(chooser, server, endpoints)
  const halfAnswered = [...chooser.answered.values()].filter(({ values }) => !(values.has(true) && values.has(false)))
  return {
    requests: [...chooser.chosen.values()],
    combinations: chooser.combinations,
    unasked: halfAnswered.map(({ leaf }) => leaf),
  }
}

interface Chooser {
  readonly old: VersionModel
  readonly young: VersionModel
  readonly known: KnownWorld
  readonly numbers: ReturnType<typeof numbers>
  /** What was asked about already, by its key. */
  readonly situations: Set<string>
  readonly rulings: Set<string>
  /** Patterns for which other ways to write a URL were tried. */
  readonly spelled: Set<Container | Directive>
  readonly answered: Map<string, { readonly leaf: Leaf; readonly values: Set<boolean | undefined> }>
  readonly chosen: Map<string, ChosenRequest>
  combinations: number
}

function askServer(chooser: Chooser, server: ReadServer, [endpoint, ...others]: readonly Endpoint[]): void {
  if (!endpoint) return
  const { old, young, known } = chooser
  const samples = samplesFor(chooser, server)
  const files = new Set(known.files)
  const isThere = ({ old: { reached } }: Situation) => reached.path !== undefined && files.has(reached.path)
  const all = samples.map((sample) => situationOf(old, young, endpoint, sample))
  // A document that is there tells more than one that is not.
  const ordered = [...all.filter(isThere), ...all.filter((one) => !isThere(one))]
  const tried = new Tried(known)
  let isGeneral = true
  for (const situation of ordered) {
    const key = `${situationKey(chooser.numbers, situation)}|${isThere(situation)}`
    if (chooser.situations.has(key)) continue
    chooser.situations.add(key)
    const ruling = rulingKey(chooser.numbers, situation)
    const isNew = !chooser.rulings.has(ruling)
    chooser.rulings.add(ruling)
    const more = isGeneral && isNew ? generalMethods : []
    ask(chooser, situation, { how: isNew ? 'each answer' : 'each outcome', more, tried })
    if (isNew && situation.old.ruling.deciding.length > 0) isGeneral = false
  }
  for (const situation of ordered) askSpelled(chooser, situation, tried)
  for (const other of others) choose(chooser, situationOf(old, young, other, rootOf(server)), 'GET', anybody)
  chooser.combinations += tried.combinations(samples.map(({ url }) => url)) * (1 + others.length)
}

const rootOf = (server: ReadServer): UrlSample => ({ url: '/', about: server.at })

/** The values that requests are made up of: each method, client and user that there is reason to look at. */
class Tried {
  readonly methods: Set<string>
  readonly clients = new Set([anybody.client.address])
  readonly users: Set<string>
  readonly paths = new Set<string>()
  constructor({ users, canBe, canSend }: KnownWorld) {
    this.methods = new Set(['GET', ...generalMethods].filter(canSend))
    this.users = new Set([
      'nobody',
      'a stranger',
      ...users.filter(({ name }) => canBe(name)).map(({ name }) => `${name}:right `),
    ])
  }
  add(method: string, { client, user, headers }: Asker): void {
    this.methods.add(method)
    this.clients.add(client.address)
    this.users.add(`${user?.name}:${user?.password} ${headers.join()}`)
  }
  combinations(urls: readonly string[]): number {
    const paths = new Set([...this.paths, ...urls]).size
    return paths * this.methods.size * this.clients.size * this.users.size
  }
}

/** Those of the old version, and those that only the new one has a reason to look at. */
function samplesFor({ old, young, known }: Chooser, server: ReadServer): readonly UrlSample[] {
  const other = sameServer(server, old.configuration, young.configuration)
  const mine = urlSamples(old.configuration, server, known)
  const theirs = other
    ? urlSamples(young.configuration, other, known).map(({ url }) => ({ url, about: undefined }))
    : []
  const found = new Map<string, UrlSample>()
  for (const sample of [...mine, ...theirs]) {
    const before = found.get(sample.url)
    if (!before || (!before.about && sample.about) || sample.about?.key === 'errordocument')
      found.set(sample.url, sample)
  }
  return [...found.values()]
}

interface Trying {
  /** Every way to answer the questions, or one request for each outcome. */
  readonly how: 'each answer' | 'each outcome'
  /** Methods that are tried besides. */
  readonly more: readonly string[]
  readonly tried: Tried
}

function ask(chooser: Chooser, situation: Situation, { how, more, tried }: Trying): void {
  const { old, young } = situation
  const askers = askersFor(situation, chooser.known)
  const named = [...new Set([...old.ruling.methods, ...young.ruling.methods])]
  const all = how === 'each answer' ? [...methodsFor(named), ...more] : methodsFor(named).slice(0, 2)
  const isFull = (method: string) => how === 'each answer' && (method === 'GET' || method === unnamedMethod(named))
  for (const method of new Set(all.filter(chooser.known.canSend))) {
    for (const asker of askers) tried.add(method, asker)
    const kept = tellingAskers(chooser, situation, method, askers, isFull(method) && !more.includes(method))
    for (const asker of kept) choose(chooser, situation, method, asker)
  }
}

/** More ways than these to answer the questions of one decision are not all asked: then each answer once with each outcome. */
const mostAnswers = 32

/** @param isFull each way to answer the questions counts, and not only what comes out */
function tellingAskers(
  { known, answered }: Chooser,
  situation: Situation,
  method: string,
  askers: readonly Asker[],
  isFull: boolean,
): readonly Asker[] {
  const questions = questionsIn(situation)
  const telling = new Map<string, { readonly asker: Asker; readonly traits: readonly string[] }>()
  for (const asker of askers) {
    const attempt = { method, asker, users: known.users }
    const world = worldOf(situation.old, situation.sample.url, attempt)
    const values = questions.map((leaf) => answer(leaf, asker, world))
    for (const [index, leaf] of questions.entries()) note(answered, leaf, values[index])
    const { old, young } = expectedOf(situation, attempt)
    const outcome = `${old}/${young}`
    // Whoever is sent is looked up, whether a question asks for him or not.
    const sent = asker.user?.password === 'wrong' ? asker.user.name : asker.user ? 'right' : ''
    const kind = isFull ? `${values.join()} ${sent} ${outcome}` : outcome
    const traits = values.map((value, index) => `${index} ${value} ${outcome}`)
    if (!telling.has(kind)) telling.set(kind, { asker, traits })
  }
  const all = [...telling.values()]
  return (all.length > mostAnswers ? covering(all) : all).map(({ asker }) => asker)
}

function note(answered: Chooser['answered'], leaf: Leaf, value: boolean | undefined): void {
  const known = answered.get(leaf.key) ?? { leaf, values: new Set() }
  known.values.add(value)
  answered.set(leaf.key, known)
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

/** Other ways to write a URL that a pattern, or the beginning of a URL, decides about. */
function askSpelled(chooser: Chooser, situation: Situation, tried: Tried): void {
  const { containers, lines } = situation.old.reached
  const deciding = [...containers.filter(({ kind, regex }) => kind === 'location' || regex), ...lines]
  const fresh = deciding.filter((one) => !chooser.spelled.has(one))
  for (const one of fresh) chooser.spelled.add(one)
  if (fresh.length === 0 || !chooser.known.canSend('GET')) return
  const path = escapedUrl(situation.sample.url)
  // The name of a document has none.
  const isUrlPattern = fresh.some((one) => 'regex' in one && one.regex && one.kind === 'location')
  for (const spelled of [...spellingsOf(path), ...(isUrlPattern ? spelledWithLineEnds(path) : [])]) {
    tried.paths.add(spelled)
    choose(chooser, situation, 'GET', anybody, spelled)
  }
}

function choose(chooser: Chooser, situation: Situation, method: string, asker: Asker, spelled?: string): void {
  const { endpoint, sample, old } = situation
  const path = spelled ?? escapedUrl(sample.url)
  const { client, user, headers } = asker
  const { scheme, host, address, port } = endpoint
  const key = JSON.stringify([method, scheme, host, address, port, path, client.address, user, headers])
  if (chooser.chosen.has(key)) return
  const section = old.ruling.deciding.at(-1)
  const about = sample.about ?? section?.at ?? section?.nodes[0]
  const deciding = old.ruling.deciding.flatMap((one) => one.at ?? one.nodes)
  chooser.chosen.set(key, {
    method,
    endpoint,
    path,
    asker,
    about,
    concerns: [...(about ? [about] : []), ...old.reached.lines, ...deciding],
    document: old.reached.form === 'file' ? old.reached.path : undefined,
    expects: expectedOf(situation, { method, asker, users: chooser.known.users }),
  })
}
