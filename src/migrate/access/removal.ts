import type { AccessLine } from '../../access/read/access-lines.js'
import { clientsOf } from '../../access/read/clients.js'
import { type Edit, removeLine, removeSection, replaceLine } from '../../edit/edit.js'
import { logicalLineText } from '../../syntax/lines.js'
import { type Node, type Section, sourceOf, type Trivia } from '../../syntax/tree.js'

/**
 * The text from a `#` on an Allow or Deny line as a comment line; empty without a `#`. Backslashes at its end are removed, because they would
 * continue the comment in the next line.
 */
export function hashTextAsCommentLines({ kind, at }: AccessLine): string[] {
  if ((kind !== 'allow' && kind !== 'deny') || !sourceOf(at.file, at).includes('#')) return []
  const { commentWords } = clientsOf(at)
  const [first, last] = [commentWords[0], commentWords.at(-1)]
  return first && last
    ? [
        logicalLineText(at.file.text, { start: first.start, end: last.end })
          .replace(/^#\s*(?=\S)/, '# ')
          .replace(/\\+$/, ''),
      ]
    : []
}

/** The range as a node, so that the edits of lines can replace a closing tag. */
export const lineNodeAt = (
  node: Section,
  { start, end }: { readonly start: number; readonly end: number },
): Trivia => ({
  kind: 'stray',
  file: node.file,
  parent: node.parent,
  start,
  end,
})

/** Removes lines, and the sections that are empty without them; not the lines in `kept` and the sections in `opened`. */
export function removalEdits(
  lines: readonly AccessLine[],
  kept: ReadonlySet<Node> = none,
  opened: ReadonlySet<Section> = none,
): Edit[] {
  // Fast path: most lines are directly in the section, so no section becomes empty.
  if (lines.every(({ within }) => within.length === 0))
    return lines.filter(({ at }) => !kept.has(at)).map(removeAccessLine)
  const gone = new Set<Node>(lines.map(({ at }) => at))
  for (const node of kept) gone.delete(node)
  const emptied = new Set<Section>()
  for (const { within } of lines) {
    for (const section of [...within].reverse()) {
      if (opened.has(section) || section.readings || !isEmptyWithout(section, gone)) break
      emptied.add(section)
      gone.add(section)
    }
  }
  const outer = [...emptied].filter((section) => !section.parent || !emptied.has(section.parent))
  const covered = (node: Node): boolean =>
    node.parent !== undefined && (emptied.has(node.parent) || covered(node.parent))
  const single = lines.filter(({ at }) => gone.has(at) && !(covered(at) && !hasComment(topOf(at, emptied))))
  return [
    ...outer.flatMap((section) => {
      if (!hasComment(section)) return [removeSection(section)]
      return [removeLine(section), ...(section.close ? [removeLine(lineNodeAt(section, section.close))] : [])]
    }),
    ...single.map(removeAccessLine),
  ]
}

const none: ReadonlySet<never> = new Set()

const removeAccessLine = (line: AccessLine): Edit => replaceLine(line.at, hashTextAsCommentLines(line))

function topOf(node: Node, emptied: ReadonlySet<Section>): Section | undefined {
  let top: Section | undefined
  for (let up = node.parent; up; up = up.parent) if (emptied.has(up)) top = up
  return top
}

/** Whether a section has only white space and comments left. */
export const isEmptyWithout = (section: Section, gone: ReadonlySet<Node>) =>
  section.children.every((node) => node.kind === 'blank' || node.kind === 'comment' || gone.has(node))

const hasComment = (section: Section | undefined): boolean =>
  section?.children.some((node) => node.kind === 'comment' || (node.kind === 'section' && hasComment(node))) ?? false
