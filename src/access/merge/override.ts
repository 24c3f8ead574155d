import { directiveNamed, isOldAccess } from '../../httpd/directives.js'
import { type GuardReading, isGuard } from '../../httpd/guards.js'
import { readingOn24, readingToday } from '../../site/present.js'
import type { Site } from '../../site/site.js'
import { isAlwaysThere } from '../../site/template-blocks.js'
import { isLiteral } from '../../syntax/literal.js'
import { type ConfigFile, type Directive, type Section, siblings, type Word } from '../../syntax/tree.js'

/** What a .htaccess file may do on 2.2: the AllowOverride lines in force where it lies, each for some server. */
export interface Overrides {
  /** Those under which httpd reads .htaccess files; undefined stands for no AllowOverride at all: 2.2's default is All. */
  readonly reading: readonly (Directive | undefined)[]
  /** Whether httpd never reads a .htaccess file under them. */
  readonly isUnread: boolean
  /** Whether it may pass by one that it may read too. */
  readonly mayGoUnread: boolean
}

/** Who reads the guards, and what it never reads. */
export interface OverrideReader {
  readonly reads: (site: Site, guard: Section) => GuardReading
  readonly other: '2.2' | '2.4'
}

export const readerToday: OverrideReader = { reads: readingToday, other: '2.4' }
export const readerOn24: OverrideReader = { reads: readingOn24, other: '2.2' }

/** The last line that surely counts, and those after it that may; `sure` where there is such a line. */
export function lastOverrides(
  reader: OverrideReader,
  site: Site,
  nodes: readonly (Directive | Section)[],
  around: Section | undefined,
  seen = new Set<ConfigFile>(),
): { readonly lines: readonly Directive[]; readonly sure: boolean } {
  const lines: Directive[] = []
  for (const node of [...nodes].reverse()) {
    const always = isAlwaysThere(site, node, around)
    if (node.kind === 'directive' && node.key === 'allowoverride') {
      lines.push(node)
      if (always) return { lines, sure: true }
    }
    if (node.kind === 'directive') {
      for (const file of [...site.filesOf(node)].reverse()) {
        // Where it is read again before, the same lines come again.
        if (seen.has(file)) continue
        const inner = lastOverrides(reader, site, file.commands, undefined, seen.add(file))
        lines.push(...inner.lines)
        if (inner.sure && always && !site.isGuess(node)) return { lines, sure: true }
      }
      continue
    }
    const reading = isGuard(node) ? reader.reads(site, node) : 'never'
    if (reading === 'never') continue
    const inner = lastOverrides(reader, site, node.commands, around, seen)
    for (const line of inner.lines) lines.push(line)
    if (inner.sure && always && reading === 'always') return { lines, sure: true }
  }
  return { lines, sure: false }
}

/** Whether the line says what is seen here: no variable or template fills it in. */
export const isKnown = (line: Directive | undefined): boolean => line === undefined || isLiteral(line)

/** Whether the line keeps httpd from reading .htaccess files. */
export const readsNothing = (line: Directive | undefined): boolean =>
  line !== undefined && isKnown(line) && isNone(line.args.at(-1))

/** Whether the line lets .htaccess files use directives of this class, such as AuthConfig. */
export function allows(line: Directive | undefined, override: string): boolean {
  if (!line || override === 'All' || override === '') return true
  const classes = classesOf(line)
  return ['all', ...override.toLowerCase().split('+')].some((one) => classes.has(one))
}

/** Whether the line surely lets .htaccess files use everything. */
export const allowsAll = (line: Directive): boolean => isKnown(line) && classesOf(line).has('all')

/** None takes back the words before it, and those after it count (server/core.c, set_override). */
const classesOf = ({ args }: Directive) =>
  new Set(args.slice(args.findLastIndex(isNone) + 1).map(({ value }) => value.toLowerCase().replace(/=.*$/, '')))

const isNone = (word: Word | undefined): boolean => /^none(=|$)/i.test(word?.value ?? '')

/** A directive that a version has not is not refused for its class. */
const overrideOf = ({ key }: Directive, version: 'in22' | 'in24'): string =>
  directiveNamed(key)?.[version]?.override ?? ''

/** What the AllowOverrideList of 2.4 in the same section lets .htaccess files use besides. */
const listedBeside = (line: Directive | undefined): ReadonlySet<string> =>
  new Set(
    line
      ? siblings(line).flatMap((node) =>
          node.kind === 'directive' && node.key === 'allowoverridelist'
            ? node.args.map(({ value }) => value.toLowerCase())
            : [],
        )
      : [],
  )

/**
 * The first directive that a .htaccess file of these nodes may not use under this line: 2.2 answers 500 to everything.
 * @param also what it may use besides, in lower case
 */
export const forbiddenIn = (
  site: Site,
  nodes: readonly (Directive | Section)[],
  line: Directive | undefined,
  also: ReadonlySet<string> = listedBeside(line),
): Directive | undefined => forbiddenBy('in22', mayBeReadBy(readerToday, site), nodes, line, also)

/** Whether 2.2 reads such a directive for sure: no condition that cannot be seen stands around it. */
export const isSurelyForbidden = (
  site: Site,
  nodes: readonly (Directive | Section)[],
  line: Directive | undefined,
): boolean =>
  forbiddenBy('in22', (section) => readingToday(site, section) === 'always', nodes, line, listedBeside(line)) !==
  undefined

/** The same for 2.4, which skips other guards. */
export const forbiddenOn24: typeof forbiddenIn = (site, nodes, line, also = listedBeside(line)) =>
  forbiddenBy('in24', mayBeReadBy(readerOn24, site), nodes, line, also)

/** Whether 2.4 reads such a directive for sure. */
export const isSurelyForbiddenOn24: typeof isSurelyForbidden = (site, nodes, line) =>
  forbiddenBy('in24', isReadOn24(site), nodes, line, listedBeside(line)) !== undefined

const isReadOn24 =
  (site: Site) =>
  (section: Section): boolean =>
    readingOn24(site, section) === 'always'

/** Whether a .htaccess file that 2.2 refuses under this line is read by 2.4 once the line allows AuthConfig besides. */
export const isWokenByAuthConfig = (site: Site, nodes: readonly (Directive | Section)[], line: Directive): boolean =>
  forbiddenIn(site, nodes, line) !== undefined && !staysForbidden(site, nodes, line)

function staysForbidden(site: Site, nodes: readonly (Directive | Section)[], line: Directive): boolean {
  const isRefused = (override: string) => !override.includes('AuthConfig') && !allows(line, override)
  // What it says of access is written anew.
  return (
    firstRead(isReadOn24(site), nodes, (node) => !isOldAccess(node.key) && isRefused(overrideOf(node, 'in24'))) !==
    undefined
  )
}

const mayBeReadBy =
  (reader: OverrideReader, site: Site) =>
  (section: Section): boolean =>
    reader.reads(site, section) !== 'never'

function forbiddenBy(
  version: 'in22' | 'in24',
  isRead: (section: Section) => boolean,
  nodes: readonly (Directive | Section)[],
  line: Directive | undefined,
  also: ReadonlySet<string>,
): Directive | undefined {
  if (!isKnown(line)) return undefined
  return firstRead(isRead, nodes, (node) => !also.has(node.key) && !allows(line, overrideOf(node, version)))
}

function firstRead(
  isRead: (section: Section) => boolean,
  nodes: readonly (Directive | Section)[],
  is: (node: Directive) => boolean,
): Directive | undefined {
  for (const node of nodes) {
    if (node.kind === 'directive' && is(node)) return node
    const inner = node.kind === 'section' && isRead(node) ? firstRead(isRead, node.commands, is) : undefined
    if (inner) return inner
  }
  return undefined
}
