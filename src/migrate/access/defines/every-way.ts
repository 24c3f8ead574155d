import { isPlace } from '../../../access/merge/collect-scopes.js'
import { disjointSets } from '../../../base/disjoint-sets.js'
import { grouped } from '../../../base/grouped.js'
import { once } from '../../../base/once.js'
import type { Edit, Fix } from '../../../edit/edit.js'
import { reviewFix, safeFix } from '../../../edit/edit.js'
import { editsAsGiven } from '../../../live/live-site.js'
import { fileAndLine } from '../../../syntax/place.js'
import type { Directive, Section } from '../../../syntax/tree.js'
import type { Hit } from '../../rule.js'
import type { DefinedSite } from './defined-sites.js'
import { joinedEdits } from './joined-edits.js'

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
  const open = group.find(({ hit }) => !hit.fix)
  const { fix, differing } = open ? { fix: undefined, differing: undefined } : joined(ways, group)
  for (const [one, ...others] of grouped(group, ({ hit }) => `${hit.at.file.path}:${hit.at.start}`).values()) {
    const { way, hit } = [one, ...others].find((found) => !found.hit.fix) ?? one
    const isOfAll = new Set([one, ...others].map((found) => found.way)).size === ways.length
    if (!hit.fix) yield isOfAll ? hit : { ...hit, message: `${hit.message} This is so with ${way.words}.` }
    else if (open)
      yield without(
        hit,
        `With ${open.way.words}, another section that has to change together with this one must be decided first.`,
      )
    else yield fix ? { ...hit, fix } : without(hit, whyNone(differing))
  }
}

const without = ({ fix: _, ...hit }: Hit, why: string): Hit => ({ ...hit, message: `${hit.message} ${why}` })

const whyNone = (edit: Edit | undefined): string =>
  `Lines that are always read${edit ? ` (${fileAndLine(edit)})` : ''} would differ with the names that httpd is started with. Write the rules for each into its guard.`

/** One fix for all ways; else the edit that only some of them make where others read on. */
function joined(
  ways: readonly DefinedSite[],
  group: readonly Found[],
): { readonly fix?: Fix | undefined; readonly differing?: Edit | undefined } {
  const fixesOf = (way: DefinedSite) =>
    new Set(group.filter((one) => one.way === way).flatMap(({ hit }) => hit.fix ?? []))
  const all = ways.flatMap((way) => [...fixesOf(way)])
  const [first] = all
  if (!first) return {}
  const { edits, differing } = joinedEdits(ways, (way) => [...fixesOf(way)].flatMap((fix) => fix.edits))
  if (differing) return { differing }
  const assumptions = new Map(all.flatMap(({ assumptions = [] }) => assumptions).map((one) => [one.sentence, one]))
  const isSafe = all.every(({ safe }) => safe)
  return { fix: isSafe ? safeFix(first.title, edits) : reviewFix(first.title, [...assumptions.values()], edits) }
}

/** The section whose rules a line is of, or the file. */
function sectionOf({ file, start }: Directive | Section): string {
  return `${file.path}:${innermost(file.sections, start)?.start ?? 'file'}`
}

function innermost(sections: readonly Section[], offset: number): Section | undefined {
  const around = sections.find(({ start, end, close }) => start <= offset && offset < (close?.end ?? end))
  if (!around) return undefined
  return innermost(around.sections, offset) ?? (isPlace(around) ? around : undefined)
}

/** What was found, with the nodes and edits of the files that were given. */
function* asGiven(way: DefinedSite, hits: Iterable<Hit>): Generator<Hit> {
  // Sections that change at once have one fix.
  const givenFix = once((fix: Fix) => editsAsGiven(way, fix))
  for (const hit of hits) {
    const { fix, forms } = hit
    yield {
      ...hit,
      at: way.nodeOf(hit.at),
      ...(fix && { fix: givenFix(fix) }),
      ...(forms && { forms: forms.map((form) => editsAsGiven(way, form)) }),
    }
  }
}
