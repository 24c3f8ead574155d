import type { Assumption } from '../edit/edit.js'
import { htaccessLineMaybeRejectedBy22, htaccessRejectedBy22 } from '../models/rejected-htaccess.js'
import { unusualAccessFileNameLine } from '../site/access-file-names.js'
import type { Site } from '../site/site.js'
import { logicalLineText } from '../syntax/lines.js'
import type { ConfigFile } from '../syntax/tree.js'
import { sharedAssumption } from './assumptions.js'

/**
 * The assumption of every fix in a file that this tool may read otherwise than 2.2, or for which 2.2 may answer 500. Undefined
 * for other files.
 */
export function assumptionOfUnclearFile(site: Site, file: ConfigFile): Assumption | undefined {
  const doubts = site.once(noDoubts)
  if (!doubts.has(file)) doubts.set(file, doubtAbout(site, file))
  return doubts.get(file)
}

const elsewhereIn = ({ files }: Site) => unusualAccessFileNameLine(files)

const noDoubts = () => new Map<ConfigFile, Assumption | undefined>()

function doubtAbout(site: Site, file: ConfigFile): Assumption | undefined {
  const [problem] = site.problemsOf(file)
  if (problem)
    return sharedAssumption(
      'unread-file',
      `This tool reads ${file.path} correctly despite this problem: ${problem.message}`,
      file.path,
    )
  const elsewhere = site.once(elsewhereIn)
  if (elsewhere)
    return sharedAssumption(
      'unread-file',
      `The files named by \`${logicalLineText(elsewhere.file.text, elsewhere)}\` set no access rules.`,
      elsewhere.key,
    )
  const refused = htaccessRejectedBy22(site).get(file)
  if (refused)
    return sharedAssumption(
      'refused-file',
      `httpd should apply ${file.path}, for which 2.2 ${refused.answers}: the file ${refused.why}.`,
      file.path,
    )
  const unjudged = htaccessLineMaybeRejectedBy22(site, file)
  return (
    unjudged &&
    sharedAssumption(
      'refused-file',
      `2.2 accepts \`${logicalLineText(file.text, unjudged).trim()}\` in ${file.path}.`,
      file.path,
    )
  )
}
