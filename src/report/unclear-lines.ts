import { commaList } from '../base/list-text.js'
import type { Site } from '../site/site.js'
import { fileAndLine } from '../syntax/file-and-line.js'
import type { ConfigFile } from '../syntax/tree.js'
import { filesIn } from './summary.js'

/** The places of syntax problems in the checked files, each with the reason: `a.conf:3 (The section is never closed)`. */
export const syntaxProblemPlaces = (site: Site, isChecked: (file: ConfigFile) => boolean): readonly string[] =>
  filesIn(site)
    .filter(isChecked)
    .flatMap((file) =>
      site
        .problemsOf(file)
        .map(({ at, message }) => `${fileAndLine({ file, start: at.start })} (${message.replace(/\.$/, '')})`),
    )

/** A sentence that lists these places of syntax problems; empty without any. */
export const syntaxProblemNotes = (lines: readonly string[]): readonly string[] =>
  lines.length === 0
    ? []
    : [
        lines.length === 1
          ? `Check this line first, because httpd may reject it: ${lines[0]}.`
          : `Check these lines first, because httpd may reject them: ${commaList(lines)}.`,
      ]
