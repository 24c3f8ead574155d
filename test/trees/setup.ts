import { fetchPackage } from './apache2-package.js'
import { fetchFiles } from './debian-files.js'

/** Runs once before all tests: gets Debian's package of apache2, and files of others, or says loudly that they are not there. */
export function setup(): void {
  const reason = fetchPackage()
  if (reason) console.warn(`\n!!! NO PACKAGE apache2 of Debian: the tests with it are SKIPPED (${reason}) !!!\n`)
  const why = fetchFiles()
  if (why) console.warn(`\n!!! NO FILES of Debian's other packages: the tests with them are SKIPPED (${why}) !!!\n`)
}
