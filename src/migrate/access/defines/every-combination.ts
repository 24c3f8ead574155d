import { isScopeSection } from '../../../access/merge/collect-scopes.js'
import { disjointSets } from '../../../base/disjoint-sets.js'
import { groupBy } from '../../../base/group-by.js'
import { oncePerObject } from '../../../base/once.js'
import {
  type Assumption,
  compareEditPlaces,
  type Edit,
  editsInOrder,
  type Fix,
  reviewFix,
  safeFix,
} from '../../../edit/edit.js'
import { withEditsOfGivenFiles } from '../../../live/live-site.js'
import { fileAndLine } from '../../../syntax/file-and-line.js'
import type { Directive, Section } from '../../../syntax/tree.js'
import { sharedAssumption } from '../../assumptions.js'
import type { Hit } from '../../rule.js'
import type { SiteUnderValuation } from './defined-sites.js'

/** A finding of one combination of names and modules. */
interface FoundHit {
  readonly combination: SiteUnderValuation
  readonly hit: Hit
  /** The key of the section or file that contains the line. */
  readonly of: string
}

/**
 * The findings of all combinations, each once. Findings that change together get one fix, or none if the combinations need
 * different lines in the same place.
 */
export function* mergedHitsOfCombinations(
  sites: readonly SiteUnderValuation[],
  hitsOf: (combination: SiteUnderValuation) => Iterable<Hit>,
): Generator<Hit> {
  const found = sites.flatMap((combination) =>
    Array.from(
      hitsOfGivenFiles(combination, hitsOf(combination)),
      (hit): FoundHit => ({ combination, hit, of: sectionOf(hit.at) }),
    ),
  )
  const sets = disjointSets<unknown>()
  for (const { hit, of } of found) if (hit.fix) sets.join(of, hit.fix)
  const leaders = new Map(sets.groups(found.map(({ of }) => of)).flatMap((group) => group.map((of) => [of, group[0]])))
  for (const together of groupBy(found, ({ of }) => leaders.get(of)).values()) yield* hitsOfGroup(sites, together)
}

function* hitsOfGroup(sites: readonly SiteUnderValuation[], group: readonly FoundHit[]): Generator<Hit> {
  const open = group.find(({ hit }) => !hit.fix)
  const { fix, differing } = open ? { fix: undefined, differing: undefined } : joinedFix(sites, group)
  for (const [one, ...others] of groupBy(group, ({ hit }) => `${hit.at.file.path}:${hit.at.start}`).values()) {
    const { combination, hit } = [one, ...others].find((found) => !found.hit.fix) ?? one
    const isOfAll = new Set([one, ...others].map((found) => found.combination)).size === sites.length
    if (!hit.fix)
      yield isOfAll ? hit : { ...hit, message: `${hit.message} This finding applies only ${combination.description}.` }
    else if (open)
      yield withoutFix(
        hit,
        `First decide ${fileAndLine(open.hit.at)}, which must change together with this section if httpd runs ${open.combination.description}.`,
      )
    else yield fix ? { ...hit, fix } : withoutFix(hit, whyNone(differing))
  }
}

const withoutFix = ({ fix: _, ...hit }: Hit, why: string): Hit => ({ ...hit, message: `${hit.message} ${why}` })

const whyNone = (edit: Edit | undefined): string =>
  `Which lines are right${edit ? ` (${fileAndLine(edit)})` : ''} depends on the -D names or modules of the server. Write the rules for each case into an \`<IfDefine>\` or \`<IfModule>\` of their own.`

/** One fix for all combinations, or the edit that prevents it because it changes lines that other combinations read too. */
function joinedFix(
  sites: readonly SiteUnderValuation[],
  group: readonly FoundHit[],
): { readonly fix?: Fix | undefined; readonly differing?: Edit | undefined } {
  const fixesOf = (combination: SiteUnderValuation) =>
    new Set(group.filter((one) => one.combination === combination).flatMap(({ hit }) => hit.fix ?? []))
  const all = sites.flatMap((combination) => [...fixesOf(combination)])
  const [first] = all
  if (!first) return {}
  const { edits, differing } = mergedEditsOfCombinations(sites, (combination) =>
    [...fixesOf(combination)].flatMap((fix) => fix.edits),
  )
  if (differing) return { differing }
  const same = dependsOnModules(sites, group, fixesOf) ? sameModules(sites) : []
  const assumptions = new Map(same.concat(assumedAmong(sites, fixesOf)).map((one) => [one.sentence, one]))
  const isSafe = same.length === 0 && all.every(({ safe }) => safe)
  return { fix: isSafe ? safeFix(first.title, edits) : reviewFix(first.title, [...assumptions.values()], edits) }
}

/**
 * The assumptions of the fixes. If only one combination has an assumption, the sentence says for which combination it matters.
 */
function assumedAmong(
  sites: readonly SiteUnderValuation[],
  fixesOf: (combination: SiteUnderValuation) => ReadonlySet<Fix>,
): readonly Assumption[] {
  const found = sites.flatMap((combination) =>
    [...fixesOf(combination)].flatMap(({ assumptions = [] }) => assumptions).map((one) => ({ combination, one })),
  )
  return [...groupBy(found, ({ one }) => one.sentence).values()].map(([{ combination, one }, ...others]) =>
    sites.length > 1 && others.every((other) => other.combination === combination)
      ? { ...one, sentence: limitedTo(combination, one.sentence) }
      : one,
  )
}

/**
 * The sentence, followed in parentheses by the only combination for which it matters. If the sentence ends in parentheses, the
 * combination is added inside them.
 */
function limitedTo({ description }: SiteUnderValuation, sentence: string): string {
  const limit = `This matters only if httpd runs ${description}.)`
  return sentence.endsWith('.)') ? `${sentence.slice(0, -1)} ${limit}` : `${sentence} (${limit}`
}

/**
 * Whether these findings may depend on modules: a guard in their sections tests one, or the combinations make different edits.
 */
function dependsOnModules(
  [first, ...others]: readonly SiteUnderValuation[],
  group: readonly FoundHit[],
  fixesOf: (combination: SiteUnderValuation) => ReadonlySet<Fix>,
): boolean {
  // A server that already runs 2.4 keeps its modules, so guards on them read the same lines as before.
  if (!first || first.modules.length === 0 || first.site.from === '2.4') return false
  const ofModules = new Set(first.guardsOfModules.map(sectionOf))
  const changesIn = (combination: SiteUnderValuation) =>
    [...fixesOf(combination)].flatMap(({ edits }) => edits.map(({ start, text }) => `${start} ${text}`)).join('\n')
  return (
    group.some(({ of }) => ofModules.has(of)) ||
    others.some((combination) => changesIn(combination) !== changesIn(first))
  )
}

const sameModules = (sites: readonly SiteUnderValuation[]): readonly Assumption[] =>
  [...new Set(sites.flatMap(({ modules }) => modules))].map((name) =>
    sharedAssumption('guard-module', `2.4 loads ${name} exactly if 2.2 does.`, name),
  )

/** The key of the innermost section around a line, or of the file if there is none. */
function sectionOf({ file, start }: Directive | Section): string {
  return `${file.path}:${innermost(file.sections, start)?.start ?? 'file'}`
}

function innermost(sections: readonly Section[], offset: number): Section | undefined {
  const around = sections.find(({ start, end, close }) => start <= offset && offset < (close?.end ?? end))
  if (!around) return undefined
  return innermost(around.sections, offset) ?? (isScopeSection(around) ? around : undefined)
}

/** The findings of one combination, with the nodes and edits of the given files. */
function* hitsOfGivenFiles(combination: SiteUnderValuation, hits: Iterable<Hit>): Generator<Hit> {
  // Cached, because sections that change together have one fix.
  const givenFix = oncePerObject((fix: Fix) => withEditsOfGivenFiles(combination, fix))
  for (const hit of hits) {
    const { fix, forms } = hit
    yield {
      ...hit,
      at: combination.nodeOf(hit.at),
      ...(fix && { fix: givenFix(fix) }),
      ...(forms && { forms: forms.map((form) => withEditsOfGivenFiles(combination, form)) }),
    }
  }
}

/** The edits that each combination makes to the same lines. */
interface Span {
  readonly edit: Edit
  readonly texts: ReadonlyMap<SiteUnderValuation, string>
}

/**
 * Merges the edits of all combinations into one list. If two combinations write different lines, each combination gets a guard.
 * @returns the edits, or in `differing` an edit that cannot be merged
 */
export function mergedEditsOfCombinations(
  sites: readonly SiteUnderValuation[],
  editsOf: (combination: SiteUnderValuation) => readonly Edit[],
): { readonly edits: readonly Edit[]; readonly differing?: Edit } {
  const spans = spansOf(sites, editsOf)
  const edits: Edit[] = []
  for (const [index, span] of spans.entries()) {
    const readers = sites.filter(
      (combination) => span.texts.has(combination) || !combination.isInClosedGuard(span.edit),
    )
    const isAlike = new Set(readers.map((combination) => span.texts.get(combination))).size === 1
    const next = spans[index + 1]?.edit
    const overlaps = next !== undefined && next.file === span.edit.file && next.start < span.edit.end
    if (overlaps || !(isAlike || isOfLines(span))) return { edits, differing: span.edit }
    edits.push({ ...span.edit, text: isAlike ? ([...span.texts.values()][0] ?? '') : textsInGuards(span, readers) })
  }
  return { edits }
}

function spansOf(
  sites: readonly SiteUnderValuation[],
  editsOf: (combination: SiteUnderValuation) => readonly Edit[],
): readonly Span[] {
  const spans = new Map<string, Span & { readonly texts: Map<SiteUnderValuation, string> }>()
  // Several fixes may insert the same line, which is then written once.
  for (const combination of sites)
    for (const edit of [...groupBy(editsOf(combination), ({ file }) => file)].flatMap(([file, own]) =>
      editsInOrder(file, own),
    )) {
      const key = `${edit.file.path}\n${edit.start}\n${edit.end}`
      const span = spans.get(key) ?? { edit, texts: new Map() }
      span.texts.set(combination, (span.texts.get(combination) ?? '') + edit.text)
      spans.set(key, span)
    }
  return [...groupBy([...spans.values()], ({ edit }) => edit.file).values()].flatMap((own) =>
    [...own].sort((a, b) => compareEditPlaces(a.edit, b.edit)),
  )
}

/** Whether the edits replace whole lines with whole lines, so that a guard can be put around them. */
function isOfLines({ edit: { file, start, end }, texts }: Span): boolean {
  const before = file.text[start - 1] ?? '\n'
  return [before, file.text.slice(start, end), ...texts.values()].every((text) => text === '' || text.endsWith('\n'))
}

function textsInGuards({ edit: { file, start, end }, texts }: Span, readers: readonly SiteUnderValuation[]): string {
  const old = file.text.slice(start, end)
  const byText = groupBy(readers, (combination) => texts.get(combination) ?? old)
  return Array.from(byText, ([text, some]) => inGuards(text, some, readers)).join('')
}

/** Puts guards around lines that only some of the combinations read. */
function inGuards(text: string, some: readonly SiteUnderValuation[], all: readonly SiteUnderValuation[]): string {
  if (text === '') return ''
  const shared = (some[0]?.guards ?? []).filter((guard) => some.every(({ guards }) => guards.includes(guard)))
  const isOfOthers = (guards: readonly string[]) =>
    all.some(
      (combination) => !some.includes(combination) && guards.every((guard) => combination.guards.includes(guard)),
    )
  if (isOfOthers(shared)) return some.map(({ guards }) => guards.reduceRight(guarded, text)).join('')
  const needed = shared.reduce((left, guard) => {
    const fewer = left.filter((other) => other !== guard)
    return isOfOthers(fewer) ? left : fewer
  }, shared)
  return needed.reduceRight(guarded, text)
}

function guarded(text: string, guard: string): string {
  const indent = /^[ \t]*/.exec(text)?.[0] ?? ''
  const eol = text.endsWith('\r\n') ? '\r\n' : '\n'
  // A line that continues in the next one may be inside quotes, and must not be indented.
  const inner = /\\\r?\n/.test(text) ? text : text.replace(/^(?=[^\r\n])/gm, indent.includes('\t') ? '\t' : '    ')
  return `${indent}<${guard}>${eol}${inner}${indent}</${guard.split(' ')[0]}>${eol}`
}
