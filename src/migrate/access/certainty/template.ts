import { isGuard } from '../../../httpd/guards.js'
import type { Site } from '../../../site/site.js'
import {
  hasTagsInOneTemplateBlock,
  isInSameTemplateBlock,
  mayHaveTemplateBlocks,
  type TemplateBlocks,
  templateBlocksOf,
} from '../../../site/template-blocks.js'
import { hasTemplateTag, isInMacro, isLiteral, macroParameters } from '../../../syntax/literal.js'
import { type Directive, type Node, type Section, sourceOf } from '../../../syntax/tree.js'
import type { Plan } from '../plan.js'

/**
 * Whether the template keeps or drops a scope as a whole, and fills in none of its lines. False for a form that checks the place,
 * if any file has template blocks.
 */
export function isIndependentOfTemplate(site: Site, { scope, access, checksPlace }: Plan): boolean {
  const { at, file, branch } = scope
  const lines = [...access.containers, ...access.lines.flatMap((line) => [line.at, ...line.within])]
  // Rules by place depend on other sections, which may be in a part that the template omits.
  if (checksPlace && site.files.some((one) => mayHaveTemplateBlocks(site, one))) return false
  const blocks = templateBlocksOf(site, file)
  if (lines.some(hasTemplateTag) || !blocks || (at && !hasTagsInOneTemplateBlock(site, at))) return false
  const isThere = (line: Directive | Section) =>
    branch === undefined ? isInSameTemplateBlock(site, line, at) : blocks.blockNameAt(line.start) === branch
  return lines.every((line) => isThere(line) && (line.kind === 'directive' || hasTagsInOneTemplateBlock(site, line)))
}

/** The lines of a scope that a template may replace by any others, as in `<%= @auth %>`. */
export function linesTemplateMayReplace(site: Site, { scope: { at, file } }: Plan): readonly Node[] {
  return file.mayHaveTemplateLines ? [...openLines((at ?? file).children, templateBlocksOf(site, file))] : []
}

function* openLines(nodes: readonly Node[], blocks: TemplateBlocks | undefined): Generator<Node> {
  for (const node of nodes) {
    if (node.kind === 'template' && !blocks?.isSilent(node.start, node.end)) yield node
    const isLookedInto = node.kind === 'section' && (isGuard(node) || /^limit/.test(node.key))
    if (isLookedInto) yield* openLines(node.children, blocks)
  }
}

/** Whether no macro parameter occurs in a scope's lines and tags or could name another directive (mod_macro). */
export function isIndependentOfMacro(site: Site, { scope, access, checksPlace, overridesToExtend }: Plan): boolean {
  if (!site.names.has('<macro')) return true
  const lines = [...access.lines.flatMap((line) => [line.at, ...line.within]), ...access.containers]
  if (checksPlace || overridesToExtend.some(isInMacro)) return false
  const own = [...lines, ...(scope.at ? [scope.at] : [])].filter(isInMacro)
  if (own.length === 0) return true
  // A parameter whose name begins with no sign may also occur in new lines such as `Require all granted`.
  return (
    own.every((line) => isLiteral(line) && macroParameters(line).every((parameter) => /^[$@%]\w/.test(parameter))) &&
    !(scope.at ?? scope.file).children.some(mayBecomeAnother) &&
    site.once(usesPlainWords)
  )
}

/** Whether a template or macro can turn a line into another directive. */
function mayBecomeAnother(node: Node): boolean {
  if (node.kind === 'template') return true
  if (node.kind !== 'directive' && node.kind !== 'section') return false
  return takesName(node) || (node.kind === 'section' && node.children.some(mayBecomeAnother))
}

const takesName = (node: Directive | Section): boolean =>
  /[$@%]/.test(node.name.value) || macroParameters(node).some((parameter) => node.name.value.includes(parameter))

/** Whether no macro call has a backslash. An argument that ends in one joins its line with the next line. */
const usesPlainWords = (site: Site): boolean =>
  site.directives('Use').every((line) => !sourceOf(line.file, line).includes('\\'))
