import { setFlagsFromString } from 'node:v8'

/**
 * Delays the optimising compiler of Node 20. Its V8 11 starts the compiler so early that a server with 400 virtual hosts takes
 * twice the time. Newer versions delay it themselves and do not know the flag.
 */
export function delayOptimisingCompiler(): void {
  if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=1500000')
}
