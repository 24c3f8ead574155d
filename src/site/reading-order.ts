import { guardReading, isGuard } from '../httpd/guards.js'
import { moduleByName } from '../httpd/modules.js'
import type { ConfigFile, Directive, Section } from '../syntax/tree.js'
import { isHtaccess } from './htaccess.js'
import { maxReadingsOfFile } from './includes.js'
import type { Site } from './site.js'

/** One reading of a directive: httpd reads it once for each Include of its file. */
export interface DirectiveReading {
  readonly at: Directive
  /** The sections around it, innermost first and across Includes. */
  readonly around: readonly Section[]
}

/**
 * For each file that no other file includes, the directives that 2.4 reads from it and from the files that it includes, in
 * reading order. Without `.htaccess` files.
 */
export function* directivesByConfiguration(site: Site): Generator<readonly DirectiveReading[]> {
  for (const file of outermostFiles(site)) {
    const found: DirectiveReading[] = []
    visitInReadingOrder(site, file, { isRead: site.isLive, note: (at, around) => found.push({ at, around }) })
    yield found
  }
}

/** The files that no other file includes, without `.htaccess` files: each begins a configuration. */
export const outermostFiles = (site: Site): readonly ConfigFile[] =>
  site.files.filter((file) => !isHtaccess(file) && site.includersOf(file).length === 0)

/**
 * The tests of the guards around a directive, outermost first, in one spelling for each module. Guards that 2.4 always reads
 * are left out.
 */
export const guardConditionsAround = ({ around }: DirectiveReading): readonly string[] =>
  around
    .filter((section) => isGuard(section) && guardReading(section, '2.4') !== 'always')
    .map(conditionOf)
    .reverse()

function conditionOf(guard: Section): string {
  const text = guard.args.map((arg) => arg.value).join(' ')
  const [, not = '', name = ''] = /^(!?)(.*)$/s.exec(text) ?? []
  return `${guard.key} ${not}${guard.key === 'ifmodule' ? (moduleByName(name)?.name ?? name) : name}`
}

interface Reader {
  /** Whether to visit the lines of a section; by default those of all sections. */
  readonly isRead?: (section: Section) => boolean
  /** Whether to read a file; by default all are read. */
  readonly isWanted?: (file: ConfigFile) => boolean
  /**
   * Called for each directive, with the sections around it and the Include lines that lead to it, both innermost first.
   */
  readonly note: (at: Directive, around: readonly Section[], by: readonly Directive[]) => void
}

/** Calls `note` for the lines of a file in the order in which httpd reads them, following Includes. */
export function visitInReadingOrder(
  site: Site,
  main: ConfigFile,
  { isRead = () => true, isWanted = () => true, note }: Reader,
): void {
  const readings = new Map<ConfigFile, number>()
  const readFile = (file: ConfigFile, around: readonly Section[], by: readonly Directive[]): void => {
    const before = readings.get(file) ?? 0
    if (before === maxReadingsOfFile) return
    readings.set(file, before + 1)
    if (isWanted(file)) readNodes(file.commands, around, by)
  }
  const readNodes = (
    nodes: readonly (Directive | Section)[],
    around: readonly Section[],
    by: readonly Directive[],
  ): void => {
    for (const node of nodes)
      if (node.kind === 'directive') {
        note(node, around, by)
        for (const file of site.filesOf(node)) readFile(file, around, [node, ...by])
      } else if (isRead(node)) readNodes(node.commands, [node, ...around], by)
  }
  readFile(main, [], [])
}
