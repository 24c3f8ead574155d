import type { Finding } from '../migrate/rule.js'
import { settingsFile } from '../settings/settings.js'
import type { Site } from '../site/site.js'

/** Notes on files for 2.2 that have a twin for 2.4, such as vhosts-2.2.conf.j2 beside vhosts-2.4.conf.j2. */
export function notesOnFilesFor22(site: Site, findings: readonly Finding[]): string[] {
  const paths = new Set(site.files.map(({ path }) => path))
  return [...new Set(findings.map(({ file }) => file.path))].flatMap((path) => {
    const other = path.replace(nameFor22, '$<before>2$<dot>4')
    return other !== path && paths.has(other)
      ? [
          `${other} seems to be the version of this file for 2.4. If only 2.2 reads ${path}, add it to \`exclude\` in \`${settingsFile}\`.`,
        ]
      : []
  })
}

/** Matches the version 2.2 in a file's name. */
const nameFor22 = /(?<before>^|[^\d/])2(?<dot>[._]?)2(?=[^\d/][^/]*$)/
