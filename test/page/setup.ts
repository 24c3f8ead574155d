import { missing } from '../missing.js'
import { fetchChromium } from './chromium.js'

/** Runs once before all tests: gets a browser, or says loudly that there is none. In CI that is a failure. */
export function setup(): void {
  const reason = fetchChromium()
  if (reason) missing(`NO CHROMIUM: every test of the page in a browser is SKIPPED (${reason})`)
}
