import { addToGroup, groupByEach } from '../base/group-by.js'
import { directiveByName } from '../httpd/directives.js'
import { isGuard, nameOfModuleIn24, testedName } from '../httpd/guards.js'
import { isConditional } from '../site/context.js'
import { guardReadingOn24, guardReadingToday } from '../site/guard-reading.js'
import { isHtaccess } from '../site/htaccess.js'
import type { Site } from '../site/site.js'
import { isLiteral } from '../syntax/literal.js'
import { type ConfigFile, commandsUnder, type Directive, type Section } from '../syntax/tree.js'
import { firstDecidingLine } from './deciding-lines.js'

/** A `-D` name or a module that the files leave open. It decides which lines httpd reads. */
export interface UndecidedName {
  /** `define`: whether httpd is started with -D NAME. `module`: whether it has the module. */
  readonly kind: 'define' | 'module'
  readonly name: string
  /** The first guard that tests the name, around a line that may change a response. */
  readonly guard: Section
  /** The lines in the guards that test the name, by directive name in lower case. */
  readonly lines: ReadonlyMap<string, readonly Directive[]>
}

/** Values for some open names. The others stay open. */
export type Valuation = ReadonlyMap<UndecidedName, boolean>

/** The most names to try in all combinations. With more, only names around lines with the same directive are combined. */
const maxTogether = 3

/** The most groups that are decided one by one. All further names get the same value. */
const maxApart = 16

/**
 * The combinations to check of `-D` names and modules that guards test and the files leave open. Empty if no open guard contains
 * a line that may change a response.
 */
export const valuationsToCheck = (site: Site): readonly Valuation[] => {
  const names = site.once(undecidedNames)
  if (names.length === 0) return []
  if (names.length <= maxTogether) return waysOf(names)
  const groups = groupsOf(names)
  const rest = new Set(groups.slice(maxApart).flat())
  for (const name of groups.slice(0, maxApart).flat()) rest.delete(name)
  const allOneWay = rest.size === 0 ? [] : [true, false].map((is) => new Map([...rest].map((name) => [name, is])))
  return [...groups.slice(0, maxApart).flatMap(waysOf), ...allOneWay]
}

/**
 * Valuations of all names at once that cover the given ones. Each given one is part of a result, and every two names occur with
 * every pair of values.
 */
export function combinedValuations(valuations: readonly Valuation[]): readonly Valuation[] {
  const names = [...new Set(valuations.flatMap((valuation) => [...valuation.keys()]))]
  const all = (decide: (index: number) => boolean): Valuation =>
    new Map(names.map((name, index) => [name, decide(index)]))
  const bits = Array.from({ length: Math.ceil(Math.log2(names.length)) }, (_, bit) => 1 << bit)
  const together = [
    all(() => true),
    all(() => false),
    ...bits.flatMap((bit) => [all((index) => (index & bit) !== 0), all((index) => (index & bit) === 0)]),
  ]
  for (const valuation of valuations)
    if (!together.some((one) => isWithin(valuation, one)))
      together.push(new Map(names.map((name) => [name, valuation.get(name) ?? false])))
  return together
}

const isWithin = (valuation: Valuation, other: Valuation): boolean =>
  [...valuation].every(([name, is]) => other.get(name) === is)

/** All combinations of values for these names. */
const waysOf = (names: readonly UndecidedName[]): readonly Valuation[] =>
  names.reduce<readonly Valuation[]>(
    (ways, name) => ways.flatMap((way) => [true, false].map((is) => new Map([...way, [name, is]]))),
    [new Map()],
  )

/**
 * Groups the names. If a few names are around lines of one directive, such as NameVirtualHost, they form a group, because all of
 * them decide whether there is such a line. Every other name is in a separate group.
 */
function groupsOf(names: readonly UndecidedName[]): readonly (readonly UndecidedName[])[] {
  const byKey = groupByEach(names, ({ lines }) => lines.keys())
  const some = [...byKey.values()].filter(({ length }) => length > 1 && length <= maxTogether)
  const few = [...new Map(some.map((group) => [group.map(({ kind, name }) => kind + name).join('\n'), group])).values()]
  const largest = few.filter((group) => !few.some((other) => isPartOf(group, other)))
  const inGroups = new Set(largest.flat())
  return names.flatMap((name) => (inGroups.has(name) ? largest.filter(([first]) => first === name) : [[name]]))
}

const isPartOf = (group: readonly UndecidedName[], other: readonly UndecidedName[]): boolean =>
  other.length > group.length && group.every((name) => other.includes(name))

/** The open names, in the order in which the files test them. */
export function undecidedNames(site: Site): readonly UndecidedName[] {
  const isSet = namesSet(site)
  const found = new Map<string, UndecidedName & { readonly lines: Map<string, Directive[]> }>()
  for (const file of site.files)
    for (const key of file.keys)
      if (key === '<ifdefine' || key === '<ifmodule')
        for (const guard of file.named(key)) {
          const open = guard.kind === 'section' ? openNameOf(site, guard) : undefined
          if (guard.kind !== 'section' || !open || (open.kind === 'define' && isSet(open.name))) continue
          const one = found.get(open.kind + open.name) ?? { ...open, lines: new Map() }
          found.set(open.kind + open.name, one)
          for (const line of directivesAcrossIncludes(site, guard.commands)) addToGroup(one.lines, line.key, line)
        }
  return [...found.values()]
}

/**
 * Returns a test: whether a line defines or undefines a name, so that its value changes within the files. True for every name if
 * such a line is not literal.
 */
function namesSet(site: Site): (name: string) => boolean {
  const lines = [...site.directives('Define'), ...site.directives('UnDefine')]
  const names = new Set(lines.map(({ args }) => args[0]?.value))
  return lines.every((line) => isLiteral(line)) ? (name) => names.has(name) : () => true
}

/** The directives in these nodes and in the files that they include. Each file is read once. */
export function* directivesAcrossIncludes(
  site: Site,
  nodes: readonly (Directive | Section)[],
  read = new Set<ConfigFile>(),
): Generator<Directive> {
  for (const line of commandsUnder(nodes)) {
    if (line.kind !== 'directive') continue
    yield line
    for (const file of site.filesOf(line))
      if (!read.has(file)) yield* directivesAcrossIncludes(site, file.commands, read.add(file))
  }
}

function openNameOf(site: Site, guard: Section): Omit<UndecidedName, 'lines'> | undefined {
  const word = testedName(guard)
  if (guard.args.length !== 1 || word === '' || !isGuard(guard) || !isLiteral(guard)) return undefined
  if (guardReadingToday(site, guard) !== 'maybe' && guardReadingOn24(site, guard) !== 'maybe') return undefined
  if (!firstDecidingLine(guard.commands)) return undefined
  if (guard.key === 'ifdefine') return { kind: 'define', name: word, guard }
  return site.once(modulesProved).has(nameOfModuleIn24(word))
    ? undefined
    : { kind: 'module', name: nameOfModuleIn24(word), guard }
}

/** Modules that are surely loaded, because 2.2 does not start without them: a directive of theirs is outside of all guards. */
const modulesProved = (site: Site): ReadonlySet<string> =>
  new Set(
    [...site.names].flatMap((name) => {
      const module = directiveByName(name.replace(/^</, ''))?.in22?.module
      const lines = name.startsWith('<') ? site.sections(name.slice(1)) : site.directives(name)
      const isProof = (line: Directive | Section) => !isHtaccess(line.file) && !isConditional(site, line)
      return module?.startsWith('mod_') && lines.some(isProof) ? [nameOfModuleIn24(module)] : []
    }),
  )
