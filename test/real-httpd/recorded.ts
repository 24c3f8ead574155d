import { existsSync, readFileSync } from 'node:fs'
import { missing } from '../missing.js'
import type { Files } from './check.js'
import type { Answer } from './client.js'
import { namesWork } from './names.js'
import { ipv6Works } from './server.js'
import type { Trial } from './trials.js'

/** A trial with what a real 2.2 answered. The configuration is 2.2's. */
export interface RecordedCase extends Trial {
  readonly id: string
  /** What the configuration makes use of: `hostname`, `satisfy-any`, `htaccess`, … */
  readonly features: readonly string[]
  /** The answers of 2.2, in the order of the probes. */
  readonly answers: readonly Answer[]
}

/** A case with a 2.4 form that answers as 2.2 did, and a tempting one that does not. */
export interface Trap extends RecordedCase {
  readonly correct: Files
  readonly wrong: Files
}

export const levels = ['level1', 'level2', 'level3', 'level4'] as const

/** The recorded cases of a level, or undefined (after saying so) if they are not beside the repository. */
export function recordedCases(level: (typeof levels)[number]): RecordedCase[] | undefined {
  return readLines<RecordedCase>(level)
}

/** The hand-written traps, or undefined (after saying so) if they are not beside the repository. */
export function recordedTraps(): Trap[] | undefined {
  return readLines<Trap>('traps')
}

/** The cases that can be asked here. Without host names or IPv6 on loopback some cannot, which is said loudly. */
export function askable<T extends RecordedCase>(cases: readonly T[]): T[] {
  const can = cases.filter((each) => obstacle(each) === undefined)
  const reasons = new Set(cases.map(obstacle).filter((reason) => reason !== undefined))
  const message = `${cases.length - can.length} of ${cases.length} recorded cases cannot be asked: ${[...reasons].join('; ')}`
  if (reasons.size > 0) missing(`SKIPPED: ${message}`)
  return can
}

function obstacle({ features, probes }: RecordedCase): string | undefined {
  if (features.includes('hostname') && !namesWork()) return 'loopback addresses cannot be given names'
  if (probes.some(({ ip }) => ip === '::1') && !ipv6Works()) return 'there is no address ::1'
  return undefined
}

function readLines<T>(name: string): T[] | undefined {
  const file = new URL(`../../../shared/answers/${name}.jsonl`, import.meta.url)
  if (existsSync(file)) return parseLines<T>(readFileSync(file, 'utf8'))
  console.warn(
    `\n!!! SKIPPED: of the recorded answers of httpd 2.2 the repository has a share (test/fixtures); all of them are ../shared/answers/${name}.jsonl !!!\n`,
  )
  return undefined
}

/** One JSON value a line. */
function parseLines<T>(text: string): T[] {
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as T]))
}
