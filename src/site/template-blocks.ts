import { templateTagStartSource } from '../syntax/template.js'
import { type TemplateTag, templateTagsIn } from '../syntax/template-tags.js'
import type { ConfigFile, Node, Section } from '../syntax/tree.js'
import { hasUnsupportedTag } from '../syntax/unsupported-tag.js'
import type { Site } from './site.js'

/**
 * The parts of a file that a template keeps, omits or repeats: the text between `<% if x %>` and `<% end %>`, and similar blocks
 * of other languages. An expression inside a line stands for words; an expression alone on a line may stand for anything.
 */
export interface TemplateBlocks {
  /** A name for the innermost block around an offset and the branch in it; empty outside of all blocks. */
  blockNameAt(offset: number): string
  /** Whether this text contains only tags that output nothing. */
  isSilent(start: number, end: number): boolean
}

/** The blocks of a file; undefined if the file has tags that do not match each other. */
export const templateBlocksOf = (site: Site, file: ConfigFile): TemplateBlocks | undefined => {
  const found = site.once(blocksOfFiles).get(file)
  return found === 'broken' ? undefined : (found ?? none)
}

/** Whether a file has any template tag, so that a template may choose between its lines. */
export const mayHaveTemplateBlocks = (site: Site, file: ConfigFile): boolean => site.once(blocksOfFiles).has(file)

const none: TemplateBlocks = { blockNameAt: () => '', isSilent: () => false }

const blocksOfFiles = (site: Site): ReadonlyMap<ConfigFile, TemplateBlocks | 'broken'> =>
  new Map(
    site.files
      .filter((file) => mayHoldTags(file) && (marks.test(file.text) || hasUnsupportedTag(file.text)))
      .map((file) => [file, blocksIn(file.text) ?? 'broken']),
  )

/**
 * Whether a file may have template tags. The continued part of a line is searched too, because the file's index does not know how
 * it begins.
 */
const mayHoldTags = ({ text, mayHaveTemplateLines }: ConfigFile): boolean =>
  mayHaveTemplateLines || marksOrContinued.test(text)

const marks = new RegExp(`<[%?]|${templateTagStartSource}|\\{[{#]|\\[% |tmpl_|TMPL_`)
const marksOrContinued = new RegExp(`${marks.source}|\\\\\\r?\\n`)

/** Whether a node is in the same block as a section around it. Without a section: whether it is outside of all blocks. */
export function isInSameTemplateBlock(site: Site, node: Node, around: Section | undefined): boolean {
  if (!mayHaveTemplateBlocks(site, node.file)) return true
  const blocks = templateBlocksOf(site, node.file)
  const outer = around?.file === node.file ? around.start : undefined
  return (
    blocks !== undefined && blocks.blockNameAt(node.start) === (outer === undefined ? '' : blocks.blockNameAt(outer))
  )
}

/** Whether the two tags of a section are in the same block, and so are those of each section around it. */
export function hasTagsInOneTemplateBlock(site: Site, section: Section): boolean {
  const blocks = templateBlocksOf(site, section.file)
  for (let around: Section | undefined = section; around; around = around.parent) {
    const { start, close } = around
    if (!blocks || !close || blocks.blockNameAt(start) !== blocks.blockNameAt(close.start)) return false
  }
  return true
}

function blocksIn(text: string): TemplateBlocks | undefined {
  if (hasUnsupportedTag(text)) return undefined
  const tokens = templateTagsIn(text)
  const starts: number[] = []
  const names: string[] = []
  const open: { name: string; branch: number }[] = []
  for (const { kind, start, end } of tokens) {
    if (kind === 'unknown') return undefined
    const top = open.at(-1)
    if (kind === 'open') open.push({ name: `${start}`, branch: 0 })
    else if (kind === 'middle' && top) top.branch++
    else if (kind === 'end' && top) open.pop()
    else if (kind === 'middle' || kind === 'end') return undefined
    else continue
    starts.push(end)
    names.push(open.map(({ name, branch }) => `${name}.${branch}`).join('/'))
  }
  if (open.length > 0) return undefined
  return {
    blockNameAt: (offset) => names[starts.findLastIndex((start) => start <= offset)] ?? '',
    isSilent: (start, end) => isSilentIn(text, tokens, start, end),
  }
}

function isSilentIn(text: string, tokens: readonly TemplateTag[], start: number, end: number): boolean {
  let at = start
  for (const token of tokens) {
    if (token.end <= start || token.start >= end) continue
    if (token.kind === 'text' || text.slice(at, token.start).trim() !== '') return false
    at = token.end
  }
  return at > start && text.slice(at, end).trim() === ''
}
