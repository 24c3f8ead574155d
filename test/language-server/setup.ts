import { missing } from '../missing.js'
import { fetchNeovim } from './neovim.js'

/** Runs once before all tests: gets a Neovim, or says loudly that there is none. In CI that is a failure. */
export function setup(): void {
  const reason = fetchNeovim()
  if (reason) missing(`NO NEOVIM: the test in a real editor is SKIPPED (${reason})`)
}
