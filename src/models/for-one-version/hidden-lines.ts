import { directiveByName, hasEffect } from '../../httpd/directives.js'
import { testedModule } from '../../httpd/guards.js'
import { packagedHttpds } from '../../httpd/layouts.js'
import { type Module, renamedModules24 } from '../../httpd/modules.js'
import { isBuiltIn } from '../../httpd/target-modules.js'
import { decidingGuards, guardReadingAsWrittenOn24 } from '../../live/deciding-guards.js'
import { mayDecideResponse } from '../../live/deciding-lines.js'
import { directivesAcrossIncludes } from '../../live/valuations.js'
import { mayBeWrittenByFixes } from '../../site/evidence.js'
import { guardReadingOn24, guardReadingToday, isGuardOnMissingModule } from '../../site/guard-reading.js'
import { serversOn22 } from '../../site/server-level.js'
import type { Site } from '../../site/site.js'
import { ancestors, commandsUnder, type Directive, isDirective, isSection, type Section } from '../../syntax/tree.js'
import { modulesMaybeBuiltInto22 } from '../modules/default-modules.js'
import {
  type LineOfOneVersion,
  type LinesOfOneVersion,
  linesMissingOn24,
  linesOfOneVersion,
  linesWithoutCounterpart,
  type ReplacingLine,
  replacingLines,
} from './lines-of-one.js'
import { reorderedLines } from './moved-lines.js'

/** Whether both versions know the directive, and it affects which content is sent, or how. */
function isAnswering(key: string): boolean {
  const { in22, in24 } = directiveByName(key) ?? {}
  if (!in22 || !in24) return false
  return (
    /^mod_(alias|rewrite|headers)$/.test(in24.module) ||
    answeringToo.test(key) ||
    effects.some((effect) => hasEffect(key, effect))
  )
}

/** Further directives that affect responses, by name. */
const answeringToo =
  /^(server(name|alias)|accessfilename|remove(handler|type)|directoryslash|acceptpathinfo|allowencodedslashes|traceenable|limitrequest\w+)$/

const effects = ['maps', 'passes', 'asks', 'sets'] as const

/** Lines in the same guard that only one version reads. */
interface LinesOfGuard<T extends LineOfOneVersion = LineOfOneVersion> {
  readonly guard: Section
  readonly lines: readonly [T, ...T[]]
}

/**
 * The lines that a guard hides from 2.4, if 2.4 has no line of that name in the same sections, grouped by their outermost
 * guard. Access rules and directives unknown to 2.4 are not included.
 */
export const linesWithoutCounterpartOn24 = (site: Site): readonly LinesOfGuard[] =>
  byGuard(site, (guard) => isForVersion(guard) && isFor22(site, guard), linesMissingOn24(site.once(answeringLines)))

/**
 * The lines that a guard hides from 2.2, if 2.2 has no line of that name in the same sections, grouped by their outermost
 * guard.
 */
export const linesWithoutCounterpartOn22 = (site: Site): readonly LinesOfGuard[] =>
  byGuard(
    site,
    (guard) => isFor24(site, guard),
    linesWithoutCounterpart(site.once(answeringLines)).filter(
      ({ at, version }) => version === '2.4' && !mayBeWrittenByFixes(at),
    ),
  )

/** The lines that a guard hides from 2.2, and in whose place 2.2 reads other lines of the same name, by their guard. */
export const replacingLinesByGuard = (site: Site): readonly LinesOfGuard<ReplacingLine>[] =>
  byGuard(
    site,
    (guard) => isFor24(site, guard),
    replacingLines(site.once(answeringLines)).filter(({ at }) => at.key !== differing),
  )

/** The lines that a guard hides from 2.2, and that 2.2 reads in another order, by their guard. */
export const reorderedLinesByGuard = (site: Site): readonly LinesOfGuard<ReplacingLine>[] =>
  byGuard(site, (guard) => isFor24(site, guard), reorderedLines(site, site.once(answeringLines)))

/** A directive whose arguments have another form in 2.4, so no line works in both versions (modules/filters/mod_filter.c). */
const differing = 'filterprovider'

/** Groups the lines by their outermost guard. */
function byGuard<T extends LineOfOneVersion>(
  site: Site,
  isMeant: (guard: Section) => boolean,
  lines: readonly T[],
): readonly LinesOfGuard<T>[] {
  const lineAt = new Map(lines.map((line) => [line.at, line]))
  const guards = site.once(guardsOnVersion).filter(isMeant)
  const all = new Set(guards)
  return guards
    .filter((guard) => ![...ancestors(guard)].some((outer) => all.has(outer)))
    .flatMap((guard) => {
      const [first, ...more] = [...directivesAcrossIncludes(site, guard.commands)].flatMap(
        (line) => lineAt.get(line) ?? [],
      )
      return first ? [{ guard, lines: [first, ...more] as const }] : []
    })
}

const guardsOnVersion = (site: Site): readonly Section[] =>
  site.files.flatMap((file) => [...file.named('<ifversion'), ...file.named('<ifmodule')]).filter(isSection)

/** The lines that only one version reads and that may change a response. */
const answeringLines = (site: Site): LinesOfOneVersion => linesOfOneVersion(site, [...site.names].filter(isAnswering))

/**
 * Whether a guard is for one version: an `<IfVersion>`, or a guard on a module. Without `!`, a module that 2.4 renamed or removed
 * does not count, because other rules handle it.
 */
const isForVersion = (guard: Section): boolean =>
  guard.key === 'ifversion' ||
  guard.args[0]?.value.startsWith('!') === true ||
  testedModule(guard)?.symbol24 !== undefined

/** Whether a guard tests a renamed module by its new name, which fixes write in place of the old name. */
const isRenamed = (guard: Section): boolean => Object.values(renamedModules24).includes(testedModule(guard)?.name ?? '')

const isFor24 = (site: Site, guard: Section): boolean =>
  !isRenamed(guard) && guardReadingToday(site, guard) === 'never' && guardReadingOn24(site, guard) === 'always'

const isFor22 = (site: Site, guard: Section): boolean =>
  guardReadingOn24(site, guard) === 'never' && guardReadingToday(site, guard) !== 'never'

/** A guard on a module that is, or may be, built into 2.4, and that 2.2 does not have. */
export interface GuardOnModuleBuiltInto24 {
  readonly at: Section
  readonly module: Module
  /** The lines in the guard that may decide a response. */
  readonly lines: readonly [Directive, ...Directive[]]
  /** Whether 2.4 reads the lines. */
  readonly isRead: boolean
  /** Whether the user has named the modules that are built into 2.4. */
  readonly isSure: boolean
}

/** Guards that 2.4 may read differently because it has modules built in, as Debian's 2.4 does. */
export const guardsOnModulesBuiltInto24 = (site: Site): readonly GuardOnModuleBuiltInto24[] =>
  decidingGuards(site).flatMap(({ at, module }) => {
    if (!module?.file || !site.hasDirective('LoadModule') || mayHaveHad(site, module)) return []
    const told = isBuiltIn(site.target, module.name)
    if (told === false || !(told || mayBeBuiltIn.has(module.name))) return []
    const isNegated = at.args[0]?.value.startsWith('!') === true
    // If 2.4 knows the module only by another name, the guard does not test the module.
    const isAsked = told ? guardReadingAsWrittenOn24(site, at) !== (isNegated ? 'always' : 'never') : true
    const isOther = guardReadingToday(site, at) !== (isNegated ? 'never' : 'always')
    // A LoadModule line in a guard on its own missing module: the module is present in either case.
    const decides = (line: Directive) =>
      mayDecideResponse(line) && !(line.key === 'loadmodule' && isGuardOnMissingModule(at, line))
    const [first, ...more] = [...commandsUnder(at.commands)].filter(isDirective).filter(decides)
    return isAsked && isOther && first
      ? [{ at, module, lines: [first, ...more] as const, isRead: !isNegated, isSure: told === true }]
      : []
  })

/** Whether 2.2 may have the module built in, as in its default build. */
const mayHaveHad = (site: Site, { name }: Module): boolean =>
  serversOn22(site).some((server) => modulesMaybeBuiltInto22(site, server).has(name))

const mayBeBuiltIn: ReadonlySet<string> = new Set(packagedHttpds.debian.builtIn)
