import { listText } from '../base/list-text.js'
import { findingsOfRules } from '../migrate/migrate.js'
import type { Choices, Finding, Rule } from '../migrate/rule.js'
import { countWithNoun } from '../report/summary.js'
import type { Site } from '../site/site.js'
import { sitesByServer } from '../site/sites-by-server.js'
import { linkedManualVersion } from '../site/version-judgement.js'

/** The most files to look up in git. More files would show nothing new. */
const maxFiles = 100

/**
 * Whether git shows that files which look like 2.4 were for 2.2. git is queried only in doubt: if the only signs of 2.4 are lines
 * that fixes write, or lines for which 2.2 answers 500.
 */
export async function isUpgradeBegunInHistory(site: Site): Promise<boolean> {
  if (site.judgement.stated.from !== 'auto') return false
  const inDoubt = sitesByServer(site).filter(wouldChange)
  if (inDoubt.length === 0) return false
  const paths = inDoubt.flatMap(({ judgement }) => judgement.linesFor24.map(({ file }) => file.path))
  const { isUpgradeVisibleInGit } = await import('../git/upgrade-commits.js')
  return isUpgradeVisibleInGit([...new Set(paths)].slice(0, maxFiles))
}

/**
 * A note about files that are treated as 2.4: how many more findings they would have as a partly upgraded 2.2. Empty if none.
 */
export function notesOnFindingsMissedAs24(
  site: Site,
  rules: readonly Rule[],
  choices: Partial<Choices>,
): readonly string[] {
  if (site.judgement.stated.from !== 'auto') return []
  const missed = partsInDoubt(site)
    .filter(({ files }) => linkedManualVersion(files) !== '2.4')
    .flatMap((part) => findingsOfRules(part.withFiles(part.files, { begun: true, role: part.role }), rules, choices))
    .filter(isGrave)
  if (missed.length === 0) return []
  const files = [...new Set(missed.map(({ file }) => file.path))]
  const names = [...new Set(missed.map(({ rule }) => rule.id))]
  return [
    `The files do not show whether ${listText(files, 3)} always ran on 2.4 or ${files.length === 1 ? 'was' : 'were'} partly upgraded from 2.2. For a partly upgraded server, --from 2.2 shows ${countWithNoun(missed.length, 'more finding')} (${listText(names, 5)}).`,
  ]
}

/** Whether the files would count as partly upgraded 2.2 if an earlier run had begun the upgrade. */
const wouldChange = ({ judgement: { origin, linesFor24 }, files, role, withFiles }: Site): boolean =>
  origin === '2.4' && linesFor24.length > 0 && withFiles(files, { begun: true, role }).judgement.origin !== '2.4'

const partsInDoubt = (site: Site): readonly Site[] =>
  sitesByServer(site).filter(
    ({ judgement: { origin, shows24, linesFor24 } }) => origin === '2.4' && !shows24 && linesFor24.length > 0,
  )

/** Whether a finding is an error, or a warning about access. Other findings are not worth a note about the version. */
const isGrave = ({ rule, severity }: Finding): boolean =>
  severity === 'error' || (severity === 'warning' && rule.group === 'access')
