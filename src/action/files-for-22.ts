import type { Finding } from '../migrate/rule.js'
import { settingsFile } from '../settings/settings.js'
import type { Site } from '../site/site.js'

/** Notes on files with findings whose name is for 2.2, if a file for 2.4 exists: vhosts-2.2.conf.j2 and vhosts-2.4.conf.j2. */
export function notesOnFilesNamedFor22(site: Site, findings: readonly Finding[]): string[] {
  const paths = new Set(site.files.map(({ path }) => path))
  return [...new Set(findings.map(({ file }) => file.path))].flatMap((path) => {
    const other = path.replace(nameFor22, '$<before>2$<dot>4')
    return other !== path && paths.has(other)
      ? [
          `${path} seems to be the file for 2.2, and ${other} the one for 2.4. If only 2.2 reads ${path}, add that file to \`exclude\` in \`${settingsFile}\`.`,
        ]
      : []
  })
}

/** Matches the version 2.2 in a file's name. */
const nameFor22 = /(?<before>^|[^\d/])2(?<dot>[._]?)2(?=[^\d/][^/]*$)/
