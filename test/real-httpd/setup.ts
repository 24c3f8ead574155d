import { rmSync } from 'node:fs'
import { fetchHttpd } from './install.js'
import { scratchFolder, sweepScratch } from './preamble.js'

/**
 * Runs once before all tests: gets an httpd, or says loudly that there is none. In CI that is a failure.
 * All scratch folders of the run are in one, so that what an interrupted test leaves behind goes too.
 */
export function setup(): () => void {
  const reason = fetchHttpd()
  const message = `NO REAL HTTPD 2.4: every test against a real server is SKIPPED (${reason})`
  if (reason && process.env.CI) throw new Error(message)
  if (reason) console.warn(`\n!!! ${message} !!!\n`)
  sweepScratch()
  const folder = scratchFolder()
  process.env.HTTPD_SCRATCH = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
