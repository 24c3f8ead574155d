import { setFlagsFromString } from 'node:v8'

/** Sets the flags of V8 with which reading large configurations takes less time. Must be called before the first read. */
export function setV8Flags(): void {
  // V8 11, in Node 20, starts its optimising compiler so early that 400 virtual hosts take twice the time. Newer versions delay it
  // themselves and do not know the flag.
  if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=1500000')
}
