import { groupBy } from '../base/group-by.js'
import { type GuardReading, guardReading, isGuard, testedModule } from '../httpd/guards.js'
import type { Module } from '../httpd/modules.js'
import { guardReadingOn24, guardReadingToday } from '../site/guard-reading.js'
import type { Site } from '../site/site.js'
import type { Directive, Section } from '../syntax/tree.js'
import { firstDecidingLine } from './deciding-lines.js'

/** A guard around a line that may change a response. */
export interface DecidingGuard {
  readonly at: Section
  /** The first line in the guard that may change a response. */
  readonly line: Directive
  /** The module that the guard tests; undefined for a third-party module and for other guards. */
  readonly module: Module | undefined
}

/** The guards of a site around lines that may change a response, also in branches that 2.4 skips. */
export const decidingGuards = (site: Site): readonly DecidingGuard[] => site.once(findGuards)

const findGuards = (site: Site): readonly DecidingGuard[] =>
  site.files.flatMap((file) =>
    [...file.keys]
      .filter((key) => key.startsWith('<if'))
      .flatMap((key) => file.named(key))
      .flatMap((at) => {
        const line = at.kind === 'section' && isGuard(at) ? firstDecidingLine(at.commands) : undefined
        if (at.kind !== 'section' || !line) return []
        return [{ at, line, module: testedModule(at) }]
      }),
  )

/** The first guard that tests this module and is around a line that may change a response; undefined if there is none. */
export const firstDecidingGuardTesting = (site: Site, { name }: Module): DecidingGuard | undefined =>
  site.once(guardsByModule).get(name)?.[0]

const guardsByModule = (site: Site) => groupBy(decidingGuards(site), ({ module }) => module?.name)

/**
 * How the target 2.4 reads a guard as it is written. A module that 2.4 has only under another name than the guard's is taken as
 * absent.
 */
export function guardReadingAsWrittenOn24(site: Site, guard: Section): GuardReading {
  const module = guard.args.length === 1 ? testedModule(guard) : undefined
  if (module && !module.symbol24) return guard.args[0]?.value.startsWith('!') ? 'always' : 'never'
  return guardReadingOn24(site, guard)
}

/** How today's httpd reads a guard, or a branch of a template that depends on the version. */
export const guardOrBranchReadingToday = (site: Site, guard: Section): GuardReading =>
  guard.key === 'iftemplate' ? guardReading(guard, site.from) : guardReadingToday(site, guard)
