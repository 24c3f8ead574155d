import { type Extension, RangeSetBuilder, type Text } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, ViewPlugin } from '@codemirror/view'

/** The kinds of coloured words. They are guessed from the characters of a line; only the engine parses lines. */
const wordKinds = ['comment', 'tag', 'name', 'string', 'variable', 'number'] as const
type WordKind = (typeof wordKinds)[number]

const firstWord = /^\s*(?:(?<tag><\/?[\w:]+)|(?<name>[^\s"']+))/d
const furtherWord =
  /(?<string>"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?)|(?<variable>[$%]\{[^}]*\})|(?<tag>>\s*$)|(?<number>\d[\w./:]*(?=[\s>]|$))|(?:[^\s"'$%>]|[$%](?!\{))+/dg

/**
 * The coloured words of a line from left to right, as offsets.
 * @param part the first line of a directive or section, a continuation line, or part of a comment
 */
export function colouredWords(line: string, part: 'first' | 'further' | 'comment') {
  if (part === 'comment' || (part === 'first' && isComment(line)))
    return [{ kind: 'comment' as WordKind, start: line.search(/\S|$/), end: line.length }]
  const first = part === 'first' ? firstWord.exec(line) : null
  furtherWord.lastIndex = first?.[0].length ?? 0
  return [...(first ? [first] : []), ...line.matchAll(furtherWord)].flatMap(({ indices }) =>
    Object.entries(indices?.groups ?? {}).flatMap(([kind, at]) =>
      at ? [{ kind: kind as WordKind, start: at[0], end: at[1] }] : [],
    ),
  )
}

/** Colours the visible lines. */
export const httpdColours: Extension = [
  ViewPlugin.define(
    (view) => ({
      decorations: coloursIn(view),
      update({ view, docChanged, viewportChanged }) {
        if (docChanged || viewportChanged) this.decorations = coloursIn(view)
      },
    }),
    { decorations: ({ decorations }) => decorations },
  ),
  EditorView.theme({
    '.word-comment': { color: 'var(--code-comment)', fontStyle: 'italic' },
    '.word-tag': { color: 'var(--code-tag)' },
    '.word-name': { color: 'var(--code-name)' },
    '.word-string': { color: 'var(--code-string)' },
    '.word-variable': { color: 'var(--code-variable)' },
    '.word-number': { color: 'var(--code-number)' },
  }),
]

const coloured = Object.fromEntries(
  wordKinds.map((kind) => [kind, Decoration.mark({ class: `word-${kind}` })]),
) as Record<WordKind, Decoration>

/** The length of a line, in characters, above which it is not coloured. Nobody reads such a line. */
const longest = 5000

function coloursIn({ state: { doc }, visibleRanges }: EditorView): DecorationSet {
  const colours = new RangeSetBuilder<Decoration>()
  let done = 0
  for (const { from, to } of visibleRanges)
    for (let number = Math.max(doc.lineAt(from).number, done + 1); number <= doc.lineAt(to).number; number++) {
      const { text, from: start } = doc.line(number)
      done = number
      if (text.length > longest) continue
      for (const word of colouredWords(text, partOf(doc, number)))
        colours.add(start + word.start, start + word.end, coloured[word.kind])
    }
  return colours.finish()
}

/** The number of lines above a line that are read, at most, to find the beginning of a continued line. */
const farthest = 100

function partOf(doc: Text, number: number): 'first' | 'further' | 'comment' {
  let first = number
  while (first > 1 && number - first < farthest && /\\\r?$/.test(doc.line(first - 1).text)) first--
  if (first === number) return 'first'
  return isComment(doc.line(first).text) ? 'comment' : 'further'
}

const isComment = (line: string): boolean => /^\s*#/.test(line)
