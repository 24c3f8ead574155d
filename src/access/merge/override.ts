import { oncePerObject } from '../../base/once.js'
import { directiveByName, isAccessCompatDirective } from '../../httpd/directives.js'
import { type GuardReading, isGuard } from '../../httpd/guards.js'
import { guardReadingOn24, guardReadingToday } from '../../site/guard-reading.js'
import type { Site } from '../../site/site.js'
import { isInSameBlock } from '../../site/template-blocks.js'
import { isLiteral } from '../../syntax/literal.js'
import {
  type ConfigFile,
  type Directive,
  type Node,
  type Section,
  siblings,
  valuesOf,
  type Word,
} from '../../syntax/tree.js'

/** The AllowOverride lines in force for a .htaccess file on 2.2, each for some server. */
export interface Overrides {
  /** The lines under which httpd reads the file. Undefined stands for no AllowOverride, for which 2.2's default is All. */
  readonly reading: readonly (Directive | undefined)[]
  /** Whether httpd never reads the file. */
  readonly isUnread: boolean
  /** Whether some server may skip the file. */
  readonly mayGoUnread: boolean
}

/** How a version reads guards, and the number of the other version. */
export interface OverrideReader {
  readonly reads: (site: Site, guard: Section) => GuardReading
  readonly other: '2.2' | '2.4'
}

export const overrideReaderToday: OverrideReader = { reads: guardReadingToday, other: '2.4' }
export const overrideReaderOn24: OverrideReader = { reads: guardReadingOn24, other: '2.2' }

/** The last line that surely applies, and later lines that may apply. `sure` is false if no line surely applies. */
export function lastOverrideLines(
  reader: OverrideReader,
  site: Site,
  nodes: readonly (Directive | Section)[],
  around: Section | undefined,
  seen = new Set<ConfigFile>(),
): { readonly lines: readonly Directive[]; readonly sure: boolean } {
  const lines: Directive[] = []
  for (const node of [...nodes].reverse()) {
    const always = isInSameBlock(site, node, around)
    if (node.kind === 'directive' && node.key === 'allowoverride') {
      lines.push(node)
      if (always) return { lines, sure: true }
    }
    if (node.kind === 'directive') {
      for (const file of [...site.filesOf(node)].reverse()) {
        // A file that was already included only adds the same lines again.
        if (seen.has(file)) continue
        const inner = lastOverrideLines(reader, site, file.commands, undefined, seen.add(file))
        lines.push(...inner.lines)
        if (inner.sure && always && !site.isGuess(node)) return { lines, sure: true }
      }
      continue
    }
    const reading = isGuard(node) ? reader.reads(site, node) : 'never'
    if (reading === 'never') continue
    const inner = lastOverrideLines(reader, site, node.commands, around, seen)
    for (const line of inner.lines) lines.push(line)
    if (inner.sure && always && reading === 'always') return { lines, sure: true }
  }
  return { lines, sure: false }
}

/** Whether the line's words are all known: no variable or template fills them in. */
export const hasKnownWords = (line: Directive | undefined): boolean => line === undefined || isLiteral(line)

/** Whether the line makes httpd skip .htaccess files. */
export const skipsHtaccess = (line: Directive | undefined): boolean =>
  line !== undefined && hasKnownWords(line) && isNone(line.args.at(-1))

/** Whether the line allows directives of this class, such as AuthConfig, in .htaccess files. */
export function allowsClass(line: Directive | undefined, override: string): boolean {
  if (!line || override === 'All' || override === '') return true
  const classes = classesOf(line)
  return (
    classes.has('all') ||
    override
      .toLowerCase()
      .split('+')
      .some((one) => classes.has(one))
  )
}

/** Whether the line surely allows everything in .htaccess files. */
export const allowsAllOverrides = (line: Directive): boolean => hasKnownWords(line) && classesOf(line).has('all')

/**
 * The words of an AllowOverride line that count. None cancels the words before it, but not those after it (server/core.c,
 * set_override).
 */
const classesOf = oncePerObject(
  ({ args }: Directive): ReadonlySet<string> =>
    new Set(args.slice(args.findLastIndex(isNone) + 1).map(({ value }) => value.toLowerCase().replace(/=.*$/, ''))),
)

const isNone = (word: Word | undefined): boolean => /^none(=|$)/i.test(word?.value ?? '')

/** The class that a directive needs. Empty if the version does not know the directive: its class is then not checked. */
const overrideOf = ({ key }: Directive, version: 'in22' | 'in24'): string =>
  directiveByName(key)?.[version]?.override ?? ''

/** The directives that 2.4 allows because of an AllowOverrideList beside the line. */
const listedBeside = (line: Directive | undefined): ReadonlySet<string> => (line ? listedAround(line) : nothing)

const nothing: ReadonlySet<string> = new Set()

const listedAround = oncePerObject(
  (line: Directive): ReadonlySet<string> =>
    new Set(siblings(line).flatMap((node) => (isOverrideList(node) ? valuesOf(node).map(inLowerCase) : []))),
)

const isOverrideList = (node: Node): node is Directive => node.kind === 'directive' && node.key === 'allowoverridelist'
const inLowerCase = (text: string): string => text.toLowerCase()

/**
 * The first directive in these nodes that the line does not allow in a .htaccess file. 2.2 then answers 500 to every
 * request.
 * @param also other directives that are allowed, in lower case
 */
export const firstForbiddenOn22 = (
  site: Site,
  nodes: readonly (Directive | Section)[],
  line: Directive | undefined,
  also: ReadonlySet<string> = listedBeside(line),
): Directive | undefined => forbiddenBy('in22', mayBeReadBy(overrideReaderToday, site), nodes, line, also)

/** Whether 2.2 surely reads a directive that the line does not allow: no guard that may be closed is around it. */
export const isSurelyForbidden = (
  site: Site,
  nodes: readonly (Directive | Section)[],
  line: Directive | undefined,
): boolean =>
  forbiddenBy('in22', (section) => guardReadingToday(site, section) === 'always', nodes, line, listedBeside(line)) !==
  undefined

/** The first directive that the line does not allow, among the nodes that 2.4 may read. 2.4 then answers 500. */
export const firstForbiddenOn24: typeof firstForbiddenOn22 = (site, nodes, line, also = listedBeside(line)) =>
  forbiddenBy('in24', mayBeReadBy(overrideReaderOn24, site), nodes, line, also)

/** Whether 2.4 surely reads a directive that the line does not allow. */
export const isSurelyForbiddenOn24: typeof isSurelyForbidden = (site, nodes, line) =>
  forbiddenBy('in24', isReadOn24(site), nodes, line, listedBeside(line)) !== undefined

const isReadOn24 =
  (site: Site) =>
  (section: Section): boolean =>
    guardReadingOn24(site, section) === 'always'

/** Whether a .htaccess file for which 2.2 answers 500 under this line becomes readable for 2.4, once AuthConfig is added. */
export const isReadOnceAuthConfigAllowed = (
  site: Site,
  nodes: readonly (Directive | Section)[],
  line: Directive,
): boolean => firstForbiddenOn22(site, nodes, line) !== undefined && !staysForbidden(site, nodes, line)

function staysForbidden(site: Site, nodes: readonly (Directive | Section)[], line: Directive): boolean {
  const isRefused = (override: string) => !override.includes('AuthConfig') && !allowsClass(line, override)
  // Access rules are rewritten, so they do not count.
  return (
    firstRead(
      isReadOn24(site),
      nodes,
      (node) => !isAccessCompatDirective(node.key) && isRefused(overrideOf(node, 'in24')),
    ) !== undefined
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
  if (!hasKnownWords(line)) return undefined
  return firstRead(isRead, nodes, (node) => !also.has(node.key) && !allowsClass(line, overrideOf(node, version)))
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
