/**
 * Says loudly that something tests need is not there, so that they are skipped.
 * @throws Error in CI, where nothing may be skipped for that
 */
export function missing(message: string): void {
  if (process.env.TEST_IN_CI) throw new Error(message)
  console.warn(`\n!!! ${message} !!!\n`)
}
