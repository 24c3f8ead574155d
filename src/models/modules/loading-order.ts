import { includeNames, isInclude } from '../../httpd/directives.js'
import { isGuard } from '../../httpd/guards.js'
import { isHtaccess } from '../../site/htaccess.js'
import { mostReadings } from '../../site/includes.js'
import { readingToday } from '../../site/present.js'
import type { Site } from '../../site/site.js'
import type { ConfigFile, Directive, Section } from '../../syntax/tree.js'

/** A LoadModule line that the server of today reads, or may read. */
export interface Loading {
  readonly line: Directive
  /** For a condition that cannot be seen it may be skipped, or another line may come before it. */
  readonly maybe: boolean
}

/** The LoadModule lines in the order in which the server of today reads them, Includes followed, skipped branches left out. */
export function loadingOrder(site: Site): readonly Loading[] {
  const walk: Walk = { site, found: [], readings: new Map(), open: new Set() }
  for (const file of site.files)
    if (!isHtaccess(file) && site.includersOf(file).length === 0) readFile(walk, file, false)
  return walk.found
}

interface Walk {
  readonly site: Site
  readonly found: Loading[]
  readonly readings: Map<ConfigFile, number>
  readonly open: Set<ConfigFile>
}

function readFile(walk: Walk, file: ConfigFile, maybe: boolean): void {
  const readings = walk.readings.get(file) ?? 0
  if (walk.open.has(file) || readings === mostReadings) return
  walk.readings.set(file, readings + 1)
  walk.open.add(file)
  if (mayLoad(file)) readNodes(walk, file.commands, maybe)
  walk.open.delete(file)
}

const mayLoad = (file: ConfigFile): boolean => ['loadmodule', ...includeNames].some((key) => file.named(key).length > 0)

function readNodes(walk: Walk, nodes: readonly (Directive | Section)[], maybe: boolean): void {
  const { site, found } = walk
  for (const node of nodes) {
    if (node.kind === 'section') {
      const reading = isGuard(node) ? readingToday(site, node) : 'always'
      if (reading !== 'never') readNodes(walk, node.commands, maybe || reading === 'maybe')
    } else if (node.key === 'loadmodule') found.push({ line: node, maybe })
    else if (isInclude(node)) {
      const { files, how } = site.includedBy(node)
      for (const file of files) readFile(walk, file, maybe || how === 'guess')
    }
  }
}
