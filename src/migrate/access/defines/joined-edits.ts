import { grouped } from '../../../base/grouped.js'
import { byPlace, type Edit, inOrder } from '../../../edit/edit.js'
import type { DefinedSite } from './defined-sites.js'

/** What each way makes of the same lines. */
interface Span {
  readonly edit: Edit
  readonly texts: ReadonlyMap<DefinedSite, string>
}

/**
 * One list of edits in the place of those of each way. Where ways that read a line would write something else, each gets its
 * lines in a guard.
 * @returns the edit that cannot be brought together with the others, where there is one
 */
export function joinedEdits(
  ways: readonly DefinedSite[],
  editsOf: (way: DefinedSite) => readonly Edit[],
): { readonly edits: readonly Edit[]; readonly differing?: Edit } {
  const spans = spansOf(ways, editsOf)
  const edits: Edit[] = []
  for (const [index, span] of spans.entries()) {
    const readers = ways.filter((way) => span.texts.has(way) || !way.isUnread(span.edit))
    const isAlike = new Set(readers.map((way) => span.texts.get(way))).size === 1
    if (overlaps(span, spans[index + 1]) || !(isAlike || isOfLines(span))) return { edits, differing: span.edit }
    edits.push({ ...span.edit, text: isAlike ? textOf(span) : apart(span, readers) })
  }
  return { edits }
}

const textOf = ({ texts }: Span): string => [...texts.values()][0] ?? ''

function spansOf(ways: readonly DefinedSite[], editsOf: (way: DefinedSite) => readonly Edit[]): readonly Span[] {
  const spans = new Map<string, Span & { readonly texts: Map<DefinedSite, string> }>()
  // Several fixes may need the same line.
  for (const way of ways)
    for (const edit of [...grouped(editsOf(way), ({ file }) => file)].flatMap(([file, own]) => inOrder(file, own))) {
      const key = `${edit.file.path}\n${edit.start}\n${edit.end}`
      const span = spans.get(key) ?? { edit, texts: new Map() }
      span.texts.set(way, (span.texts.get(way) ?? '') + edit.text)
      spans.set(key, span)
    }
  return [...grouped([...spans.values()], ({ edit }) => edit.file).values()].flatMap((own) =>
    [...own].sort((a, b) => byPlace(a.edit, b.edit)),
  )
}

const overlaps = ({ edit }: Span, next: Span | undefined): boolean =>
  next !== undefined && next.edit.file === edit.file && next.edit.start < edit.end

/** Whether whole lines are changed into whole lines: a guard can stand around them. */
function isOfLines({ edit: { file, start, end }, texts }: Span): boolean {
  const before = file.text[start - 1] ?? '\n'
  return [before, file.text.slice(start, end), ...texts.values()].every((text) => text === '' || text.endsWith('\n'))
}

function apart({ edit: { file, start, end }, texts }: Span, readers: readonly DefinedSite[]): string {
  const old = file.text.slice(start, end)
  const byText = grouped(readers, (way) => texts.get(way) ?? old)
  return Array.from(byText, ([text, some]) => inGuards(text, some, readers)).join('')
}

/** Lines that some of the ways read. */
function inGuards(text: string, some: readonly DefinedSite[], all: readonly DefinedSite[]): string {
  if (text === '') return ''
  const shared = (some[0]?.guards ?? []).filter((guard) => some.every(({ guards }) => guards.includes(guard)))
  const isOfOthers = (guards: readonly string[]) =>
    all.some((way) => !some.includes(way) && guards.every((guard) => way.guards.includes(guard)))
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
  // What goes on in another line may be within quotes.
  const inner = /\\\r?\n/.test(text) ? text : text.replace(/^(?=[^\r\n])/gm, indent.includes('\t') ? '\t' : '    ')
  return `${indent}<${guard}>${eol}${inner}${indent}</${guard.split(' ')[0]}>${eol}`
}
