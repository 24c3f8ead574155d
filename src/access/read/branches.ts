import { isAccessCompatDirective, isInclude } from '../../httpd/directives.js'
import type { Site } from '../../site/site.js'
import { hasTagsInOneTemplateBlock, mayHaveTemplateBlocks, templateBlocksOf } from '../../site/template-blocks.js'
import type { Directive, Section } from '../../syntax/tree.js'
import { hasAccessRules } from './access-lines.js'

/** Lines of a section that a template writes together, or leaves out together. */
export interface TemplateVariant {
  /** The name of their template block (template-blocks.ts). */
  readonly block: string
  readonly nodes: readonly Directive[]
}

/**
 * The variants of a section that has only plain lines, and all its access lines in one template choice. Empty for other
 * sections.
 */
export function templateVariantsOf(site: Site, section: Section): readonly TemplateVariant[] {
  // A quick check first, because most sections are in no template.
  if (!mayHaveTemplateBlocks(site, section.file)) return []
  const blocks = templateBlocksOf(site, section.file)
  const first = section.commands.find((node) => hasAccessRules([node]))
  if (!blocks || !first || blocks.blockNameAt(first.start) === blocks.blockNameAt(section.start)) return []
  const nodes = section.commands.filter((node) => node.kind === 'directive')
  const access = nodes.filter((node) => hasAccessRules([node]))
  if (nodes.length < section.commands.length) return []
  const around = blocks.blockNameAt(section.start)
  const names = [...new Set(access.map(({ start }) => blocks.blockNameAt(start)))]
  const [choice, ...others] = new Set(names.map((name) => choiceIn(name, around)))
  const isPlain = nodes.every((node) => !isInclude(node) && !/^(use|allowoverride)$/.test(node.key))
  if (
    !choice ||
    others.length > 0 ||
    !isPlain ||
    !access.every(({ key }) => isAccessCompatDirective(key) || key === 'require') ||
    !hasTagsInOneTemplateBlock(site, section)
  )
    return []
  return names.map((block) => ({ block, nodes: nodes.filter(({ start }) => blocks.blockNameAt(start) === block) }))
}

/** The tag of the choice that has this block as a branch, directly inside another block; undefined for other blocks. */
const choiceIn = (block: string, around: string): string | undefined =>
  block.startsWith(around) ? /^\/?(\d+)\.\d+$/.exec(block.slice(around.length))?.[1] : undefined
