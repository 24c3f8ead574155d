import { isGuard, readingOf } from '../httpd/guards.js'
import { moduleNamed } from '../httpd/modules.js'
import type { ConfigFile, Directive, Section } from '../syntax/tree.js'
import { isHtaccess } from './htaccess.js'
import { mostReadings } from './includes.js'
import type { Site } from './site.js'

/** A directive at a moment of httpd's reading, and the conditions on which it is read. */
export interface ReadDirective {
  readonly at: Directive
  /** What the guards around it ask, in one spelling; guards that always hold are left out. */
  readonly conditions: readonly string[]
  /** The sections around it that are no guards. */
  readonly inside: readonly Section[]
}

/**
 * The directives of each configuration among the given files, in the order in which 2.4 reads them, Includes followed.
 * A configuration begins with a file that no other one includes. `.htaccess` files have no part in it.
 */
export function* configurations(site: Site): Generator<readonly ReadDirective[]> {
  for (const file of site.files) {
    if (isHtaccess(file) || site.includersOf(file).length > 0) continue
    const reader: Reader = { site, open: [], readings: new Map(), found: [] }
    read(reader, file, { conditions: [], inside: [] })
    yield reader.found
  }
}

type Place = Pick<ReadDirective, 'conditions' | 'inside'>

interface Reader {
  readonly site: Site
  /** The files we are in. */
  readonly open: ConfigFile[]
  /** How often a file was read. */
  readonly readings: Map<ConfigFile, number>
  readonly found: ReadDirective[]
}

function read(reader: Reader, file: ConfigFile, place: Place): void {
  const { open, readings } = reader
  const before = readings.get(file) ?? 0
  if (open.includes(file) || before === mostReadings) return
  readings.set(file, before + 1)
  open.push(file)
  readNodes(reader, file.commands, place)
  open.pop()
}

function readNodes(reader: Reader, nodes: readonly (Directive | Section)[], place: Place): void {
  const { site, found } = reader
  const { conditions, inside } = place
  for (const node of nodes) {
    if (node.kind === 'directive') {
      found.push({ at: node, conditions, inside })
      for (const file of site.filesOf(node)) read(reader, file, place)
    } else if (node.kind === 'section' && site.isLive(node)) readNodes(reader, node.commands, within(node, place))
  }
}

function within(section: Section, { conditions, inside }: Place): Place {
  if (!isGuard(section)) return { conditions, inside: [section, ...inside] }
  return readingOf(section, '2.4') === 'always'
    ? { conditions, inside }
    : { conditions: [...conditions, conditionOf(section)], inside }
}

function conditionOf(guard: Section): string {
  const text = guard.args.map((arg) => arg.value).join(' ')
  const [, not = '', name = ''] = /^(!?)(.*)$/s.exec(text) ?? []
  return `${guard.key} ${not}${guard.key === 'ifmodule' ? (moduleNamed(name)?.name ?? name) : name}`
}
