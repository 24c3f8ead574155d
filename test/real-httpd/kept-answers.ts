import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Httpd, needHttpd } from './install.js'
import { namesWork } from './names.js'
import { ipv6Works } from './server.js'

/** What httpd said to a question, and whether it would say the same at any time: what the machine had a part in is not kept. */
export interface Said<A> {
  readonly answer: A
  readonly keeps: boolean
}

export interface Asking<A> {
  /** Two kinds never share an answer. */
  readonly kind: string
  /** Each holds all that its answer depends on, and nothing that differs from run to run. */
  readonly questions: readonly unknown[]
  /** Puts the questions with these indexes to a real httpd. Answers in their order. */
  readonly ask: (indexes: readonly number[]) => Promise<readonly Said<A>[]>
}

export interface Keeping {
  readonly folder: string
  /** What all answers depend on besides their questions. */
  readonly server: string
  /** The share of kept answers that are asked for again, to see that they still hold. */
  readonly again: number
  /** From 0 to 1, as `Math.random`. */
  readonly random: () => number
  /** What this process has read and kept, by key; empty at first. */
  readonly memory: Map<string, Kept>
}

/**
 * The answers of a real httpd, in the order of the questions: from `.cache/answers` where it was asked before, else from itself.
 * One in twenty of those that are kept is asked again; with HTTPD_ANSWERS=ask all of them are.
 * @throws Error where httpd says now what it did not say before
 */
export async function answered<A>(asking: Asking<A>, keeping: Keeping = keepingHere()): Promise<A[]> {
  const { kind, questions, ask } = asking
  const keys = questions.map((question) => hash(JSON.stringify([keeping.server, kind, question])))
  const known = readInto(keeping)
  const kept = keys.map((key) => read<A>(known.get(key)))
  const again = chunksOf(indexesOf(kept, (one) => one !== undefined)).filter(() => keeping.random() < keeping.again)
  const asked = [...indexesOf(kept, (one) => one === undefined), ...again.flat()].sort((a, b) => a - b)
  const said = new Map(asked.length > 0 ? (await ask(asked)).map((one, position) => [asked[position], one]) : [])
  const lines: string[] = []
  const otherwise: string[] = []
  const answers = kept.map((before, index) => {
    const now = said.get(index)
    const line = `${keys[index]} ${JSON.stringify((before ?? now)?.answer)}`
    if (before && now?.keeps && line !== `${keys[index]} ${JSON.stringify(now.answer)}`)
      otherwise.push(disagreement(questions[index], before.answer, now.answer))
    // What is still of use of the generation before is carried over.
    if (before ? before.isOld : now?.keeps) lines.push(line)
    return (now ?? before)?.answer as A
  })
  if (otherwise.length > 0) throw new Error([changed, ...otherwise].join('\n'))
  keep(keeping, lines)
  return answers
}

/** They are asked together, so that a few that are asked again do not take as long as all. */
const togetherAtMost = 32

function chunksOf(indexes: readonly number[]): number[][] {
  const chunks = Math.ceil(indexes.length / togetherAtMost)
  return Array.from({ length: chunks }, (_, n) => indexes.slice(n * togetherAtMost, (n + 1) * togetherAtMost))
}

const indexesOf = <T>(items: readonly T[], wanted: (item: T) => boolean): number[] =>
  items.flatMap((item, index) => (wanted(item) ? [index] : []))

const changed =
  "httpd's answer differs from the kept one. If httpd or one of its libraries has changed, delete .cache/answers."

const disagreement = (question: unknown, kept: unknown, said: unknown): string =>
  [`asked:  ${JSON.stringify(question)}`, `before: ${JSON.stringify(kept)}`, `now:    ${JSON.stringify(said)}`].join(
    '\n',
  )

/** A line that was cut off or glued to another one counts as not there. */
function read<A>(kept: Kept | undefined): { readonly answer: A; readonly isOld: boolean } | undefined {
  try {
    return kept && { answer: JSON.parse(kept.text), isOld: kept.isOld }
  } catch {
    return undefined
  }
}

interface Kept {
  readonly text: string
  readonly isOld: boolean
}

/** The answers that are added to, and those of a generation ago, which go with the next one. */
const names = ['answers.jsonl', 'answers-before.jsonl'] as const

/** Once for each process: the others ask other questions. */
function readInto({ folder, memory }: Keeping): ReadonlyMap<string, Kept> {
  if (memory.size > 0) return memory
  const [now, before] = names.map((name) => linesIn(join(folder, name)))
  remember(memory, before ?? [], true)
  remember(memory, now ?? [], false)
  return memory
}

function remember(memory: Map<string, Kept>, lines: readonly string[], isOld: boolean): void {
  for (const line of lines) memory.set(line.slice(0, keyLength), { text: line.slice(keyLength + 1), isOld })
}

const linesIn = (file: string): string[] => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])

/** In one write, which several processes may make at once; what was cut off before it stays a line of its own. */
function keep({ folder, memory }: Keeping, lines: readonly string[]): void {
  if (lines.length === 0) return
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, names[0]), `\n${lines.join('\n')}\n`)
  remember(memory, lines, false)
}

/** In bytes. */
const largest = 16_000_000

/** Begins a new generation where this one has grown large: what nobody asks for while the next one grows so large is forgotten. */
export function forgetOldAnswers(folder = here, most = largest): void {
  const [now, before] = [join(folder, names[0]), join(folder, names[1])]
  if ((statSync(now, { throwIfNoEntry: false })?.size ?? 0) > most) renameSync(now, before)
}

const here = fileURLToPath(new URL('../../.cache/answers', import.meta.url))

const keyLength = 22

const hash = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, keyLength)

let keepingOfThisProcess: Keeping | undefined

function keepingHere(): Keeping {
  keepingOfThisProcess ??= {
    folder: here,
    server: JSON.stringify([buildOf(needHttpd()), harness(), process.getuid?.() === 0, ipv6Works(), namesWork()]),
    again: process.env.HTTPD_ANSWERS === 'ask' ? 1 : 0.05,
    random: Math.random,
    memory: new Map(),
  }
  return keepingOfThisProcess
}

/** Another build of the same version may answer otherwise. */
export function buildOf({ binary, modules, version, builtIn }: Httpd): string {
  const sizes = readdirSync(modules)
    .sort()
    .map((name) => [name, statSync(join(modules, name)).size])
  return hash(JSON.stringify([version, builtIn, hash(readFileSync(binary)), sizes]))
}

/** The texts of this folder: they say how a question is laid before httpd, and how its answer is read. */
function harness(): string {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const texts = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'))
  return hash(
    texts
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n'),
  )
}
