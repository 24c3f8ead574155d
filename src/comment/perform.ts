import { type ChecklistItem, checklistOf } from '../checklist/checklist.js'
import type { Finding } from '../migrate/rule.js'
import { sarif } from '../report/sarif.js'
import { counted, type Summary, summaryOf } from '../report/summary.js'
import { onChangedLines } from './changed-lines.js'
import type { AtHand } from './checkout.js'
import type { Say } from './client.js'
import { counting, type OnChangedLines } from './count.js'
import type { GitHub, PullRequest } from './github.js'
import { InputError, type Inputs } from './inputs.js'
import { type Look, look } from './look.js'
import type { Occasion } from './occasion.js'
import type { Commit } from './place-link.js'
import { type Message, NotPlaced, type Posted, post, type Wait } from './post.js'
import { refusalIn } from './refusal.js'
import { type Listed, type Review, reviewOf } from './review.js'

/** All that a run has to do with. */
export interface Scene {
  readonly github: GitHub
  readonly inputs: Inputs
  /** `https://github.com` and `owner/name`. */
  readonly server: string
  readonly repository: string
  readonly atHand: AtHand
  readonly wait: Wait
  readonly say: Say
}

/** What a run found, and what became of it. */
export interface Result {
  readonly counts: Summary
  readonly findings: readonly Finding[]
  readonly checklist: readonly ChecklistItem[]
  readonly commit: Commit
  readonly notes: readonly string[]
  readonly sarif: string
  /** Undefined where nothing was to be said on a pull request, or nothing could be. */
  readonly posted: Posted | undefined
  readonly isReadOnly: boolean
}

/** Look, and say nothing on GitHub. */
export async function report(scene: Scene, occasion: Occasion): Promise<Result> {
  const number = await pullNumber(scene.github, occasion)
  if (number !== undefined) return resultOf(scene, await lookAtPull(scene, number))
  if (occasion.kind !== 'commit') throw new InputError(nobodysRun(occasion))
  const target = { sha: occasion.sha, settingsSha: occasion.sha, changed: undefined }
  const seen = await look(scene.github, scene.inputs, target, scene.atHand)
  return resultOf(scene, { seen, findings: seen.migration.findings, sha: occasion.sha, notes: seen.notes })
}

/** Look at a pull request and say on it what is to be said; where that is not allowed, it is in the result alone. */
export async function review(scene: Scene, occasion: Occasion): Promise<Result | string> {
  const number = await pullNumber(scene.github, occasion)
  if (number === undefined) return nobodysRun(occasion)
  const found = await lookAtHead(scene, number)
  if (!found.pull.isOpen)
    return { ...resultOf(scene, found), notes: [...found.notes, 'The pull request is closed, so nothing was posted.'] }
  try {
    return { ...resultOf(scene, found), posted: await post(scene.github, messageOf(scene, found), scene.wait) }
  } catch (error) {
    if (error instanceof NotPlaced) return placedAgain(scene, found, error)
    return withoutWriting(scene, found, error)
  }
}

const nobodysRun = (occasion: Occasion): string =>
  `No open pull request has its head at ${occasion.kind === 'pull' ? occasion.number : occasion.sha.slice(0, 7)}, so there is nothing to review.`

async function pullNumber(github: GitHub, occasion: Occasion): Promise<number | undefined> {
  if (occasion.kind === 'pull') return occasion.number
  return occasion.kind === 'run' ? github.pullFrom(occasion.head, occasion.sha) : undefined
}

interface Found {
  readonly seen: Look
  readonly findings: readonly Finding[]
  readonly sha: string
  readonly notes: readonly string[]
}

interface FoundInPull extends Found {
  readonly pull: PullRequest
}

/** Once more where the head has moved meanwhile, for lines of one commit must not be looked up in another. */
async function lookAtHead(scene: Scene, number: number): Promise<FoundInPull> {
  const found = await lookAtPull(scene, number)
  const now = await scene.github.pull(number)
  return now.headSha === found.sha ? found : lookAtPull(scene, number)
}

async function lookAtPull({ github, inputs, atHand, say }: Scene, number: number): Promise<FoundInPull> {
  const pull = await github.pull(number)
  const changed = await github.files(number)
  const seen = await look(github, inputs, { sha: pull.headSha, settingsSha: pull.baseSha, changed }, atHand)
  const findings = await counting(seen.migration.findings, seen.changes, inputs.filter, exactly(say))
  const unseen =
    pull.changedFiles > changed.length
      ? [
          `GitHub lists ${counted(changed.length, 'changed file')} of ${pull.changedFiles}; the others were not looked at.`,
        ]
      : []
  const unshown = inputs.filter === 'file' ? [] : unshownNotes(seen)
  return { pull, seen, findings, sha: pull.headSha, notes: [...seen.notes, ...unseen, ...unshown] }
}

function unshownNotes({ changes }: Look): string[] {
  const paths = [...changes.values()].filter(({ shown }) => shown === undefined).map(({ path }) => path)
  return paths.length === 0
    ? []
    : [
        `GitHub does not show which lines change in ${paths.slice(0, 5).join(', ')}${paths.length > 5 ? ` and ${paths.length - 5} more` : ''}, so all findings there count.`,
      ]
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

function messageOf({ inputs, server, repository }: Scene, { pull, seen, findings, notes }: FoundInPull): Message {
  const review = reviewOf(findings, seen.migration, seen.changes)
  const commit = { server, repository, sha: pull.headSha }
  return { pull, commit, review, notes, maxComments: inputs.maxComments, isUnknown: (path) => seen.unread.has(path) }
}

/** A line was not where it should be: if the head has moved, look again; else say everything in the body. */
async function placedAgain(scene: Scene, found: FoundInPull, refused: NotPlaced): Promise<Result> {
  const again = await lookAtPull(scene, found.pull.number)
  scene.say(
    `${refused.message} ${again.sha === found.sha ? 'All findings go into one list.' : 'The pull request has moved on; looking again.'}`,
  )
  const message = messageOf(scene, again)
  const said = again.sha === found.sha ? { ...message, review: allListed(message.review) } : message
  try {
    return { ...resultOf(scene, again), posted: await post(scene.github, said, scene.wait) }
  } catch (error) {
    return withoutWriting(scene, again, error)
  }
}

const allListed = ({ remarks, listed }: Review): Review => ({
  remarks: [],
  listed: [
    ...remarks.flatMap(({ findings }) => findings.map((finding): Listed => ({ finding, why: 'refused' }))),
    ...listed,
  ],
})

/** A fork's pull request, one of Dependabot, or a workflow without the permission. @throws what is another matter */
function withoutWriting(scene: Scene, found: Found, error: unknown): Result {
  if (refusalIn(error) !== 'read-only') throw error
  return { ...resultOf(scene, found), isReadOnly: true }
}

function resultOf({ server, repository }: Scene, { seen, findings, sha, notes }: Found): Result {
  const { site, migration, changes } = seen
  const counts = {
    ...summaryOf({ site, migration: { ...migration, findings }, applied: new Set() }),
    files: changes.size,
  }
  return {
    counts,
    findings,
    checklist: checklistOf(site, migration),
    commit: { server, repository, sha },
    notes,
    sarif: sarif({ site, migration: { ...migration, findings }, applied: new Set() }),
    posted: undefined,
    isReadOnly: false,
  }
}
