import { setFlagsFromString } from 'node:v8'

/**
 * Have V8 wait longer before it optimizes a function. Before Node 22 it has nothing between its quick compiler and the one that
 * thinks long, and for a run of a second the latter takes more of the processor than it saves. Later ones count otherwise.
 */
export function optimizeLater(): void {
  if (Number.parseInt(process.versions.node, 10) < 22) setFlagsFromString('--interrupt-budget=250000')
}
