import { type InitOptions, type InitPart, initParts, UsageError } from '../command-line/arguments.js'
import { isTerminal, put } from '../command-line/streams.js'
import { GitError } from '../git/git.js'
import { type Place, placeHere } from '../init/place.js'
import { partsFor, planFor } from '../init/plan.js'
import { aboutEstate, type Estate, estateHere, estateSentence } from './estate.js'
import { ownName } from './next-steps.js'
import { fail } from './output.js'
import { setUp } from './set-up.js'

/**
 * Set up what the options or the answers say, and show it. No file is overwritten. Returns the exit status: 1 where
 * something has to be added to a file by hand.
 * @throws UsageError
 */
export async function initCommand(wanted: InitOptions): Promise<number> {
  const program = ownName()
  const place = here()
  if (typeof place === 'number') return place
  // There hooks run, and find their settings.
  process.chdir(place.root)
  const look = once(estateHere)
  const parts = await chosen(wanted, place, look)
  if (parts.length === 0) {
    put(1, 'Nothing was written.\n')
    return 0
  }
  const plans = parts.map((part) => planFor(part, place, parts))
  const done = plans.flatMap(({ files }) => files.map((file) => setUp(place, file)))
  const wanting = parts.includes('with-baseline')
  const estate = wanting || hasHook(parts) ? await aboutEstate(await look(), { wanting, place, program }) : undefined
  const next = [...new Set([...plans.flatMap(({ next }) => next), ...(estate?.next ?? [])])]
  if (next.length > 0) put(1, `What is left to you:\n${next.map((step) => `  - ${step}\n`).join('')}`)
  if (estate?.mistake) return fail(estate.mistake)
  return done.includes('by-hand') || estate?.isByHand ? 1 : 0
}

function here(): Place | number {
  try {
    return placeHere()
  } catch (error) {
    if (error instanceof GitError) return fail(`init needs a git repository: ${error.message}`)
    throw error
  }
}

const hasHook = (parts: readonly InitPart[]): boolean =>
  parts.some((part) => part !== 'workflows' && part !== 'with-baseline')

/** Reading a whole repository takes a while, so it is not done before it is of use, and not twice. */
function once<T>(find: () => T): () => T {
  let found: { readonly is: T } | undefined
  return () => {
    found ??= { is: find() }
    return found.is
  }
}

async function chosen(
  { yes, parts }: InitOptions,
  place: Place,
  look: () => Promise<Estate | UsageError>,
): Promise<readonly InitPart[]> {
  const fitting = partsFor(place)
  // A baseline hides what is found, so it is no part of what merely fits.
  if (yes) return [...new Set([...(parts.some(isNoBaseline) ? [] : fitting), ...parts])]
  if (parts.length > 0) return parts
  if (!process.stdin.isTTY || !isTerminal(1)) {
    const flags = initParts.map((part) => `--${part}`)
    throw new UsageError(
      `init asks before it writes, and nobody is there to answer; say what to set up (${flags.join(', ')}), or --yes for what fits: ${fitting.join(' and ')}.`,
    )
  }
  const { ask } = await import('./init-questions.js')
  return ask(fitting, async (parts) => {
    const estate = hasHook(parts) ? await look() : undefined
    return estate && !(estate instanceof UsageError) && estate.findings > 0 ? `${estateSentence(estate)}.` : undefined
  })
}

const isNoBaseline = (part: InitPart): boolean => part !== 'with-baseline'
