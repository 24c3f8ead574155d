import type { Say } from '../action/client.js'
import { some } from '../action/short-list.js'
import { onChangedLines } from '../change/changed-lines.js'
import { counting, type OnChangedLines } from '../change/findings-in-change.js'
import type { Finding } from '../migrate/rule.js'
import { unseenNotes } from '../report/unseen-text.js'
import { changedFiles } from './changed-files.js'
import { type Look, look } from './read-commit.js'
import type { PullRequest } from './review-calls.js'
import type { Scene } from './review-job.js'

/** What there is in a commit. */
export interface Found {
  readonly seen: Look
  readonly findings: readonly Finding[]
  readonly sha: string
  readonly notes: readonly string[]
}

/** What a pull request brings. */
export interface FoundInPull extends Found {
  readonly pull: PullRequest
}

/** Once more where the head has moved meanwhile, for lines of one commit must not be looked up in another. */
export async function lookAtHead(scene: Scene, number: number): Promise<FoundInPull> {
  const found = await lookAtPull(scene, number)
  const now = await scene.github.pull(number)
  return now.headSha === found.sha ? found : lookAtPull(scene, number)
}

export async function lookAtPull({ github, inputs, atHand, say }: Scene, number: number): Promise<FoundInPull> {
  const pull = await github.pull(number)
  const { files: changed, notes } = await changedFiles(github, pull)
  const seen = await look(github, inputs, { sha: pull.headSha, settingsSha: pull.baseSha, changed }, atHand)
  const findings = await counting(seen.migration.findings, seen.changes, inputs.filter, exactly(say))
  const unshown = inputs.filter === 'file' ? [] : unshownNotes(seen)
  const unseen = unseenNotes(seen.site, findings)
  return { pull, seen, findings, sha: pull.headSha, notes: [...notes, ...seen.notes, ...unshown, ...unseen] }
}

function unshownNotes({ changes }: Look): string[] {
  const paths = [...changes.values()].filter(({ shown }) => shown === undefined).map(({ path }) => path)
  return paths.length === 0
    ? []
    : [`GitHub does not show which lines change in ${some(paths)}, so all findings there count.`]
}

/** By unified-diff; where it cannot run, for lack of git, the same by looking the lines up. */
const exactly =
  (say: Say): OnChangedLines =>
  async (files, linesOf) => {
    try {
      return await onChangedLines(files, linesOf)
    } catch (error) {
      say(`git could not be run (${(error as Error).message}); the changed lines are taken from the patches alone.`)
      return files.map(({ changed, findings }) =>
        findings.filter((finding) => linesOf(finding).some((line) => changed.has(line))),
      )
    }
  }
