import { fetchPackage } from './apache2-package.js'

/** Runs once before all tests: gets Debian's package of apache2, or says loudly that it is not there. */
export function setup(): void {
  const reason = fetchPackage()
  if (reason) console.warn(`\n!!! NO PACKAGE apache2 of Debian: the tests with it are SKIPPED (${reason}) !!!\n`)
}
