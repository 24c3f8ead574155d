import type { LogSentence } from '../action/client.js'
import { partlyUpgradedNote } from '../action/configuration.js'
import { errorSentence } from '../action/github-failure.js'
import { pathFilter } from '../action/path-filter.js'
import { possibleSettingsPaths } from '../action/settings.js'
import { commaList } from '../base/list-text.js'
import { findingsOnChangedLines } from '../change/changed-lines.js'
import { type ChangedLinesFilter, filterByLineNumber, findingsInChange } from '../change/findings-in-change.js'
import type { Finding } from '../migrate/rule.js'
import { syntaxProblemNotes } from '../report/unclear-lines.js'
import { assumeCompleteNotes } from '../report/unseen-text.js'
import type { Version } from '../syntax/tree.js'
import { fetchChangedFiles } from './changed-files.js'
import { reviewMarkOf } from './hidden-marks.js'
import type { ExistingReview, PullAtStart, PullDetails, PullDetailsOptions, PullRequest } from './pull-state.js'
import { type CommitConfiguration, checkConfigurationOfCommit } from './read-commit.js'
import { blobIdsForOneRequest } from './read-selection.js'
import type { ReviewCalls } from './review-calls.js'
import type { ReviewJob } from './review-job.js'
import { selectFiles } from './selection.js'

export interface CommitFindings {
  readonly configuration: CommitConfiguration
  readonly findings: readonly Finding[]
  readonly sha: string
  readonly notes: readonly string[]
}

/** The findings of a pull request, and its existing comments. */
export interface PullFindings extends CommitFindings {
  readonly pull: PullRequest
  readonly pullDetails: PullDetails
}

/** The most times that reading restarts because the head of the pull request has moved. */
const maxLooks = 5

/**
 * The findings at the head of a pull request that count for its change. Starts again if the head moves in the meantime.
 * @param start the commits and the number of files in the event; requested from GitHub if absent
 */
export async function findingsInPull(job: ReviewJob, number: number, start?: PullAtStart): Promise<PullFindings> {
  let at = start ?? (await lookOr(job.github, number)).pull
  for (let left = maxLooks; ; left--) {
    const read = await readPull(job, number, at)
    if (read.look.pull.headSha === at.headSha || left === 0) return findingsAt(job, at, read)
    at = read.look.pull
  }
}

type PullRead = Readonly<Awaited<ReturnType<typeof readPull>>>

/** Reads a pull request with few requests: one for its files, one for the tree, one for comments, settings and texts. */
async function readPull({ github, inputs, checkout, tool }: ReviewJob, number: number, at: PullAtStart) {
  const changes = await fetchChangedFiles(github, { ...at, number }, tool)
  const { isWanted } = pathFilter(inputs, { settings: {}, folder: '' })
  const paths = new Set(changes.files.filter(({ isRemoved }) => !isRemoved).map(({ path }) => path))
  const ask = (blobs: readonly string[]) =>
    lookOr(github, number, { commit: at.baseSha, paths: possibleSettingsPaths(inputs.config), blobs })
  if (inputs.paths.length === 0 && ![...paths].some(isWanted)) {
    const look = await ask([])
    const isNothing = isSilent(look) && [...look.texts.values()].every((text) => text === undefined)
    if (isNothing) return { changes, look, github: withKnown(github, at, { look, tree: nothingThere }) }
    return { changes, look, github: withKnown(github, at, { look }) }
  }
  const tree = await github.tree(at.headSha)
  const selection = selectFiles(tree.entries, isWanted, (path) => paths.has(path))
  const look = await ask(blobIdsForOneRequest(selection, checkout))
  return { changes, look, github: withKnown(github, at, { look, tree }) }
}

/** Reads the pull request with its comments. If that fails, reads it without them, and `refusal` says why. */
async function lookOr(github: ReviewCalls, number: number, also?: PullDetailsOptions): Promise<PullDetails> {
  try {
    return await github.look(number, also)
  } catch (error) {
    const pull = await github.pull(number).catch(() => undefined)
    if (!pull) throw error
    return { pull, threads: [], reviews: [], texts: new Map(), blobs: new Map(), refusal: errorSentence(error) }
  }
}

const nothingThere = { entries: [], isCut: false }

/** Whether the pull request has no comment or review of ours. */
const isSilent = ({ threads, reviews }: PullDetails): boolean => ![...threads, ...reviews].some(({ isOurs }) => isOurs)

/** The calls of a review. Calls for data that was already fetched send no request. */
const withKnown = (
  github: ReviewCalls,
  at: PullAtStart,
  { look, tree }: { readonly look: PullDetails; readonly tree?: Awaited<ReturnType<ReviewCalls['tree']>> },
): ReviewCalls => ({
  ...github,
  tree: async (commit) => (tree && commit === at.headSha ? tree : github.tree(commit)),
  textAt: async (path, commit) =>
    commit === at.baseSha && look.texts.has(path) ? look.texts.get(path) : github.textAt(path, commit),
  blobs: async (entries) =>
    new Map([...look.blobs, ...(await github.blobs(entries.filter(({ sha }) => !look.blobs.has(sha))))]),
})

async function findingsAt(
  { inputs, checkout, log }: ReviewJob,
  at: PullAtStart,
  { changes: { files: changed, notes }, look, github }: PullRead,
): Promise<PullFindings> {
  const sinceReviewed = () => sinceFirst(github, look.reviews, at.headSha)
  const firstReviewVersion = wasFirst(look.reviews)
  const target = {
    sha: at.headSha,
    settingsSha: at.baseSha,
    changed,
    sinceReviewed,
    firstReviewVersion,
    isChanged: hasChanged(look.reviews, at.headSha),
  }
  const configuration = await checkConfigurationOfCommit(github, inputs, target, checkout)
  const findings = await findingsInChange(
    configuration.migration.findings,
    configuration.changes,
    inputs.filter,
    exactly(log),
  )
  const unshown = inputs.filter === 'file' ? [] : unshownNotes(configuration)
  const unseen = assumeCompleteNotes(configuration.site, findings)
  const ownNotes = configuration.notes.filter((note) => note !== partlyUpgradedNote || isNews(note, look.reviews))
  return {
    pull: { ...look.pull, headSha: at.headSha },
    pullDetails: look,
    configuration,
    findings,
    sha: at.headSha,
    notes: [...syntaxProblemNotes(configuration.unclear), ...notes, ...ownNotes, ...unshown, ...unseen],
  }
}

const firstCommit = (reviews: readonly ExistingReview[]): string | undefined =>
  reviews.find(({ isOurs, isPending, body }) => isOurs && !isPending && reviewMarkOf(body))?.commit

/** Whether there are commits since our first review, which may be accepted suggestions. */
const hasChanged = (reviews: readonly ExistingReview[], head: string): boolean =>
  (firstCommit(reviews) ?? head) !== head

/** The changes since our first review. */
const sinceFirst = async (github: ReviewCalls, reviews: readonly ExistingReview[], head: string) =>
  hasChanged(reviews, head) ? github.filesSince(firstCommit(reviews) ?? head, head) : []

/** The version that our first review assumed for all files; undefined without such a review. */
const wasFirst = (reviews: readonly ExistingReview[]): Version | undefined =>
  reviews.flatMap(({ isOurs, body }) => (isOurs ? (reviewMarkOf(body) ?? []) : []))[0]?.was

/** Whether to post the note about the assumed version: not if our first review assumed a version without stating it. */
const isNews = (note: string, reviews: readonly ExistingReview[]): boolean =>
  wasFirst(reviews) === undefined || reviews.some(({ isOurs, body }) => isOurs && body.includes(note))

function unshownNotes({ changes }: CommitConfiguration): string[] {
  const paths = [...changes.values()].filter(({ shown }) => shown === undefined).map(({ path }) => path)
  return paths.length === 0
    ? []
    : [`GitHub does not show which lines change in ${commaList(paths)}, so all findings there count.`]
}

/** Returns a filter that finds changed lines by unified-diff or, if git cannot be run, takes them from the patches. */
const exactly =
  (log: LogSentence): ChangedLinesFilter =>
  async (files, linesOf) => {
    try {
      return await findingsOnChangedLines(files, linesOf)
    } catch (error) {
      log(`git could not be run (${(error as Error).message}); the changed lines are taken from the patches alone.`)
      return filterByLineNumber(files, linesOf)
    }
  }
