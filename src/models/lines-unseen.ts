import { includeDirectiveNames } from '../httpd/directives.js'
import type { Site } from '../site/site.js'
import { type TemplateBlocks, templateBlocksOf } from '../site/template-blocks.js'
import type { Directive, Node } from '../syntax/tree.js'
import { linesMaybeWithEffect } from './lines-with-effect.js'

/**
 * Lines because of which httpd reads text that was not given: an Include of a missing file or of a link out of the copy, code
 * that runs at start (mod_perl), or a template line. With `--assume-complete`, the user says that this text does not affect
 * access.
 */
export const linesReadingUnseenText = (site: Site): readonly Node[] => [
  ...site.files
    .flatMap(site.includesIn)
    .filter((line) => site.isLive(line) && site.includedBy(line).brokenLinks.length > 0),
  ...site.directives('Include').filter((line) => isMissing(site, line)),
  ...linesMaybeWithEffect(site, 'brings', [...includeDirectiveNames, 'use']),
  ...site.files
    .filter(({ mayHaveTemplateLines }) => mayHaveTemplateLines)
    .flatMap((file) => openLines(site, file.children, templateBlocksOf(site, file))),
]

function isMissing(site: Site, line: Directive): boolean {
  const path = line.args[0]?.value ?? ''
  return /[^/]$/.test(path) && !/[*?[]/.test(path) && site.filesOf(line).length === 0
}

function openLines(site: Site, nodes: readonly Node[], blocks: TemplateBlocks | undefined): readonly Node[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'template') return blocks?.isSilent(node.start, node.end) ? [] : [node]
    return node.kind === 'section' && site.isLive(node) ? openLines(site, node.children, blocks) : []
  })
}
