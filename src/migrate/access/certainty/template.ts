import { isGuard } from '../../../httpd/guards.js'
import type { Site } from '../../../site/site.js'
import {
  hasBlocks,
  hasWholeTags,
  isAlwaysThere,
  type TemplateBlocks,
  templateBlocksOf,
} from '../../../site/template-blocks.js'
import { isInMacro, isLiteral, isTemplated, macroParameters } from '../../../syntax/literal.js'
import { type Directive, type Node, type Section, sourceOf } from '../../../syntax/tree.js'
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

/**
 * Whether the lines of a scope mean what they say whatever the macro around them is used with. mod_macro puts words in the
 * place of a parameter wherever its name occurs in a line, and reads the lines then (process_content). So none of these lines,
 * nor a tag around them, may hold the name of one, and no other line of the scope may get the name of its directive from one;
 * what the words do to other lines does not bear on access. Where the section is read is another question (unplaced.ts).
 */
export function isClearOfMacro(site: Site, { scope, access, byPlace, overrides }: Plan): boolean {
  if (!site.names.has('<macro')) return true
  const lines = [...access.lines.flatMap((line) => [line.at, ...line.within]), ...access.containers]
  if (byPlace || overrides.some(isInMacro)) return false
  const own = [...lines, ...(scope.at ? [scope.at] : [])].filter(isInMacro)
  if (own.length === 0) return true
  return (
    own.every((line) => isLiteral(line) && macroParameters(line).every(isMarked)) &&
    !(scope.at ?? scope.file).children.some(mayBecomeAnother) &&
    site.once(usesPlainWords)
  )
}

/** A parameter without a mark could stand in the new lines too, `Require all granted`. */
const isMarked = (parameter: string): boolean => /^[$@%]\w/.test(parameter)

/** Whether a line may turn into one with another directive. */
function mayBecomeAnother(node: Node): boolean {
  if (node.kind === 'template') return true
  if (node.kind !== 'directive' && node.kind !== 'section') return false
  return takesName(node) || (node.kind === 'section' && node.children.some(mayBecomeAnother))
}

const takesName = (node: Directive | Section): boolean =>
  /[$@%]/.test(node.name.value) || macroParameters(node).some((parameter) => node.name.value.includes(parameter))

/** A word that ends in a backslash would join the line that it ends with the next one. */
const usesPlainWords = (site: Site): boolean =>
  site.directives('Use').every((line) => !sourceOf(line.file, line).includes('\\'))
