import { judgeFileAlone, type VersionJudgement } from '../site/version-judgement.js'
import { parse } from '../syntax/parse.js'

/** How the hidden last line in the text of an upgrade pull request begins. A squash merge copies that text to the commit. */
export const pullMarkStart = '<!-- httpd-upgrade:end '

/** A changed file. `patch` has no file header, and is absent if the change is not known. */
interface PatchedFile {
  readonly path: string
  readonly patch?: string | undefined
}

/** The paths of the files in which a change starts the upgrade from 2.2, judged by its removed and added lines. */
export const pathsWhereUpgradeStarts = (changed: readonly PatchedFile[]): readonly string[] =>
  changed.filter(beginsUpgrade).map(({ path }) => path)

function beginsUpgrade({ path, patch }: PatchedFile): boolean {
  if (patch === undefined) return false
  const before = judgedLines(path, patch, '-')
  if (before.signs22.length === 0) return false
  const after = judgedLines(path, patch, '+')
  return after.linesFor24.length > before.linesFor24.length || namesIn(after) < namesIn(before)
}

/** Judges the version of a file by the removed lines of a patch alone, or by the added lines alone. */
function judgedLines(path: string, patch: string, sign: '-' | '+'): VersionJudgement {
  const lines = patch.split('\n').filter((line) => line.startsWith(sign))
  const file = parse(`${lines.map((line) => line.slice(1)).join('\n')}\n`, path)
  return judgeFileAlone(file, { from: 'auto', begun: false })
}

/** The number of NameVirtualHost lines. A fix for 2.4 removes them without replacement. */
const namesIn = ({ signs22 }: VersionJudgement): number => signs22.filter(({ key }) => key === 'namevirtualhost').length
