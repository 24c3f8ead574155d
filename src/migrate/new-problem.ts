import { type Edit, inOrder, type TextFile } from '../edit/edit.js'
import { problemsIn } from '../syntax/problems.js'
import type { ConfigFile, Problem, Range } from '../syntax/tree.js'

/**
 * The first problem that a file has after these edits, and had not before. The new text is read only where the lines that
 * the edits touch do not show by themselves that there is none.
 * @param text the file's text after them
 */
export function newProblem(file: ConfigFile, edits: readonly Edit[], text: string): Problem | undefined {
  if (isQuickInParts(file, edits) && areWhole(file, stretchesOf(file, edits))) return undefined
  const known = new Map<string, number>()
  for (const { message } of file.problems) known.set(message, (known.get(message) ?? 0) + 1)
  const problems = file.reread?.(text) ?? problemsIn(text, file.version)
  return problems.find(({ message }) => {
    const left = known.get(message) ?? 0
    known.set(message, left - 1)
    return left <= 0
  })
}

/** Where an edit stands in every few lines, all of them are read in less time. */
const isQuickInParts = ({ hasOddLines, reread, text }: ConfigFile, edits: readonly Edit[]): boolean =>
  !hasOddLines && !reread && text.length > 500 * edits.length && text.endsWith('\n') && canBeParted(text)

/** Behind two backslashes 2.4 goes on with the second line; and what is no byte order mark could come to be one. */
const canBeParted = (text: string): boolean => !['\\\\\n', '\\\\\r\n', '\uFEFF'].some((rare) => text.includes(rare))

/** Lines that edits touch, from the beginning of one line to the end of another. */
interface Stretch {
  readonly start: number
  end: number
  readonly edits: Edit<TextFile>[]
}

/**
 * Whether sections that begin in a stretch end there too, and nothing else is wrong with its lines, before and after: then
 * the lines around it are read as they were. Each is read in a section of its own, so that a tag in one closes nothing in
 * another. How deep they lie is not seen.
 */
function areWhole({ text, version }: ConfigFile, stretches: readonly Stretch[]): boolean {
  const before = stretches.map(({ start, end }) => apart(text.slice(start, end)))
  const after = stretches.map((stretch) => apart(textAfter(text, stretch)))
  return [before, after].every((all) => {
    const lines = all.join('')
    const endsItself = !/\\\r?\n<\/Lines>\n/.test(lines)
    return endsItself && canBeParted(lines) && problemsIn(lines, version).length === 0
  })
}

const apart = (lines: string): string => `<Lines>\n${lines}${/[^\n]$/.test(lines) ? '\n' : ''}</Lines>\n`

function textAfter(text: string, { start, end, edits }: Stretch): string {
  let after = ''
  let at = start
  for (const edit of edits) {
    after += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return after + text.slice(at, end)
}

function stretchesOf(file: ConfigFile, edits: readonly Edit[]): readonly Stretch[] {
  const { text } = file
  const stretches: Stretch[] = []
  for (const edit of inOrder(file, edits)) {
    const start = startOfLines(text, edit.start)
    const end = isOfWholeLines(text, edit, start) ? edit.end : endOfLines(text, edit.end)
    const last = stretches.at(-1)
    if (last && start < last.end) {
      last.end = Math.max(last.end, end)
      last.edits.push(edit)
    } else stretches.push({ start, end, edits: [edit] })
  }
  return stretches
}

/** Nothing that stands behind it on its last line comes behind something else. */
function isOfWholeLines(text: string, edit: Range & { readonly text: string }, start: number): boolean {
  const endsLine = edit.text === '' ? edit.start === start : edit.text.endsWith('\n')
  return endsLine && startOfLines(text, edit.end) === edit.end
}

/** Where the line begins that this offset is in, with all lines that may be continued in it. */
function startOfLines(text: string, offset: number): number {
  let newline = newlineBefore(text, offset)
  while (isContinued(text, newline)) newline = newlineBefore(text, newline)
  return newline + 1
}

function endOfLines(text: string, offset: number): number {
  let newline = text.indexOf('\n', offset)
  while (isContinued(text, newline)) newline = text.indexOf('\n', newline + 1)
  return newline < 0 ? text.length : newline + 1
}

const newlineBefore = (text: string, offset: number): number => (offset === 0 ? -1 : text.lastIndexOf('\n', offset - 1))

/** Whether a backslash stands before this line ending, whether httpd heeds it or not. */
const isContinued = (text: string, newline: number): boolean =>
  newline > 0 && text[text[newline - 1] === '\r' ? newline - 2 : newline - 1] === '\\'
