import { type FileMove, type NewFile, newFile, type PlannedCommit, ruleListForCommitMessage } from '../action/commit.js'
import { lineChanges } from '../edit/line-changes.js'
import { fingerprintHash } from '../report/fingerprint.js'
import { type CommitStep, commitStepsAsOne, commitStepsOf } from './commit-steps.js'
import type { RepositoryConfiguration } from './read-repository.js'
import { pullTitleOf, upgradeReadinessOf } from './readiness.js'
import { treeIdAfterChanges } from './tree-id.js'

/** The change that a pull request proposes. Without commits, there is nothing to change. */
export type Proposal = Readonly<ReturnType<typeof proposalOf>>

/**
 * The commits that a pull request proposes, and hashes that identify the change.
 * @param message the message of a single commit; without it, there is a commit for each kind of change
 */
export function proposalOf(configuration: RepositoryConfiguration, message: string | undefined) {
  const { migration, choices, decided, was } = configuration
  const title = pullTitleOf(upgradeReadinessOf({ migration, choices, verified: undefined, was }))
  const steps = message === undefined ? commitStepsOf(migration, title, decided) : commitStepsAsOne(migration, title)
  const blobs = new Map<string, string>()
  const commits = steps.map((step): PlannedCommit => {
    const files = newFiles(configuration, step)
    for (const { path, blob } of files) blobs.set(path, blob)
    return {
      message: message ?? messageOf(step),
      files,
      moves: [],
      tree: treeIdAfterChanges(configuration.listing, blobs),
    }
  })
  const moves = configuration.moves.map((move) => ({
    ...move,
    sha: move.target ? move.sha : (blobs.get(move.from) ?? move.sha),
  }))
  const names = moves.map(({ from, to }) => [from, to])
  const entries = [...configuration.sources.values()].map(({ entry }) => entry)
  const before = entries.filter(({ path }) => blobs.has(path)).map(({ path, sha }) => [path, sha, blobs.get(path)])
  return {
    commits: withMoves(commits, moves, { message, tree: treeIdAfterChanges(configuration.listing, blobs, moves) }),
    /** The number of files that the proposal changes or renames. */
    files: new Set([...blobs.keys(), ...moves.map(({ from }) => from)]).size,
    /** The number of files whose text the proposal changes. Files that are only renamed do not count. */
    changed: blobs.size,
    renamed: moves.length,
    /** Identifies the exact content: the files before and after. */
    exact: fingerprintHash(JSON.stringify([...before.sort(byFirst), ...names])),
    /** Identifies the change without its line numbers, so that a change that a person has rejected is recognised later. */
    change: fingerprintHash(JSON.stringify([...linesChanged(configuration).sort(byFirst), ...names])),
    /** Identifies the files that were read, whatever the proposal changes in them. */
    configuration: fingerprintHash(JSON.stringify(entries.map(({ path, sha }) => [path, sha]).sort(byFirst))),
  }
}

/** Adds renames to the last commit, or as a commit of their own. */
function withMoves(
  commits: readonly PlannedCommit[],
  moves: readonly FileMove[],
  { message, tree }: { readonly message: string | undefined; readonly tree: string },
): readonly PlannedCommit[] {
  if (moves.length === 0) return commits
  const [only] = commits
  if (message !== undefined && only) return [{ ...only, moves, tree }]
  const lines = moves.map(({ from, to }) => `- ${from} → ${to}`)
  const own = ["Give files the names that Debian's httpd 2.4 reads", lines.join('\n')].join('\n\n')
  return [...commits, { message: message ?? own, files: [], moves, tree }]
}

const byFirst = ([a = '']: readonly unknown[], [b = '']: readonly unknown[]): number => (String(a) < String(b) ? -1 : 1)

function newFiles({ sources, base }: RepositoryConfiguration, { texts }: CommitStep): NewFile[] {
  return [...texts].flatMap(([file, text]) => {
    const source = sources.get(file)
    return source ? newFile(source.entry, { text, encoding: source.encoding }, base.sha) : []
  })
}

/** The message of a commit: the subject, the condition, and each rule with its number of findings. */
function messageOf({ title, assumes, findings }: CommitStep): string {
  const condition =
    assumes === undefined ? [] : [`Check this first, and drop the commit if it is not true:\n${assumes}`]
  return [title, ...condition, ruleListForCommitMessage(findings)].join('\n\n')
}

const linesChanged = ({ migration, sources }: RepositoryConfiguration): string[][] =>
  [...migration.edits].flatMap(([file, edits]) => {
    const path = sources.get(file)?.entry.path ?? file.path
    return lineChanges(file, edits).map(({ before, after }) => [path, before, after])
  })
