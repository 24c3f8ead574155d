import { firstIndexPast } from '../base/binary-search.js'
import { type ConfigFile, type Directive, type Node, type Range, type Section, sourceOf } from '../syntax/tree.js'

/** The parts of a file that edits need. It need not be parsed. */
export interface TextFile {
  readonly path: string
  readonly text: string
}

/** Replaces a range of a file's original text; inserts text if the range is empty. */
export interface Edit<File extends TextFile = ConfigFile> extends Range {
  readonly file: File
  readonly text: string
}

/** A condition of a fix. */
export interface Assumption {
  /**
   * Never changes with the sentence, because settings confirm and decline the assumption by this name. The name is the id of a
   * rule or of a shared assumption, sometimes followed by a colon and a subject.
   */
  readonly name: string
  readonly sentence: string
  /**
   * Whether the assumption is true on few servers only. The fix is then made only if the user confirms the assumption, or names
   * the rule.
   */
  readonly isRarelyTrue?: true
  /** If the assumption is that no other file sets a directive for the whole server: that directive. */
  readonly directive?: string
}

/** Edits that are made all together or not at all. */
export interface Fix<File extends TextFile = ConfigFile> {
  /** The effect in the imperative: "Rename to MaxRequestWorkers". */
  readonly title: string
  /** Whether 2.4 with this fix decides every request as 2.2 did, given only these files. Otherwise the fix is for review. */
  readonly safe: boolean
  /** For a fix for review: the condition under which it is right. */
  readonly assumes?: string
  /** The parts of that condition. If absent, the condition is a single assumption named after the rule. */
  readonly assumptions?: readonly Assumption[]
  /** Whether the user chose this fix among several forms. */
  readonly isChosen?: true
  readonly edits: readonly Edit<File>[]
}

/** A fix that needs no assumption: see `Fix.safe`. */
export const safeFix = (title: string, ...edits: readonly EditOrEdits[]): Fix => ({
  title,
  safe: true,
  edits: listOf(edits),
})

/** One edit, or a list that may be too long to be passed as arguments. */
type EditOrEdits = Edit | readonly Edit[]

/** A fix that is right under the condition in `assumes`. */
export const reviewFix = (
  title: string,
  assumes: string | readonly Assumption[],
  ...edits: readonly EditOrEdits[]
): Fix => ({
  title,
  safe: false,
  ...(typeof assumes === 'string' ? { assumes } : assumptionFields(assumes)),
  edits: listOf(edits),
})

/** A fix for review if it has assumptions; otherwise a safe fix. */
export const fixWithAssumptions = (
  title: string,
  assumptions: readonly Assumption[],
  ...edits: readonly EditOrEdits[]
): Fix => (assumptions.length > 0 ? reviewFix(title, assumptions, ...edits) : safeFix(title, ...edits))

/** The fields of a fix that hold these assumptions. */
export const assumptionFields = (assumptions: readonly Assumption[]): Pick<Fix, 'assumes' | 'assumptions'> => ({
  assumes: assumptions.map(({ sentence }) => sentence).join(' '),
  // Copied, because an array that has grown keeps spare capacity.
  assumptions: assumptions.slice(),
})

/** A key that is equal for equal edits. */
export const editKey = ({ file, start, end, text }: Edit): string => JSON.stringify([file.path, start, end, text])

/** The edits as one list. Most fixes pass exactly one list, which is returned as it is. */
const listOf = ([first, ...others]: readonly EditOrEdits[]): readonly Edit[] =>
  first && 'map' in first && others.length === 0 ? first : [first ?? [], others.flat()].flat()

/** Replaces a word of the node, or any other range in its file, with `text`. */
export const replace = ({ file }: Node, { start, end }: Range, text: string): Edit => ({ file, start, end, text })

/** Replaces all arguments with `text`. If there are no arguments, `text` is appended after the name. */
export function replaceArgs(node: Directive | Section, text: string): Edit {
  const first = node.args[0]
  const last = node.args.at(-1)
  if (!first || !last) return replace(node, { start: node.name.end, end: node.name.end }, ` ${text}`)
  return replace(node, { start: first.start, end: last.end }, text)
}

/** Removes one word and the white space before it. */
export function removeWord(node: Directive | Section, word: Range): Edit {
  const words = [node.name, ...node.args]
  const before = words[words.findIndex((other) => other.start === word.start) - 1]
  return replace(node, { start: before ? before.end : word.start, end: word.end }, '')
}

/** Removes the node's line. For a section, it removes only the opening tag. */
export const removeLine = (node: Node): Edit => fromStart(node, node.end, '')

/** Removes a section with its content. */
export const removeSection = (section: Section): Edit => fromStart(section, section.close?.end ?? section.end, '')

/** Replaces the text from the beginning of a node to an offset. A byte order mark before the node stays. */
const fromStart = (node: Node, end: number, text: string): Edit =>
  replace(node, { start: node.start + bomBefore(node), end }, text)

/** The two edits that remove a section's tags and keep its content. */
export const unwrapSection = (section: Section): readonly Edit[] => [
  removeLine(section),
  ...(section.close ? [replace(section, section.close, '')] : []),
]

/** Replaces the node's line with these lines, with its indent and its line ending. */
export function replaceLine(node: Node, lines: readonly string[]): Edit {
  if (lines.length === 0) return removeLine(node)
  const indent = indentOf(node)
  const ending = /\r?\n$/.exec(sourceOf(node.file, node))?.[0] ?? ''
  const text = lines.map((line) => indent + line).join(ending || eolAt(node.file, node.end)) + ending
  return fromStart(node, node.end, text)
}

/** Inserts these lines before the node's line, with its indent. */
export const insertBefore = (node: Node, lines: readonly string[]): Edit =>
  insertAt(node.file, node.start + bomBefore(node), indentOf(node), lines)

/** Inserts these lines after the node's line, or after the closing tag of a section, with its indent. */
export function insertAfter(node: Node, lines: readonly string[]): Edit {
  const end = node.kind === 'section' ? (node.close?.end ?? node.end) : node.end
  return insertAt(node.file, end, indentOf(node), lines)
}

/**
 * Inserts these lines at the start of a section, with the indent of its first line. In an empty section, they have the indent of
 * the tag and four more blanks.
 */
export function insertInto(section: Section, lines: readonly string[]): Edit {
  const first = section.children.find((child) => child.kind !== 'blank')
  return insertAt(section.file, section.end, first ? indentOf(first) : `${indentOf(section)}    `, lines)
}

export const appendLines = (file: ConfigFile, lines: readonly string[]): Edit =>
  insertAt(file, file.text.length, '', lines)

function insertAt(file: ConfigFile, at: number, indent: string, lines: readonly string[]): Edit {
  const eol = eolAt(file, at)
  const text = lines.map((line) => indent + line + eol).join('')
  const before = file.text.slice(Math.max(0, at - 3), at)
  // If the file's last line has no line ending, one is put before the new lines, and the last new line has none.
  const unended = at > 0 && at === file.text.length && !before.endsWith('\n')
  // Without the space, a backslash at the end of the file would continue its line.
  if (unended)
    return { file, start: at, end: at, text: (before.endsWith('\\') ? ' ' : '') + eol + text.slice(0, -eol.length) }
  // A backslash at the end of the file would join the new lines to its last line, so an empty line comes between.
  const dangling = at === file.text.length && /\\\r?\n$/.test(before)
  return { file, start: at, end: at, text: dangling ? eol + text : text }
}

/** The white space at the start of a node's line. */
export function indentOf({ file: { text }, start, end }: Node): string {
  const from = text.startsWith('\uFEFF', start) ? start + 1 : start
  let to = from
  while (to < end && (text[to] === ' ' || text[to] === '\t')) to++
  return text.slice(from, to)
}

const bomBefore = (node: Node): number => (node.start === 0 && node.file.text.startsWith('\uFEFF') ? 1 : 0)

/** The line ending that the file uses first. */
export const lineEndingOf = (file: ConfigFile): string => eolAt(file, 0)

/** The line ending at an offset: the next one in the text, or the last one if none follows. */
function eolAt({ text }: TextFile, at: number): string {
  const next = text[at - 1] === '\n' ? at - 1 : text.indexOf('\n', at)
  const newline = next < 0 ? text.lastIndexOf('\n') : next
  return newline > 0 && text[newline - 1] === '\r' ? '\r\n' : '\n'
}

/** The range from the start of the first edit to the end of the last. */
export const rangeOfEdits = (edits: readonly Edit<TextFile>[]): Range =>
  edits.reduce((span, { start, end }) => ({ start: Math.min(span.start, start), end: Math.max(span.end, end) }), {
    start: Number.POSITIVE_INFINITY,
    end: 0,
  })

/** Compares edits, to sort them in text order. An insertion comes before an edit that starts at the same place. */
export const compareEditPlaces = (a: Edit<TextFile>, b: Edit<TextFile>): number => a.start - b.start || a.end - b.end

/** The edits of one file in text order, without duplicates. */
export const editsInOrder = <File extends TextFile>(file: File, edits: readonly Edit<File>[]): readonly Edit<File>[] =>
  itemsWithDistinctEdits(edits.filter((edit) => edit.file === file).sort(compareEditPlaces), (edit) => edit)

/**
 * The first item of each group of items with the same edit. The items must be in text order of their edits.
 * @param again called for each other item of a group, with the first one
 */
export function itemsWithDistinctEdits<Item>(
  items: readonly Item[],
  editOf: (item: Item) => Edit<TextFile>,
  again: (first: Item, item: Item) => void = () => {},
): readonly Item[] {
  const found: Item[] = []
  // Created on demand, because few edits have the same range as another.
  let sameSpan: Map<string, Item> | undefined
  for (const item of items) {
    const edit = editOf(item)
    const last = found.at(-1)
    if (last === undefined || compareEditPlaces(editOf(last), edit) !== 0) sameSpan = undefined
    else sameSpan ??= new Map([[editOf(last).text, last]])
    const first = sameSpan?.get(edit.text)
    if (first !== undefined) again(first, item)
    else {
      found.push(item)
      sameSpan?.set(edit.text, item)
    }
  }
  return found
}

/**
 * The text after the edits. A missing final newline stays missing.
 * @throws RangeError if edits overlap, which `chooseFixes` prevents
 */
export function applyEdits(file: TextFile, edits: readonly Edit<TextFile>[]): string {
  let out = ''
  let at = 0
  for (const { start, end, text } of editsInOrder(file, edits)) {
    if (start < at) throw new RangeError(`Edits overlap in ${file.path} at offset ${start}.`)
    out += file.text.slice(at, start) + text
    at = end
  }
  return withSameEnd(file.text, out + file.text.slice(at))
}

/**
 * Returns a function that maps an offset in the new text of a file to the original text; undefined inside text that an edit
 * added.
 */
export function originalOffsetLookup(
  file: TextFile,
  edits: readonly Edit<TextFile>[],
): (offset: number) => number | undefined {
  const pieces: { readonly at: number; readonly from: number | undefined }[] = [{ at: 0, from: 0 }]
  let grown = 0
  for (const { start, end, text } of editsInOrder(file, edits)) {
    pieces.push({ at: start + grown, from: undefined })
    if (end > start && text !== '')
      pieces.push({ at: start + grown, from: start }, { at: start + grown + 1, from: undefined })
    grown += text.length - (end - start)
    pieces.push({ at: end + grown, from: end })
  }
  return (offset) => {
    const piece = pieces[firstIndexPast(pieces.length, (index) => (pieces[index]?.at ?? 0) > offset) - 1]
    return piece?.from === undefined ? undefined : piece.from + offset - piece.at
  }
}

/** The edit whose new text is at an offset of the new text of a file; undefined for old text. */
export function editAtNewOffset<File extends TextFile>(
  file: File,
  edits: readonly Edit<File>[],
  offset: number,
): Edit<File> | undefined {
  let grown = 0
  return editsInOrder(file, edits).find(({ start, end, text }) => {
    const from = start + grown
    grown += text.length - (end - start)
    return offset >= from && offset < from + text.length
  })
}

function withSameEnd(before: string, after: string): string {
  if (before === '' || before.endsWith('\n')) return after
  let end = after.length
  while (after[end - 1] === '\n') end -= after[end - 2] === '\r' ? 2 : 1
  return after.slice(0, end)
}
