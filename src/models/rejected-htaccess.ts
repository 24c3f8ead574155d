import { directiveByName } from '../httpd/directives.js'
import { type GuardReading, isGuard } from '../httpd/guards.js'
import { packagedHttpds } from '../httpd/layouts.js'
import { isInvalidInLimitOn22, isLimitSection } from '../httpd/limit.js'
import { isAcceptedBy, syntaxOfOneVersion } from '../httpd/one-version-syntax.js'
import { isUnknownTo22, mayBeWrittenByFixes } from '../site/evidence.js'
import { guardReadingOn24, guardReadingToday, onlyVersionReading } from '../site/guard-reading.js'
import { isHtaccess } from '../site/htaccess.js'
import { serversOn22 } from '../site/server-level.js'
import type { Site } from '../site/site.js'
import { logicalLineText } from '../syntax/lines.js'
import { isLiteral } from '../syntax/literal.js'
import { ancestors, type ConfigFile, commandsUnder, type Directive, type Section } from '../syntax/tree.js'
import { isOverrideNowhereGranted } from './granted-overrides.js'
import {
  guardHidingModuleText,
  type MissingModuleReason,
  missingModuleReasonForHtaccessOn22,
} from './modules/modules-today.js'

/** A line in a `.htaccess` file because of which 2.2 answers 500 to every request in the folder. */
export interface RejectedHtaccessLine {
  readonly at: Directive | Section
  /** The reason, to follow "the file": `has RewriteEngine, whose module is not loaded`. */
  readonly why: string
  /** What 2.2 does. If the LoadModule line of a module is in a guard, the answer depends on how 2.2 is started. */
  readonly answers: 'answers 500' | 'may answer 500'
}

/** The `.htaccess` files for which 2.2 answers 500 and 2.4 may not, each with the first such line. */
export const htaccessRejectedOnlyBy22 = (site: Site): ReadonlyMap<ConfigFile, RejectedHtaccessLine> =>
  site.once(refusedBy22)

/**
 * The `.htaccess` files for which 2.2 answers 500, including the files for which 2.4 does too: a fix may make 2.4 accept such a
 * file.
 */
export const htaccessRejectedBy22 = (site: Site): ReadonlyMap<ConfigFile, RejectedHtaccessLine> =>
  site.once(refusedInAnyCase)

const refusedBy22 = (site: Site) => findRefused(site, { evenBy24: false })
const refusedInAnyCase = (site: Site) => findRefused(site, { evenBy24: true })

interface Counted {
  /** Whether to include lines that 2.4 rejects too. */
  readonly evenBy24: boolean
}

function findRefused(site: Site, counted: Counted): ReadonlyMap<ConfigFile, RejectedHtaccessLine> {
  const found = new Map<ConfigFile, RejectedHtaccessLine>()
  if (site.from !== '2.2') return found
  const { isUntouched, stated, origin, stops24 } = site.judgement
  const isSurely22 = isUntouched || (stated.from === '2.2' && origin === '2.2')
  const isRun22 = stops24 || stated.begun || stated.from === '2.2'
  // Many .htaccess files are copies of one. Only their text matters here.
  const accepted = new Set<string>()
  for (const file of site.files) {
    if (!isHtaccess(file) || accepted.has(file.text)) continue
    const lines = [...commandsUnder(file.commands)].flatMap((at) => {
      // A quick test: most lines are accepted by both versions, whether 2.2 has read them or not.
      if (!refusedLine(site, at, 'always', counted)) return []
      // Whether 2.2 has read the line: a line that a fix may have written is for 2.4; for any other word it is not known.
      const reads22 = isSurely22 ? 'always' : mayBeWrittenByFixes(at) ? 'never' : isRun22 ? 'always' : 'maybe'
      return refusedLine(site, at, reads22, counted) ?? []
    })
    const line = lines.find(({ answers }) => answers === 'answers 500') ?? lines[0]
    if (line) found.set(file, line)
    else accepted.add(file.text)
  }
  return found
}

/** A line that 2.4 skips, if it is not known whether 2.2 accepts it or answers 500 because of it. */
export function htaccessLineMaybeRejectedBy22(site: Site, file: ConfigFile): Directive | Section | undefined {
  if (site.from !== '2.2' || !isHtaccess(file)) return undefined
  const isTaken = (at: Directive | Section) =>
    isLiteral(at) && isAcceptedBy('2.2', at) && !(at.kind === 'section' && limitAround(at))
  return [...commandsUnder(file.commands)].find((at) => !isTaken(at) && onlyVersionReading(site, at) === '2.2')
}

/**
 * For each `.htaccess` file: the first line that only 2.4 reads and that it rejects. 2.4 answers 500, although 2.2 skips the
 * line.
 */
export const firstHtaccessLinesRejectedOnlyBy24 = (site: Site): readonly (Directive | Section)[] =>
  site.files.filter(isHtaccess).flatMap((file) => {
    const isRefused = (at: Directive | Section) =>
      (isAcceptedBy('2.4', at) === false || isOutOfPlace(at, 'in24')) && isLiteral(at)
    const isRead = (at: Directive | Section) =>
      onlyVersionReading(site, at) === '2.4' && readingsOf(at, (guard) => guardReadingOn24(site, guard)).every(isAlways)
    return [...commandsUnder(file.commands)].find((at) => isRefused(at) && isRead(at)) ?? []
  })

const readingsOf = (at: Directive | Section, read: (guard: Section) => GuardReading): readonly GuardReading[] =>
  [...ancestors(at)].filter(isGuard).map(read)

const isAlways = (reading: GuardReading): boolean => reading === 'always'

/**
 * Why 2.2 answers 500 because of a line; undefined if it does not.
 * @param reads22 whether 2.2 has read this line unchanged
 */
function refusedLine(
  site: Site,
  at: Directive | Section,
  reads22: GuardReading,
  { evenBy24 }: Counted,
): RejectedHtaccessLine | undefined {
  const name = nameOf(at)
  const readings = readingsOf(at, (guard) => guardReadingToday(site, guard))
  if (readings.includes('never')) return undefined
  const isRead = !readings.includes('maybe')
  const refused = (why: string, isSure = isRead && reads22 === 'always'): RejectedHtaccessLine => ({
    at,
    why,
    answers: isSure ? 'answers 500' : 'may answer 500',
  })
  const limit = at.kind === 'directive' && isInvalidInLimitOn22(at) ? limitAround(at) : undefined
  // If AllowOverride has neither class, 2.4 rejects the <Limit> itself.
  if (limit && !isOverrideNowhereGranted(site, 'Limit', 'AuthConfig'))
    return refused(`has ${name} in <${limit.name.value}>`, isRead)
  const lacking = isRead ? withoutModule(site, at) : undefined
  if (lacking || reads22 === 'never') return lacking
  if (isUnknownTo22(at)) return refused(`has ${name}, which 2.2 does not know`)
  const isReadBy24 = !evenBy24 && readingsOf(at, (guard) => guardReadingOn24(site, guard)).every(isAlways)
  if (isOutOfPlace(at, 'in22') && !(isReadBy24 && isOutOfPlace(at, 'in24')))
    return refused(`has ${name}, which is not allowed in a .htaccess file`)
  if (!isLiteral(at)) return undefined
  const one = syntaxOfOneVersion(at)
  if (one?.version === '2.4')
    return refused(
      `has \`${one.text}\`${one.text.includes(at.name.value) ? '' : ` on a line of ${name}`}, which 2.2 does not know`,
    )
  if (isAcceptedBy('2.2', at) !== false || (isReadBy24 && isAcceptedBy('2.4', at) === false)) return undefined
  return refused(`has \`${logicalLineText(at.file.text, at).trim()}\`, which 2.2 rejects`)
}

/** Whether a version rejects the line in every .htaccess file. */
function isOutOfPlace({ kind, key }: Directive | Section, version: 'in22' | 'in24'): boolean {
  const known = directiveByName(key)
  if (!known || known.isSection !== (kind === 'section')) return false
  return !/[h?]/.test(known[version]?.contexts ?? '')
}

const limitAround = (at: Directive | Section): Section | undefined => [...ancestors(at)].find(isLimitSection)

/** The problem if each server on 2.2 lacks the module of a line, or may lack it, and 2.4 may accept the line. */
function withoutModule(site: Site, at: Directive | Section): RejectedHtaccessLine | undefined {
  const lacks = serversOn22(site).map((server) => missingModuleReasonForHtaccessOn22(site, server, at))
  const shown = lacks.every((lack) => lack && mayBeTaken(site, at, lack)) ? lacks[0] : undefined
  if (!shown) return undefined
  const guard = shown.by === 'guard' ? guardHidingModuleText(site, shown.loading) : undefined
  const why = guard ? `${guard} surrounds the line that loads its module` : 'no line loads its module'
  const isSure = shown.by === 'no line' || shown.loading.in22 === 'never'
  return { at, why: `has ${nameOf(at)}, and ${why}`, answers: isSure ? 'answers 500' : 'may answer 500' }
}

/**
 * Whether 2.4 may accept a line for whose module 2.2 depends on a guard. If both versions load the module in the same guard, 2.4
 * rejects the line as 2.2 does.
 */
function mayBeTaken(site: Site, { key }: Directive | Section, lack: MissingModuleReason): boolean {
  if (lack.by === 'no line' || lack.loading.in22 === 'never' || lack.loading.in24 === 'always') return true
  const { in22, in24 } = directiveByName(key) ?? {}
  const builtIn = site.target?.builtIn ?? new Set(packagedHttpds.debian.builtIn)
  return in24?.module !== in22?.module || builtIn.has(in24?.module ?? '')
}

const nameOf = (at: Directive | Section): string => (at.kind === 'section' ? `<${at.name.value}>` : at.name.value)
