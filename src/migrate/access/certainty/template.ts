import { isGuard } from '../../../httpd/guards.js'
import type { Site } from '../../../site/site.js'
import {
  hasBlocks,
  hasWholeTags,
  isAlwaysThere,
  type TemplateBlocks,
  templateBlocksOf,
} from '../../../site/template-blocks.js'
import { isTemplated } from '../../../syntax/literal.js'
import type { Directive, Node, Section } from '../../../syntax/tree.js'
import type { Plan } from '../plan.js'

/**
 * Whether the lines of a scope mean what they say however its template is filled in: none of them, and no tag around them,
 * stands in a branch of its own, and no line of the scope may turn into others. Whether the scope is there at all, and where,
 * is another question (scope.ts, maybe; unplaced.ts).
 */
export function isClearOfTemplate(site: Site, plan: Plan): boolean {
  const lines = linesOf(plan)
  // What it asks for by its place may hang on what a template leaves out.
  const asksElsewhere = plan.byPlace && site.files.some((file) => hasBlocks(site, file))
  return !asksElsewhere && !lines.some(isTemplated) && isWholeIn(site, plan, lines)
}

/** Whether no tag opens what another closes, each line is there, and none may turn into others. */
function isWholeIn(site: Site, { scope }: Plan, lines: Lines): boolean {
  const { at, file } = scope
  const blocks = templateBlocksOf(site, file)
  return blocks !== undefined && (!at || hasWholeTags(site, at)) && isAllThere(site, scope, lines, blocks)
}

type Lines = readonly (Directive | Section)[]

function linesOf({ access }: Plan): Lines {
  const lines: (Directive | Section)[] = [...access.containers]
  for (const { at, within } of access.lines) lines.push(at, ...within)
  return lines
}

function isAllThere(site: Site, { at, branch }: Plan['scope'], lines: Lines, blocks: TemplateBlocks): boolean {
  return lines.every((line) => {
    const isThere = branch === undefined ? isAlwaysThere(site, line, at) : blocks.at(line.start) === branch
    return isThere && (line.kind === 'directive' || hasWholeTags(site, line))
  })
}

/** The lines among those of a scope that a template may turn into any others, as in `<%= @auth %>`. */
export function openLinesIn(site: Site, { scope: { at, file } }: Plan): readonly Node[] {
  return file.hasOddLines ? [...openLines((at ?? file).children, templateBlocksOf(site, file))] : []
}

function* openLines(nodes: readonly Node[], blocks: TemplateBlocks | undefined): Generator<Node> {
  for (const node of nodes) {
    if (node.kind === 'template' && !blocks?.isSilent(node.start, node.end)) yield node
    const isLookedInto = node.kind === 'section' && (isGuard(node) || /^limit/.test(node.key))
    if (isLookedInto) yield* openLines(node.children, blocks)
  }
}
