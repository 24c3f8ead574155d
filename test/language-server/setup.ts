import { fetchNeovim } from './neovim.js'

/** Runs once before all tests: gets a Neovim, or says loudly that there is none. In CI that is a failure. */
export function setup(): void {
  const reason = fetchNeovim()
  const message = `NO NEOVIM: the test in a real editor is SKIPPED (${reason})`
  if (reason && process.env.CI) throw new Error(message)
  if (reason) console.warn(`\n!!! ${message} !!!\n`)
}
