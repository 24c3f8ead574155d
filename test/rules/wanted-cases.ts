import { inject } from 'vitest'
import type { Case } from './cases.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** What stands behind `-t` on the command line; empty without it. */
    readonly wanted: string
  }
}

/** The cases of the rules that the run is for, where it names any; else all of them. */
export function wantedCases(all: readonly Case[]): readonly Case[] {
  const wanted = inject('wanted')
  const own = wanted === '' ? [] : all.filter(({ rule }) => rule.includes(wanted))
  return own.length > 0 ? own : all
}
