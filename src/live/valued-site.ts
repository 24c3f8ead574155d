import { nameOfModuleIn24, testedName } from '../httpd/guards.js'
import type { Site } from '../site/site.js'
import { reparse } from '../syntax/parse.js'
import { type ConfigFile, isSection } from '../syntax/tree.js'
import {
  closedGuards,
  editWithinGuardsTest,
  type RebuiltSite,
  type ReparsedFiles,
  rebuiltSite,
  withoutLinesInGuards,
} from './live-site.js'

type Valued = Pick<ConfigFile, 'defined' | 'loaded'>

/**
 * The site as if these names were defined or not, and these modules loaded or not, unless its lines decide otherwise.
 * Files with guards on them are parsed again.
 * @param removesSkippedLines removes lines that both versions skip, for rules that look at all lines
 */
export function siteUnderValuation(site: Site, values: Valued, removesSkippedLines = false): RebuiltSite {
  const read: ReparsedFiles = new Map()
  const files = site.files.map((file) => {
    if (!asksFor(file, values)) return file
    const again = reparse(file, file.text, {
      defined: new Map([...(file.defined ?? []), ...(values.defined ?? [])]),
      loaded: new Map([...(file.loaded ?? []), ...(values.loaded ?? [])]),
    })
    read.set(again, file).set(file, again)
    return again
  })
  const valued = site.withFiles(files, {})
  const closed = valued.once(closedGuards)
  const isUnread = editWithinGuardsTest(
    closed.map(({ file, start, end, close }) => ({ file: read.get(file) ?? file, start, end, close })),
  )
  return {
    ...rebuiltSite(
      removesSkippedLines && closed.length > 0 ? withoutLinesInGuards(valued, closed, read) : valued,
      read,
    ),
    isInClosedGuard: isUnread,
  }
}

/** Whether a guard in a file tests one of the names or modules. */
const asksFor = (file: ConfigFile, { defined, loaded }: Valued): boolean =>
  file.named('<ifdefine').some((node) => isSection(node) && defined?.has(testedName(node))) ||
  file.named('<ifmodule').some((node) => isSection(node) && loaded?.has(nameOfModuleIn24(testedName(node))))
