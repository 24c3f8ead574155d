import type { Site } from '../../config/site.js'
import { type TemplateBlocks, templateBlocksOf } from '../../config/template-blocks.js'
import type { Directive, Node } from '../../config/tree.js'

/**
 * Whether the given files take in lines that nobody sees, though they are said to be all: a template's line may turn into
 * sections, code of `<Perl>` may make some, and an Include that names one file cannot do without it (server/config.c).
 */
export const takesInUnseen = (site: Site): boolean => site.once(findUnseen)

const findUnseen = (site: Site): boolean =>
  site.sections('Perl').length > 0 ||
  site.directives('Include').some((line) => isMissing(site, line)) ||
  site.files.some((file) => hasOpenLine(file.children, templateBlocksOf(site, file), site))

const isMissing = (site: Site, line: Directive): boolean => {
  const path = line.args[0]?.value ?? ''
  return /[^/]$/.test(path) && !/[*?[]/.test(path) && site.filesOf(line).length === 0
}

function hasOpenLine(nodes: readonly Node[], blocks: TemplateBlocks | undefined, site: Site): boolean {
  return nodes.some((node) => {
    if (node.kind === 'template') return !blocks?.isSilent(node.start, node.end)
    return node.kind === 'section' && site.isLive(node) && hasOpenLine(node.children, blocks, site)
  })
}
