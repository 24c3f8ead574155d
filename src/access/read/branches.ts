import { isInclude, isOldAccess } from '../../httpd/directives.js'
import type { Site } from '../../site/site.js'
import { hasBlocks, hasWholeTags, templateBlocksOf } from '../../site/template-blocks.js'
import type { Directive, Section } from '../../syntax/tree.js'
import { saysAccess } from './access-lines.js'

/** The lines of a section that a template puts there together, or not at all. */
export interface Branch {
  /** The name of their block (template-blocks.ts). */
  readonly block: string
  readonly nodes: readonly Directive[]
}

/**
 * The branches that all access lines of a section stand in, where they are those of one choice: of these a template takes
 * one or none, so that each is a section of its own that may be there or not. Empty where some line stands outside, or in
 * another choice, for then the lines of several count together; and where the section holds more than plain lines.
 */
export function branchesOf(site: Site, section: Section): readonly Branch[] {
  // Most sections stand in no template, and this is asked of each.
  if (!hasBlocks(site, section.file)) return none
  const blocks = templateBlocksOf(site, section.file)
  const first = section.commands.find((node) => saysAccess([node]))
  if (!blocks || !first || blocks.at(first.start) === blocks.at(section.start)) return none
  const nodes = section.commands.filter((node) => node.kind === 'directive')
  const access = nodes.filter((node) => saysAccess([node]))
  if (nodes.length < section.commands.length) return []
  const around = blocks.at(section.start)
  const names = [...new Set(access.map(({ start }) => blocks.at(start)))]
  const [choice, ...others] = new Set(names.map((name) => choiceIn(name, around)))
  const isPlain = nodes.every((node) => !isInclude(node) && !/^(use|allowoverride)$/.test(node.key))
  if (!choice || others.length > 0 || !isPlain || !access.every(isHostOrUser) || !hasWholeTags(site, section)) return []
  return names.map((block) => ({ block, nodes: nodes.filter(({ start }) => blocks.at(start) === block) }))
}

const none: readonly Branch[] = []

/** The tag that begins the choice whose branch this block is, directly within another; undefined for any other block. */
const choiceIn = (block: string, around: string): string | undefined =>
  block.startsWith(around) ? /^\/?(\d+)\.\d+$/.exec(block.slice(around.length))?.[1] : undefined

const isHostOrUser = ({ key }: Directive): boolean => isOldAccess(key) || key === 'require'
