import { missing } from '../missing.js'
import { fetchHttpd } from './install.js'
import { forgetOldAnswers } from './kept-answers.js'

/** Runs once before all tests: gets an httpd, or says loudly that there is none. In CI that is a failure. */
export function setup(): void {
  const reason = fetchHttpd()
  if (reason) missing(`NO REAL HTTPD 2.4: every test against a real server is SKIPPED (${reason})`)
  forgetOldAnswers()
}
