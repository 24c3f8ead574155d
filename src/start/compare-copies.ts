import type { Asking } from '../ask/ask-server.js'
import { wireRequest } from '../ask/wire-requests.js'
import { grouped } from '../base/grouped.js'
import { listedPlainly } from '../base/listed.js'
import { type ComparedRequest, comparisonOf, type ServerComparison } from '../compare/comparison.js'
import type { Extra } from '../compare/differences.js'
import { migrationOf } from '../migrate/migrate.js'
import type { Finding } from '../migrate/rule.js'
import type { Abilities, ChosenRequest } from '../requests/chosen-request.js'
import { notAskedOf } from '../requests/unasked.js'
import type { ConfigFile } from '../syntax/tree.js'
import { askCopies, type CopiesTrouble } from './ask-copies.js'
import { type AskedConfiguration, causesIn, chosenFor } from './asked-configuration.js'
import type { CopyToStart } from './copy-to-start.js'
import type { HttpdProgram } from './httpd-program.js'
import { modulesMissing } from './left-out.js'
import { madePassword } from './made-users.js'
import { isNoWitness, noWitness } from './stand-in.js'
import { unseenHtaccess } from './unseen-htaccess.js'

/** The programs that the copies are run with. */
export interface CopyPrograms {
  /** A 2.2, or a 2.4 that stands in for it. */
  readonly old: HttpdProgram
  readonly young: HttpdProgram
}

/** How copies are asked. */
export interface CopiesAsking extends Pick<Asking, 'timeout' | 'retries' | 'rate' | 'concurrency' | 'deadline'> {
  readonly canSend: (method: string) => boolean
  /** Go with every request. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly also: ReadonlySet<Extra>
  /** Requests that are made besides those that the configuration calls for. */
  readonly more: readonly ChosenRequest[]
  /** Of more requests than these only the first are made; all unless it is said. */
  readonly limit?: number
  /** Told how many answers there will be, and then how many have come. */
  readonly progress: (all: number) => (answered: number) => void
}

const anything: Abilities = {
  canSend: () => true,
  canPassOn: true,
  canBe: () => true,
  canComeFrom: () => true,
}

/** What an earlier run has changed is in both copies. */
const isBegun = ({ given }: AskedConfiguration): boolean => given.site.judgement.origin === 'on its way'

const tooMany = (left: number): readonly string[] =>
  left > 0 ? [`${left} more ${left === 1 ? 'request, for it' : 'requests, for they'} would take too long.`] : []

/** Start a copy of a configuration as it is, and one of what becomes of it, and ask both the same. */
export async function compareCopies(
  asked: AskedConfiguration,
  programs: CopyPrograms,
  { canSend, headers, also, more, limit = Number.POSITIVE_INFINITY, progress, ...pace }: CopiesAsking,
): Promise<ServerComparison | CopiesTrouble> {
  const can: Abilities = { ...anything, canSend, canComeFrom: (address) => /^127\.|^::1$/.test(address) }
  const choice = chosenFor(asked, can)
  const credentials = { passwordOf: () => madePassword, headers }
  const all = [...choice.requests, ...more]
  const pairs = all.slice(0, limit).map((request) => [request, wireRequest(request, credentials)] as const)
  const sides = sidesOf(asked, programs)
  const answers = await askCopies(sides, {
    requests: pairs.map(([, wire]) => wire),
    how: { ...pace, clientAddress: undefined, insecure: true, tlsName: undefined, most: 1_000_000 },
    users: asked.world.users,
    onDisk: asked.onDisk,
    wanted: [...new Set(choice.requests.flatMap(({ document }) => document ?? []))],
    done: progress(2 * pairs.length),
  })
  if ('which' in answers) return answers
  const results = comparisonOf(pairs, answers, { ...causesIn(asked), extra: new Set([...also, 'document']) })
  const silent = new Set(results.filter(isSilentOnBoth))
  const standsIn = programs.old.version === '2.4' && asked.given.site.from === '2.2'
  const doubtful = new Set(standsIn ? results.filter(isNoWitness) : [])
  return {
    old: `httpd ${programs.old.release} with the configuration as it is${isBegun(asked) ? ', upgraded in part' : ''}`,
    young: `httpd ${programs.young.release} with the migrated one`,
    results: results.filter((one) => !doubtful.has(one) && !silent.has(one)),
    unasked: [
      ...notAskedOf(chosenFor(asked, anything), choice, can, 'to copies'),
      ...unseenHtaccess(asked),
      ...silentSentences(silent),
      ...(doubtful.size > 0 ? [noWitness(doubtful.size)] : []),
      ...(sides.young.leftOut.length > 0 ? [wentWithout(sides.young.leftOut)] : []),
      ...(answers.loaded.size > 0 ? [loadedBesides([...answers.loaded])] : []),
      ...tooMany(all.length - pairs.length),
    ],
  }
}

const plainTrouble = (text: string): string => text.replace(/^The (old|new) server/, 'Each')

/** Neither copy listens there, or both are as slow: that is no difference. */
const isSilentOnBoth = ({ verdict, differences: [first] }: ComparedRequest): boolean =>
  verdict === 'unanswered' && first !== undefined && plainTrouble(first.old) === plainTrouble(first.young)

const silentSentences = (silent: ReadonlySet<ComparedRequest>): readonly string[] =>
  Array.from(
    grouped([...silent], ({ differences: [first] }) => plainTrouble(first?.old ?? '')),
    ([trouble, { length }]) =>
      `what neither copy answers, which is ${length === 1 ? '1 request' : `${length} requests`}. ${trouble}`,
  )

const wentWithout = (symbols: readonly string[]): string =>
  `what ${listedPlainly(symbols, 8)} ${symbols.length === 1 ? 'does' : 'do'}. This machine has no such ${symbols.length === 1 ? 'module' : 'modules'}, and both copies go without.`

const loadedBesides = (names: readonly string[]): string =>
  `whether ${listedPlainly(names, 8)} ${names.length === 1 ? 'is' : 'are'} loaded. The given files do not load ${names.length === 1 ? 'it' : 'them'}, and a copy needed ${names.length === 1 ? 'it' : 'them'}.`

function sidesOf(
  { given, migration, texts }: AskedConfiguration,
  { old, young }: CopyPrograms,
): { readonly old: CopyToStart; readonly young: CopyToStart } {
  const isOld = old.version === '2.2'
  const leftOut: string[] = []
  const sides = {
    old: {
      given: isOld ? { ...given, more: [] } : { ...given, without: [] },
      program: old,
      texts: isOld ? new Map() : oldTermsTexts(migration.taken),
      oldTerms: !isOld,
      leftOut,
      readAs22: isOld ? [] : linesAs22(texts.values()),
    },
    // What a 2.4 stands in with it needs as much as the new server does.
    young: { given: { ...given, without: [] }, program: young, texts, oldTerms: false, leftOut, readAs22: [] },
  }
  // What one of them cannot have, the other one has not either.
  leftOut.push(...new Set([sides.old, sides.young].flatMap(modulesMissing)))
  return sides
}

/** What the migrated texts say to keep the meaning of patterns goes for the old ones too, where a 2.4 reads them. */
const linesAs22 = (texts: Iterable<string>): readonly string[] => [
  ...new Set(
    [...texts].flatMap((text) => text.match(/^[ \t]*(MergeSlashes Off|RegexDefaultOptions [^\r\n]+)/gim) ?? []),
  ),
]

/**
 * What a 2.4 with mod_access_compat is given in the place of a 2.2: the old rules of access as they are, with every other fix,
 * without which it would not start, or answer otherwise than 2.2 did for reasons that are known.
 */
const oldTermsTexts = (taken: ReadonlySet<Finding>): ReadonlyMap<ConfigFile, string> =>
  migrationOf(
    [...taken].filter(({ rule }) => rule.id !== 'access-control'),
    { fixes: 'all' },
  ).texts
