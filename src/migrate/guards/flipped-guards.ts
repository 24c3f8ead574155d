import { oncePerObject } from '../../base/once.js'
import { chooseFixes } from '../../edit/choose.js'
import { applyEdits, type Fix, originalOffsetLookup } from '../../edit/edit.js'
import type { GuardReading } from '../../httpd/guards.js'
import { renamedModules24 } from '../../httpd/modules.js'
import {
  type DecidingGuard,
  decidingGuards,
  guardOrBranchReadingToday,
  guardReadingAsWrittenOn24,
} from '../../live/deciding-guards.js'
import { modulesMaybeBuiltInto22 } from '../../models/modules/default-modules.js'
import { serversOn22 } from '../../site/server-level.js'
import type { Site } from '../../site/site.js'
import { quotedLineAndPlace } from '../../syntax/file-and-line.js'
import { logicalLineText } from '../../syntax/lines.js'
import { reparse } from '../../syntax/parse.js'
import type { ConfigFile, Node } from '../../syntax/tree.js'
import { assumptionsOf, sharedAssumption, withMoreAssumptions } from '../assumptions.js'
import { editsByFile } from '../objected-fixes.js'
import { type Choices, type Finding, type Fixable, isFixable, isSafelyFixable } from '../rule.js'

/**
 * Adds an assumption to each fix by which 2.4 reads other guards than 2.2: it loads or renames a module, or changes the guard.
 */
export function withFlippedGuardAssumptions(
  site: Site,
  findings: readonly Finding[],
  { confirmed }: Pick<Choices, 'confirmed'>,
): readonly Finding[] {
  const guards = decidingGuards(site)
  if (guards.length === 0) return findings
  const today = new Map(guards.map((guard) => [guard, readingBefore(site, guard)]))
  let left = findings
  for (const isTaken of [isFixable, isSafelyFixable]) {
    // A fix that gets an assumption is for review, and then another safe fix may be the one that changes a guard. So the fixes
    // are chosen again in each round, until no fix gets another assumption.
    for (;;) {
      const { taken } = chooseFixes(left.filter(isTaken))
      const turned = turnedGuards(site, today, taken)
      const charged = chargedWith(turned, taken, confirmed)
      if (charged.size === 0) break
      left = left.map((finding) => charged.get(finding) ?? finding)
    }
  }
  return left
}

/** How 2.2 reads a guard. A module that 2.2 may have had built in is taken as present. */
function readingBefore(site: Site, guard: DecidingGuard): GuardReading {
  const reading = guardOrBranchReadingToday(site, guard.at)
  const { module } = guard
  if (reading !== 'maybe' || !module) return reading
  const hadBuiltIn = serversOn22(site).some((server) => modulesMaybeBuiltInto22(site, server).has(module.name))
  return !hadBuiltIn ? reading : guard.at.args[0]?.value.startsWith('!') ? 'never' : 'always'
}

interface Turned {
  readonly guard: DecidingGuard
  readonly isRead: boolean
}

function turnedGuards(
  site: Site,
  today: ReadonlyMap<DecidingGuard, GuardReading>,
  taken: readonly Fixable[],
): readonly Turned[] {
  const edits = editsByFile(taken)
  const before = new Map<ConfigFile, ConfigFile>()
  const files = site.files.map((file) => {
    const own = edits.get(file)
    const again = own ? reparse(file, applyEdits(file, own)) : file
    before.set(again, file)
    return again
  })
  const after = site.withFiles(files, { from: site.from })
  const places = new Map<string, DecidingGuard>()
  for (const guard of today.keys()) places.set(placeOf(guard.at), guard)
  const found = new Map<DecidingGuard, GuardReading>()
  const originOf = oncePerObject((file: ConfigFile) => originalOffsetLookup(file, edits.get(file) ?? []))
  for (const guard of decidingGuards(after)) {
    const file = before.get(guard.at.file)
    const was = file && places.get(`${file.path}:${originOf(file)(guard.at.start)}`)
    if (was) found.set(was, guardReadingAsWrittenOn24(after, guard.at))
  }
  return [...today].flatMap(([guard, old]) => {
    // If the guard is gone, the rule that removed it has checked its contents.
    const newer = found.get(guard)
    if (newer === undefined || newer === old || isMeantFor24(guard, guardReadingAsWrittenOn24(site, guard.at), newer))
      return []
    return [{ guard, isRead: newer !== 'never' && old === 'never' ? true : newer === 'always' }]
  })
}

/**
 * Whether the guard is meant to apply in 2.4. Guards on mod_authz_core are, because every 2.4 has it. So are guards that 2.4
 * reads in the new way even without any fix, unless their module has another name in 2.4.
 */
const isMeantFor24 = ({ module }: DecidingGuard, without: GuardReading, newer: GuardReading): boolean =>
  module?.name === 'mod_authz_core' || (module !== undefined && without === newer && !renamedModules24[module.name])

const placeOf = ({ file, start }: Node): string => `${file.path}:${start}`

function chargedWith(
  turned: readonly Turned[],
  taken: readonly Fixable[],
  confirmed: ReadonlySet<string>,
): ReadonlyMap<Finding, Finding> {
  const charged = new Map<Finding, Fixable>()
  for (const one of turned) {
    const counted = asItShouldBe(one)
    if (confirmed.has(counted.name)) continue
    for (const finding of taken) {
      if (!turns(finding.fix, one.guard) || saysForWhich(finding, one.guard)) continue
      const now = charged.get(finding) ?? finding
      if (assumptionsOf(now.rule.id, now.fix).some(({ name }) => name === counted.name)) continue
      charged.set(finding, { ...now, fix: withMoreAssumptions(now, [counted]) })
    }
  }
  return charged
}

/** Whether the fix corrects the guard's module to mod_authz_core. The guard then shows that its lines are for 2.4. */
const saysForWhich = ({ rule, fix }: Fixable, { at }: DecidingGuard): boolean =>
  rule.id === 'misnamed-module-guard' &&
  fix.edits.every(({ file, start, text }) => file === at.file && at.start < start && text === 'mod_authz_core.c')

/** Whether a fix loads or unloads the module that a guard tests, or changes the guard's line. */
function turns({ edits }: Fix, { at, module }: DecidingGuard): boolean {
  if (edits.some(({ file, start, end }) => file === at.file && start < at.end && end > at.start)) return true
  const symbols = [module?.symbol22, module?.symbol24].filter((symbol) => symbol !== undefined)
  const files = new Set(edits.map(({ file }) => file))
  return [...files].some((file) => {
    const own = edits.filter((edit) => edit.file === file)
    const after = applyEdits(file, own)
    return symbols.some((symbol) => loads(file.text, symbol) !== loads(after, symbol))
  })
}

const loads = (text: string, symbol: string): boolean =>
  new RegExp(`^\\s*LoadModule\\s+"?${symbol}\\b`, 'im').test(text)

function asItShouldBe({ guard: { at, line }, isRead }: Turned) {
  const word = at.args[0]?.value ?? ''
  const what = `\`${logicalLineText(line.file.text, line)}\` in ${quotedLineAndPlace(at)}`
  const sentence = `You meant ${what} for ${isRead ? '2.4' : '2.2'} only.`
  return sharedAssumption(
    'turned-guard',
    sentence,
    `${at.file.path}:${word}:${logicalLineText(line.file.text, line).trim()}`,
  )
}
