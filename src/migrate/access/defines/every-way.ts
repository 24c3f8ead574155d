import { disjointSets } from '../../../base/disjoint-sets.js'
import { grouped } from '../../../base/grouped.js'
import type { Edit, Fix } from '../../../edit/edit.js'
import { reviewFix, safeFix } from '../../../edit/edit.js'
import { isHtaccess } from '../../../site/htaccess.js'
import type { ConfigFile, Directive, Section } from '../../../syntax/tree.js'
import type { Hit } from '../../rule.js'
import { decidedFirst } from '../fix.js'
import type { DefinedSite } from './defined-sites.js'

/** What was found of one section when httpd is started in one way. */
interface Found {
  readonly way: DefinedSite
  readonly hit: Hit
  /** The section, or the file, that the line is of. */
  readonly of: string
}

/**
 * What is to be said however httpd is started: for each way by itself, and with one fix that is right for all of them. Its edits
 * are those of each way: what one of them changes is read by the others as well and changed alike, or not read by them.
 */
export function* hitsOfEveryWay(
  ways: readonly DefinedSite[],
  hitsOf: (way: DefinedSite) => Iterable<Hit>,
): Generator<Hit> {
  const found = ways.flatMap((way) =>
    Array.from(asGiven(way, hitsOf(way)), (hit): Found => ({ way, hit, of: sectionOf(hit.at) })),
  )
  const sets = disjointSets<unknown>()
  for (const { hit, of } of found) if (hit.fix) sets.join(of, hit.fix)
  const leaders = new Map(sets.groups(found.map(({ of }) => of)).flatMap((group) => group.map((of) => [of, group[0]])))
  for (const together of grouped(found, ({ of }) => leaders.get(of)).values()) yield* hitsOfGroup(ways, together)
}

function* hitsOfGroup(ways: readonly DefinedSite[], group: readonly Found[]): Generator<Hit> {
  const { fix, left } = joined(ways, group)
  const places = grouped(group, ({ hit }) => `${hit.at.file.path}:${hit.at.start}`)
  for (const [one, ...others] of places.values()) {
    const open = [one, ...others].find(({ hit }) => !hit.fix)
    const { way, hit, of } = open ?? one
    const isOfSome = new Set([one, ...others].map((other) => other.way)).size < ways.length
    if (open) yield withFix(hit, undefined, isOfSome ? ` This is so with ${way.words}.` : '')
    else yield left.has(of) ? withFix(hit, undefined, ` ${byName}`) : withFix(hit, fix, '')
  }
}

const withFix = ({ fix: _, ...hit }: Hit, fix: Fix | undefined, more: string): Hit => ({
  ...hit,
  message: hit.message + more,
  ...(fix && { fix }),
})

const byName =
  'Lines here that are always read would differ with the names that httpd is started with. Write the rules for each into its guard.'

/** One fix for all ways, without the edits of sections that are left: what some of the ways change there, others read unchanged. */
function joined(
  ways: readonly DefinedSite[],
  group: readonly Found[],
): { readonly fix: Fix | undefined; readonly left: ReadonlySet<string> } {
  const fixes = ways.map((way) => new Set(group.filter((one) => one.way === way).flatMap(({ hit }) => hit.fix ?? [])))
  const all = fixes.flatMap((some) => [...some])
  const byWay = fixes.map((some) => new Map([...some].flatMap(({ edits }) => edits.map((edit) => [keyOf(edit), edit]))))
  const edits = new Map(byWay.flatMap((some) => [...some]))
  const isForAll = (key: string, edit: Edit) => ways.every((way, index) => byWay[index]?.has(key) || way.isUnread(edit))
  const wrong = [...edits].flatMap(([key, edit]) => (isForAll(key, edit) ? [] : edit))
  const left = new Map(wrong.map((edit) => [sectionAt(edit.file, edit.start).key, sectionAt(edit.file, edit.start)]))
  const kept = [...edits.values()].filter((edit) => !left.has(sectionAt(edit.file, edit.start).key))
  const isWhole = [...left.values()].every(({ at, file }) => at !== undefined || isHtaccess(file))
  const [first] = all
  if (!first || kept.length === 0 || !isWhole) return { fix: undefined, left: new Set(left.keys()) }
  const open = [...left.values()].map(({ at, file }) => ({ scope: { at, file, nodes: file.commands } }))
  const assumptions = [...all.flatMap(({ assumptions = [] }) => assumptions), ...decidedFirst(open)]
  const each = [...new Map(assumptions.map((one) => [one.sentence, one])).values()]
  const isSafe = each.length === 0 && all.every(({ safe }) => safe)
  return {
    fix: isSafe ? safeFix(first.title, kept) : reviewFix(first.title, each, kept),
    left: new Set(left.keys()),
  }
}

const keyOf = ({ file, start, end, text }: Edit): string => JSON.stringify([file.path, start, end, text])

const sectionOf = ({ file, start }: Directive | Section): string => sectionAt(file, start).key

/** The section whose rules stand at an offset; none where they are those of the file itself. */
function sectionAt(
  file: ConfigFile,
  offset: number,
): { readonly key: string; file: ConfigFile; at: Section | undefined } {
  const at = innermost(file.sections, offset)
  return { key: `${file.path}:${at?.start ?? 'file'}`, file, at }
}

function innermost(sections: readonly Section[], offset: number): Section | undefined {
  const around = sections.find(({ start, end, close }) => start <= offset && offset < (close?.end ?? end))
  if (!around) return undefined
  const isPlace = /^(directory|files|location|proxy)/.test(around.key)
  return innermost(around.sections, offset) ?? (isPlace ? around : undefined)
}

/** What was found, with the nodes and edits of the files that were given. */
function* asGiven({ fileOf }: DefinedSite, hits: Iterable<Hit>): Generator<Hit> {
  const given = (edit: Edit): Edit => ({ ...edit, file: fileOf(edit.file) })
  // Sections that change at once have one fix.
  const fixes = new Map<Fix, Fix>()
  for (const { fix, ...hit } of hits) {
    const known = fix && (fixes.get(fix) ?? { ...fix, edits: fix.edits.map(given), alone: fix.alone?.map(given) ?? [] })
    if (fix && known) fixes.set(fix, known)
    yield { ...hit, at: nodeAt(fileOf(hit.at.file), hit.at), ...(known && { fix: known }) }
  }
}

function nodeAt(file: ConfigFile, { kind, key, start }: Directive | Section): Directive | Section {
  const name = kind === 'section' ? `<${key}` : key
  const found = file.named(name).find((node) => node.start === start)
  if (!found) throw new Error(`${file.path} has no ${name} at ${start}.`)
  return found
}
