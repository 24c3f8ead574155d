import { isTemplated } from '../../config/context.js'
import { isGuard } from '../../config/guards.js'
import type { Site } from '../../config/site.js'
import { hasWholeTags, isAlwaysThere, type TemplateBlocks, templateBlocksOf } from '../../config/template-blocks.js'
import type { Directive, Node, Section } from '../../config/tree.js'
import type { Plan } from './plan.js'

/**
 * Whether the lines of a scope mean what they say however its template is filled in: none of them, and no tag around them,
 * stands in a branch of its own, and no line of the scope may turn into others. Whether the scope is there at all, and where,
 * is another question (scope.ts, maybe; unplaced.ts).
 */
export function isClearOfTemplate(site: Site, { scope, access, repeats }: Plan): boolean {
  const { at, file } = scope
  const blocks = templateBlocksOf(site, file)
  if (!blocks || (at && !hasWholeTags(site, at))) return false
  const isThere = (line: Directive | Section) =>
    scope.branch === undefined ? isAlwaysThere(site, line, at) : blocks.at(line.start) === scope.branch
  const isPlain = (line: Directive | Section) =>
    !isTemplated(line) && isThere(line) && (line.kind === 'directive' || hasWholeTags(site, line))
  if (!access.lines.every((line) => isPlain(line.at) && line.within.every(isPlain))) return false
  if (!access.containers.every(isPlain) || (file.hasOddLines && hasOpenLine((at ?? file).children, blocks))) return false
  return repeats.every(
    ({ folder }) =>
      !folder ||
      folder.applied.every(
        (entry) => templateBlocksOf(site, entry.scope.file)?.at(entry.scope.nodes[0]?.start ?? 0) === '',
      ),
  )
}

function hasOpenLine(nodes: readonly Node[], blocks: TemplateBlocks): boolean {
  return nodes.some((node) => {
    if (node.kind === 'template') return !blocks.isSilent(node.start, node.end)
    const isLookedInto = node.kind === 'section' && (isGuard(node) || /^limit/.test(node.key))
    return isLookedInto && hasOpenLine(node.children, blocks)
  })
}
