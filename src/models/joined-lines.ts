import { type Edit, replace } from '../edit/edit.js'
import { splitsArgsIntoWords } from '../httpd/directives.js'
import type { Site } from '../site/site.js'
import { endOfLogicalLine } from '../syntax/lines.js'
import { quoted } from '../syntax/literal.js'
import {
  type ConfigFile,
  type Directive,
  isDirective,
  isSection,
  type Node,
  type Section,
  siblings,
  sourceOf,
  walk,
} from '../syntax/tree.js'
import { replacementsOf, replacementTextFor24 } from './replacements.js'

/** A line that ends in two backslashes: 2.4 joins the next line to it, 2.2 does not. */
export interface JoinedLine {
  readonly at: Node
  /** The offset at which 2.4 ends the line. */
  readonly end: number
  /**
   * The edit after which both versions read this line and the next in the same way; undefined if a person must edit the lines.
   */
  readonly edit: Edit | undefined
}

/** Lines that 2.4 joins with the next line, if they then have another effect. */
export const linesJoinedOn24 = (site: Site): readonly JoinedLine[] =>
  site.from === '2.4' ? [] : site.once((all) => all.files.flatMap((file) => joinedIn(all, file)))

function joinedIn(site: Site, file: ConfigFile): readonly JoinedLine[] {
  // A quick test, because most files have no such line.
  if (!file.text.includes('\\\\') || !/\\\\\r?\n/.test(file.text)) return []
  return [...walk(file.children)].flatMap((at): JoinedLine | readonly [] => {
    if (!/\\\\\r?\n$/.test(sourceOf(file, at).slice(-4)) || !site.isLive(at)) return []
    const end = endOfLogicalLine(file.text, at.start, '2.4')
    if (at.kind === 'comment') return nodeHiddenByComment(at, end) ? { at, end, edit: withoutBackslashes(at) } : []
    if (!isDirective(at) && !isSection(at)) return []
    return changesReading(sourceOf(file, { start: at.end, end })) ? { at, end, edit: inQuotes(at) } : []
  })
}

/**
 * Whether 2.4 reads a line differently once this text is joined to it. If the text is an empty line, 2.4 drops a backslash of
 * the first line.
 */
const changesReading = (text: string): boolean => text.trim() !== '' || /^\r?\n/.test(text)

/**
 * The node that 2.4 takes for a part of the comment: the next directive or section, or the section whose closing tag would be
 * lost; undefined if there is none.
 */
export function nodeHiddenByComment(comment: Node, end: number): Directive | Section | undefined {
  const list = siblings(comment)
  const next = list.slice(list.indexOf(comment) + 1).find((node) => isDirective(node) || isSection(node))
  if (next && next.start < end) return next as Directive | Section
  const { parent } = comment
  return !next && parent?.close && parent.close.start < end ? parent : undefined
}

function withoutBackslashes(comment: Node): Edit {
  const [slashes = ''] = /\\+\s*$/.exec(sourceOf(comment.file, comment)) ?? []
  const start = comment.end - slashes.length
  return replace(comment, { start, end: start + slashes.trim().length }, '')
}

/** Puts the last word in quotes, for a directive whose line httpd splits into words. */
function inQuotes(node: Directive | Section): Edit | undefined {
  const last = node.args.at(-1)
  const source = sourceOf(node.file, { start: last?.start ?? node.end, end: node.end }).trim()
  if (!last || node.kind === 'section' || /^["']|\n/.test(source)) return undefined
  const word = { start: last.start, end: last.start + source.length }
  if (ofRewriting.test(node.key)) return rawInQuotes(node, source)
  if (!splitsArgsIntoWords(node.key)) return undefined
  // A replacement text is translated for 2.4 at the same time.
  const found = replacementsOf(node).find(({ word: { start } }) => start === last.start)
  const value = found ? found.before + replacementTextFor24(found) + found.after : last.value
  return replace(node, word, quoted(value))
}

const ofRewriting = /^rewrite(cond|rule)$/

/** Puts the last word in quotes for mod_rewrite, which does not unescape quoted text (mod_rewrite.c, parseargline). */
function rawInQuotes(node: Directive, source: string): Edit | undefined {
  const line = sourceOf(node.file, { start: node.name.end, end: node.end }).trim()
  if (/["'\n]|\\\s/.test(line)) return undefined
  const start = node.file.text.indexOf(source, node.args.at(-1)?.start)
  return replace(node, { start, end: start + source.length }, `"${source.slice(0, -1)}"`)
}
