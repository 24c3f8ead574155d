import { includeDirectiveNames } from '../../httpd/directives.js'
import { isGuard } from '../../httpd/guards.js'
import { guardReadingToday } from '../../site/guard-reading.js'
import { outermostFiles, visitInReadingOrder } from '../../site/reading-order.js'
import type { Site } from '../../site/site.js'
import type { ConfigFile, Directive, Section } from '../../syntax/tree.js'

/** A LoadModule line that today's server reads, or may read. */
export interface LoadModuleLine {
  readonly line: Directive
  /**
   * Whether, because of a condition that the files do not decide, the line may be skipped, or another line may come before it.
   */
  readonly maybe: boolean
}

/** The LoadModule lines in the order in which today's server reads them, following Includes, without skipped branches. */
export function loadModuleLinesInOrder(site: Site): readonly LoadModuleLine[] {
  const found: LoadModuleLine[] = []
  const readingOfGuard = (section: Section) => (isGuard(section) ? guardReadingToday(site, section) : 'always')
  const note = (line: Directive, around: readonly Section[], by: readonly Directive[]) => {
    if (line.key !== 'loadmodule') return
    found.push({ line, maybe: by.some(site.isGuess) || around.some((one) => readingOfGuard(one) === 'maybe') })
  }
  const isRead = (section: Section) => readingOfGuard(section) !== 'never'
  for (const file of outermostFiles(site)) visitInReadingOrder(site, file, { isRead, isWanted: mayLoad, note })
  return found
}

const mayLoad = (file: ConfigFile): boolean =>
  ['loadmodule', ...includeDirectiveNames].some((key) => file.named(key).length > 0)
