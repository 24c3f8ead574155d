import { join } from 'node:path'
import { askAll, type Pace } from '../ask/ask-all.js'
import { type Sender, type SendOptions, senderTo } from '../ask/send.js'
import { isLoopback, placeOf, type ServerAddress, serverAddress } from '../ask/server-address.js'
import { type Options, UsageError } from '../command-line/arguments.js'
import type { AskOptions } from '../command-line/ask-options.js'
import { put } from '../command-line/streams.js'
import { type ServerComparison, comparisonOf, verdictCounts } from '../compare/comparison.js'
import { comparisonJson } from '../compare/comparison-json.js'
import { comparisonJunit } from '../compare/comparison-junit.js'
import { comparisonMarkdown } from '../compare/comparison-markdown.js'
import { comparisonSummary, comparisonText } from '../compare/comparison-text.js'
import type { Asked, WireRequest } from '../compare/http-answer.js'
import { explain } from '../explain/explain.js'
import { migrationOf } from '../migrate/migrate.js'
import { explanationText } from '../report/explanation-text.js'
import type { Choice, ChosenRequest } from '../requests/choose-requests.js'
import { type HttpdProgram, httpdProgram, usualPrograms } from '../start/httpd-program.js'
import { madePassword } from '../start/made-users.js'
import { type CopyToStart, placesFor, scratchForCopies, startCopy } from '../start/start-copy.js'
import { type Asking, chosenFor, readAsking, readLogs } from './asking.js'
import { loggedRequests } from './logged.js'
import { fail, paintFor, print } from './output.js'
import { passwordsFor } from './passwords.js'
import { answersProgress } from './progress.js'

/** Ask the old and the new server the same. Returns the exit status. */
export async function compareCommand(
  servers: readonly [old: string, young: string] | undefined,
  options: Options,
  ask: AskOptions,
): Promise<number> {
  const addresses = servers?.map(addressOf)
  const asking = await readAsking(options, ask)
  if (asking === 2) return 2
  const [old, young] = addresses ?? []
  const comparison = old && young ? await compareLive(asking, [old, young], ask) : await compareStarted(asking, ask)
  if (comparison === 2) return 2
  report(asking, comparison, ask)
  const { same, unanswered } = verdictCounts(comparison)
  if (unanswered > 0 || comparison.results.length === 0) return 2
  return same === comparison.results.length ? 0 : 1
}

function addressOf(text: string): ServerAddress {
  const address = serverAddress(text)
  if (!address)
    throw new UsageError(`"${text}" is no address of a server, such as http://old.example.org or 10.0.0.1:8080.`)
  return address
}

function report({ input: { options } }: Asking, comparison: ServerComparison, { format }: AskOptions): void {
  const paint = paintFor(options)
  const text =
    format === 'json'
      ? comparisonJson(comparison)
      : format === 'markdown'
        ? comparisonMarkdown(comparison)
        : format === 'junit'
          ? comparisonJunit(comparison)
          : options.quiet
            ? `${comparisonSummary(comparison)}\n`
            : comparisonText(comparison, paint)
  print(options, text)
}

/** What changes nothing on a server that people use. */
const harmless: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

async function compareLive(
  asking: Asking,
  [old, young]: readonly [ServerAddress, ServerAddress],
  ask: AskOptions,
): Promise<ServerComparison> {
  const local = isLoopback(old) && isLoopback(young)
  const passwords = await passwordsFor(ask.users)
  const methods = ask.methods ?? harmless
  const canSend = (method: string) => methods.includes(method)
  const canComeFrom = (address: string) =>
    address === '127.0.0.1' || ask.clientAddress !== undefined || (local && /^127\.|^::1$/.test(address))
  const can = { canSend, canComeFrom, canBe: (name: string) => passwords.has(name) }
  const world = { ...asking.world, users: withUsers(asking, ask.users) }
  const choice = chosenFor({ ...asking, world }, can)
  const logged = loggedRequests(asking.old, await readLogs(ask, asking.input.site, canSend))
  const pairs = [...choice.requests, ...logged].map(
    (request) => [request, wireOf(request, ask, (name) => passwords.get(name))] as const,
  )
  const isAsked = ([, wire]: (typeof pairs)[number]) =>
    [old, young].every((server) => placeOf(server, wire) !== undefined)
  const asked = pairs.filter(isAsked)
  const send: SendOptions = { ...ask, most: ask.also.size > 0 ? 10_000_000 : 1_000_000 }
  const pace: Pace = { concurrency: ask.concurrency, rate: ask.rate ?? (local ? undefined : 50) }
  const progress = answersProgress(2 * asked.length)
  const counts = [0, 0]
  const answers = await Promise.all(
    [old, young].map((server, index) =>
      askedOf(
        server,
        asked.map(([, wire]) => wire),
        send,
        pace,
        (done) => {
          counts[index] = done
          progress((counts[0] ?? 0) + (counts[1] ?? 0))
        },
      ),
    ),
  )
  return {
    old: old.name,
    young: young.name,
    results: comparisonOf(
      asked,
      { old: answers[0] ?? [], young: answers[1] ?? [] },
      { ...asking.migration, extra: ask.also },
    ),
    unasked: [...unaskedOf(asking, choice, can), ...schemesUnasked(pairs.length - asked.length, old, young)],
  }
}

const withUsers = ({ world }: Asking, names: readonly string[]) => [
  ...world.users,
  ...names.filter((name) => world.users.every((user) => user.name !== name)).map((name) => ({ name, groups: [] })),
]

async function askedOf(
  server: ServerAddress,
  requests: readonly WireRequest[],
  options: SendOptions,
  pace: Pace,
  done: (answered: number) => void,
): Promise<readonly Asked[]> {
  const sender: Sender = senderTo(server, options)
  try {
    return await askAll(requests, sender.send, pace, done)
  } finally {
    sender.close()
  }
}

function wireOf(
  { method, endpoint, path, asker }: ChosenRequest,
  ask: AskOptions,
  password: (name: string) => string | undefined,
): WireRequest {
  const { user, client, headers } = asker
  const secret = user && (user.password === 'wrong' ? 'wrong-on-purpose' : (password(user.name) ?? ''))
  const authorization = user
    ? [['Authorization', `Basic ${Buffer.from(`${user.name}:${secret}`).toString('base64')}`] as const]
    : []
  return {
    method,
    scheme: endpoint.scheme,
    host: endpoint.host,
    address: endpoint.address,
    port: endpoint.port,
    path,
    headers: [...authorization, ...headers, ...ask.headers],
    client: client.address,
  }
}

/** What is left out for want of an address, a password or a method. */
function* unaskedOf(asking: Asking, choice: Choice, can: Parameters<typeof chosenFor>[1]): Generator<string> {
  const whole = chosenFor(asking, { canComeFrom: () => true, canBe: () => true, canSend: () => true })
  const left = whole.requests.filter(
    ({ asker, method }) =>
      !can.canComeFrom(asker.client.address) || !can.canSend(method) || (asker.user && !can.canBe(asker.user.name)),
  )
  const addresses = new Set(
    left.map(({ asker }) => asker.client.address).filter((address) => !can.canComeFrom(address)),
  )
  if (addresses.size > 0)
    yield `Requests from ${listed([...addresses])}: from here there is one address; --client-address sends others where both servers trust a header or the PROXY protocol.`
  const users = new Set(
    left.flatMap(({ asker }) => (asker.user && !can.canBe(asker.user.name) ? [asker.user.name] : [])),
  )
  if (users.size > 0) yield `Requests as ${listed([...users])}: name each with --user.`
  const methods = new Set(left.map(({ method }) => method).filter((method) => !can.canSend(method)))
  if (methods.size > 0)
    yield `Requests with ${listed([...methods])}: name the methods with --method if they may be sent.`
  const known = new Set(whole.unasked.map(({ key }) => key))
  for (const { key } of choice.unasked)
    if (known.has(key)) yield `Whoever \`${key}\` is true of, or not: no request was found that shows it.`
}

const listed = (names: readonly string[]): string =>
  names.length > 8 ? `${names.slice(0, 8).join(', ')} and ${names.length - 8} more` : names.join(', ')

const schemesUnasked = (count: number, old: ServerAddress, young: ServerAddress): readonly string[] =>
  count === 0
    ? []
    : [
        `${count} requests over another scheme than that of ${old.name} and ${young.name}: name the servers without http:// or https:// to ask both.`,
      ]

async function compareStarted(asking: Asking, ask: AskOptions): Promise<ServerComparison | 2> {
  const young = await programFor(ask.newHttpd, '2.4', '--new-httpd')
  const old = ask.oldHttpd === undefined ? young : await programFor(ask.oldHttpd, undefined, '--old-httpd')
  const { site } = asking.input
  const canSend = (method: string) => ask.methods?.includes(method) ?? true
  const can = { canSend, canComeFrom: (address: string) => /^127\.|^::1$/.test(address), canBe: () => true }
  const choice = chosenFor(asking, can)
  const logged = loggedRequests(asking.old, await readLogs(ask, site, canSend))
  const pairs = [...choice.requests, ...logged].map(
    (request) => [request, wireOf(request, ask, () => madePassword)] as const,
  )
  const scratch = scratchForCopies()
  try {
    const places = await placesFor([site])
    const given = { site, sources: asking.input.sources, paths: asking.input.options.paths }
    const sides: readonly CopyToStart[] = [
      {
        given,
        program: old,
        texts: old.version === '2.2' ? new Map() : withoutAccess(asking),
        oldTerms: old.version === '2.4',
      },
      { given, program: young, texts: asking.texts, oldTerms: false },
    ]
    const answers: (readonly Asked[])[] = []
    const progress = answersProgress(2 * pairs.length)
    for (const [index, side] of sides.entries()) {
      const server = {
        name: index === 0 ? 'The old server' : 'The new server',
        scheme: undefined,
        host: '127.0.0.1',
        port: undefined,
        places,
      }
      const running = await startCopy(side, {
        folder: join(scratch.folder, index === 0 ? 'old' : 'new'),
        places,
        users: asking.world.users,
        onDisk: asking.onDisk,
        wanted: [...new Set(choice.requests.flatMap(({ document }) => document ?? []))],
      })
      if ('trouble' in running) return notStarted(asking, index === 0 ? 'old' : 'new', running)
      try {
        const send: SendOptions = { ...ask, insecure: true, most: 1_000_000 }
        const pace: Pace = { concurrency: ask.concurrency, rate: ask.rate }
        answers.push(
          await askedOf(
            server,
            pairs.map(([, wire]) => wire),
            send,
            pace,
            (done) => progress(index * pairs.length + done),
          ),
        )
      } finally {
        await running.stop()
      }
    }
    return {
      old: `httpd ${old.release} as it is`,
      young: `httpd ${young.release} migrated`,
      results: comparisonOf(
        pairs,
        { old: answers[0] ?? [], young: answers[1] ?? [] },
        { ...asking.migration, extra: new Set([...ask.also, 'document' as const]) },
      ),
      unasked: [...unaskedOf(asking, choice, can)],
    }
  } finally {
    scratch.remove()
  }
}

/** A 2.4 with mod_access_compat reads the old rules of access, and nothing else that only 2.2 does. */
function withoutAccess({ migration }: Asking) {
  return migrationOf(migration.findings.filter(({ rule }) => rule.group !== 'access')).texts
}

async function programFor(
  named: string | undefined,
  version: '2.4' | undefined,
  option: string,
): Promise<HttpdProgram> {
  for (const name of named === undefined ? usualPrograms : [named]) {
    const found = await httpdProgram(name)
    if ('trouble' in found) {
      if (named !== undefined) throw new UsageError(found.trouble)
    } else if (version === undefined || found.version === version) return found
    else if (named !== undefined) throw new UsageError(`${option} takes a 2.4; ${named} is a ${found.release}.`)
  }
  throw new UsageError('There is no httpd 2.4 on this machine; name one with --new-httpd.')
}

function notStarted(
  { input, migration }: Asking,
  which: string,
  { trouble, said }: { readonly trouble: string; readonly said: string },
): 2 {
  fail(`The ${which} server could not be asked: ${trouble}`)
  const explained = explain(said, { site: input.site, migration, links: input.reading.links })
  put(2, explained.explanations.length > 0 ? explanationText(explained, paintFor(input.options)) : said)
  return 2
}
