import { oncePerObject } from '../../base/once.js'
import { directiveByName, isAccessCompatDirective } from '../../httpd/directives.js'
import { isGuard } from '../../httpd/guards.js'
import { guardReadingOn24, guardReadingToday } from '../../site/guard-reading.js'
import type { Site } from '../../site/site.js'
import { isInSameTemplateBlock } from '../../site/template-blocks.js'
import { isLiteral } from '../../syntax/literal.js'
import {
  type ConfigFile,
  type Directive,
  isDirective,
  type Section,
  siblings,
  type Version,
  valuesOf,
  type Word,
} from '../../syntax/tree.js'

/** The AllowOverride lines in force for a .htaccess file on 2.2, each for some server. */
export interface OverridesInForce {
  /** The lines under which httpd reads the file. Undefined stands for no AllowOverride, for which 2.2's default is All. */
  readonly lines: readonly (Directive | undefined)[]
  /** Whether httpd never reads the file. */
  readonly isUnread: boolean
  /** Whether some server may skip the file. */
  readonly mayGoUnread: boolean
}

/** How a version reads a guard. `2.2` stands for the version of today. */
const guardReadingBy = (version: Version) => (version === '2.2' ? guardReadingToday : guardReadingOn24)

/** The last AllowOverride line that surely applies, and later ones that may apply. `sure` is false if none surely applies. */
export function lastOverrideLines(
  version: Version,
  site: Site,
  nodes: readonly (Directive | Section)[],
  around: Section | undefined,
  seen = new Set<ConfigFile>(),
): { readonly lines: readonly Directive[]; readonly sure: boolean } {
  const lines: Directive[] = []
  for (const node of [...nodes].reverse()) {
    const always = isInSameTemplateBlock(site, node, around)
    if (node.kind === 'directive' && node.key === 'allowoverride') {
      lines.push(node)
      if (always) return { lines, sure: true }
    }
    if (node.kind === 'directive') {
      for (const file of [...site.filesOf(node)].reverse()) {
        // A file that was already included only adds the same lines again.
        if (seen.has(file)) continue
        const inner = lastOverrideLines(version, site, file.commands, undefined, seen.add(file))
        lines.push(...inner.lines)
        if (inner.sure && always && !site.isGuess(node)) return { lines, sure: true }
      }
      continue
    }
    const reading = isGuard(node) ? guardReadingBy(version)(site, node) : 'never'
    if (reading === 'never') continue
    const inner = lastOverrideLines(version, site, node.commands, around, seen)
    for (const line of inner.lines) lines.push(line)
    if (inner.sure && always && reading === 'always') return { lines, sure: true }
  }
  return { lines, sure: false }
}

/** Whether the line's words are all known: no variable or template fills them in. */
export const hasKnownOverrideWords = (line: Directive | undefined): boolean => line === undefined || isLiteral(line)

/** Whether the line makes httpd skip .htaccess files. */
export const skipsHtaccess = (line: Directive | undefined): boolean =>
  line !== undefined && hasKnownOverrideWords(line) && isNone(line.args.at(-1))

/** Whether the line allows directives of this class, such as AuthConfig, in .htaccess files. */
export function allowsOverrideClass(line: Directive | undefined, override: string): boolean {
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
export const allowsAllOverrides = (line: Directive): boolean =>
  hasKnownOverrideWords(line) && classesOf(line).has('all')

/**
 * The words of an AllowOverride line after its last None, in lower case. None cancels the words before it (core.c,
 * set_override).
 */
const classesOf = oncePerObject(
  ({ args }: Directive): ReadonlySet<string> =>
    new Set(args.slice(args.findLastIndex(isNone) + 1).map(({ value }) => value.toLowerCase().replace(/=.*$/, ''))),
)

const isNone = (word: Word | undefined): boolean => /^none(=|$)/i.test(word?.value ?? '')

/** The class that a directive needs. Empty if the version does not know the directive: its class is then not checked. */
const overrideOf = ({ key }: Directive, version: Version): string =>
  directiveByName(key)?.[version === '2.2' ? 'in22' : 'in24']?.override ?? ''

/** The directives, in lower case, that 2.4 allows because of an AllowOverrideList beside the line. */
const listedBeside = oncePerObject((line: Directive): ReadonlySet<string> => {
  const lists = siblings(line)
    .filter(isDirective)
    .filter(({ key }) => key === 'allowoverridelist')
  return new Set(lists.flatMap((list) => valuesOf(list)).map((name) => name.toLowerCase()))
})

/**
 * The first directive in these nodes that the line does not allow in a .htaccess file. A version that reads the directive answers
 * 500 to every request.
 * @param also other directives that are allowed, in lower case
 */
export const firstLineForbiddenBy = (
  version: Version,
  site: Site,
  nodes: readonly (Directive | Section)[],
  line: Directive | undefined,
  also = line && listedBeside(line),
): Directive | undefined =>
  forbiddenBy(version, (guard) => guardReadingBy(version)(site, guard) !== 'never', nodes, line, also)

/** Whether a version surely reads a directive that the line does not allow: no guard around the directive may be skipped. */
export const hasSurelyForbiddenLine = (
  version: Version,
  site: Site,
  nodes: readonly (Directive | Section)[],
  line: Directive | undefined,
): boolean => {
  const isRead = (guard: Section) => guardReadingBy(version)(site, guard) === 'always'
  return forbiddenBy(version, isRead, nodes, line, line && listedBeside(line)) !== undefined
}

/** Whether a .htaccess file for which 2.2 answers 500 under this line becomes readable for 2.4, once AuthConfig is added. */
export function becomesReadableWithAuthConfig(
  site: Site,
  nodes: readonly (Directive | Section)[],
  line: Directive,
): boolean {
  if (!firstLineForbiddenBy('2.2', site, nodes, line)) return false
  const isRead = (guard: Section) => guardReadingOn24(site, guard) === 'always'
  const staysForbidden = firstRead(isRead, nodes, (node) => {
    const override = overrideOf(node, '2.4')
    // Access rules are rewritten, so they do not count.
    return (
      !isAccessCompatDirective(node.key) && !override.includes('AuthConfig') && !allowsOverrideClass(line, override)
    )
  })
  return !staysForbidden
}

function forbiddenBy(
  version: Version,
  isRead: (section: Section) => boolean,
  nodes: readonly (Directive | Section)[],
  line: Directive | undefined,
  also: ReadonlySet<string> | undefined,
): Directive | undefined {
  if (!hasKnownOverrideWords(line)) return undefined
  return firstRead(
    isRead,
    nodes,
    (node) => !also?.has(node.key) && !allowsOverrideClass(line, overrideOf(node, version)),
  )
}

/** The first directive that passes the test, among those outside of sections and in sections that are read. */
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
