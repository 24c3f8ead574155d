/**
 * How much of what is only more of the same a run takes: more texts that the seed makes, more recorded cases, every scenario
 * on the other Node. `npm test` takes a fair share of each and `npm run test:all` all of it; nothing else tells them apart.
 */
export const takesAll = process.env.THOROUGHNESS === 'all'

/** A number of runs: what `npm test` takes, and what `npm run test:all` does. */
export const runs = (share: number, all: number): number => (takesAll ? all : share)

/** Every so manieth of them, the first one first; all of them in `npm run test:all`. */
export const shareOf = <T>(every: number, items: readonly T[]): readonly T[] =>
  takesAll ? items : items.filter((_, index) => index % every === 0)

/**
 * The seed of what is made up, printed so that a failure can be repeated: SEED=n. With `usual` the same texts come at every
 * run, so that a failure is one of the change at hand, else others each time.
 */
export function seedOf(name: string, usual = Date.now() % 2 ** 31): number {
  const seed = Number(process.env.SEED || usual)
  console.info(`${name}: seed ${seed} (SEED=${seed} repeats it)`)
  return seed
}

/** What fast-check takes: another seed each time, and so many runs. */
export const seeded = (name: string, share: number, all = share): { seed: number; numRuns: number } => ({
  seed: seedOf(name),
  numRuns: runs(share, all),
})
