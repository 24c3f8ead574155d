import type { GitRepository } from './repository.js'

/** Everything that the fake knows besides what git keeps. Plain records; operations/ and people.ts change them. */
export interface World {
  /** Of the API, of GraphQL (`/graphql`), of pages and of clones alike; no slash at the end. */
  readonly url: string
  /** Where the bare repositories lie. */
  readonly root: string
  readonly repositories: Map<string, Repository>
  readonly accounts: Map<string, Account>
  readonly grants: Map<string, Grant>
  readonly limits: Limits
  /** A number that was never given before. */
  readonly nextId: () => number
  /** Seconds since 1970; each call is a second later, so that runs are reproducible. */
  readonly now: () => number
}

export interface Account {
  readonly id: number
  readonly login: string
  readonly type: 'User' | 'Bot' | 'Organization'
}

/** What GitHub refuses, cuts or leaves out; a scenario lowers a figure rather than make ten thousand files. */
export interface Limits {
  /** A file's patch is withheld beyond this many changed lines, */
  readonly patchLines: number
  /** and every further patch once all together have so many. */
  readonly diffLines: number
  /** Of a pull request at most so many files are listed, */
  readonly listedFiles: number
  /** and of a comparison so many. */
  readonly comparedFiles: number
  /** A recursive tree is cut after so many entries. */
  readonly treeEntries: number
  readonly reviewComments: number
  /** Characters in a comment, a review or a pull request. */
  readonly body: number
  readonly labels: number
  /** Bytes up to which the contents API gives a file's content. */
  readonly contentBytes: number
  /** Requests in an hour, as the rate-limit headers tell it; nothing is refused when they are used up. */
  readonly requests: number
}

/** Some are in GitHub's pages (files, trees, bodies, labels); those of patches and of a review's comments were only ever seen. */
const githubLimits: Limits = {
  patchLines: 2_000,
  diffLines: 20_000,
  listedFiles: 3_000,
  comparedFiles: 300,
  treeEntries: 100_000,
  reviewComments: 100,
  body: 65_536,
  labels: 100,
  contentBytes: 1_048_576,
  requests: 1_000,
}

export type Permission = 'contents' | 'pull_requests' | 'issues' | 'checks' | 'security_events' | 'metadata'
export type Level = 'read' | 'write'

/** Who a token speaks for, and what it may do where. */
export interface Grant {
  readonly token: string
  readonly account: Account
  /** `actions`: a workflow's GITHUB_TOKEN; `app`: an installation's token; `person`: a personal token. */
  readonly kind: 'actions' | 'app' | 'person'
  readonly permissions: Readonly<Partial<Record<Permission, Level>>>
  /** Full names; undefined: every repository. */
  readonly repositories: readonly string[] | undefined
}

export interface Repository {
  readonly id: number
  readonly owner: Account
  readonly name: string
  readonly fullName: string
  readonly git: GitRepository
  readonly fork: Repository | undefined
  readonly visibility: 'public' | 'private'
  defaultBranch: string
  archived: boolean
  /** By GitHub itself, for whatever reason. */
  readonly disabled: boolean
  /** The setting "Allow GitHub Actions to create and approve pull requests". */
  actionsMayOpenPulls: boolean
  readonly topics: readonly string[]
  /** Logins that can be assigned and asked to review; the owner is always one. */
  readonly collaborators: Set<string>
  /** Slugs of teams that can be asked to review. */
  readonly teams: Set<string>
  readonly labels: Map<string, Label>
  readonly tickets: Map<number, Issue | Pull>
  readonly checkRuns: CheckRun[]
  readonly sarifs: Sarif[]
  /** Commits that GitHub has signed itself. */
  readonly signed: Set<string>
}

export interface Label {
  readonly id: number
  readonly name: string
  readonly color: string
  readonly description: string | null
}

export interface Ticket {
  readonly id: number
  readonly number: number
  readonly repository: Repository
  readonly user: Account
  readonly createdAt: number
  updatedAt: number
  title: string
  body: string | null
  state: 'open' | 'closed'
  closedAt: number | undefined
  readonly labels: Set<string>
  readonly assignees: Set<string>
  readonly comments: IssueComment[]
}

export interface Issue extends Ticket {
  readonly kind: 'issue'
}

export interface Pull extends Ticket {
  readonly kind: 'pull'
  readonly head: { readonly repository: Repository; readonly ref: string }
  baseRef: string
  /** The head's commit; after closing, what it was then. */
  headSha: string
  /** The base's tip when the head was last pushed: GitHub does not move it when only the base moves. */
  baseSha: string
  draft: boolean
  mergedAt: number | undefined
  readonly reviewers: Set<string>
  readonly teams: Set<string>
  readonly reviews: Review[]
  readonly reviewComments: ReviewComment[]
  /** Ids of the first comments of resolved threads. */
  readonly resolved: Set<number>
}

export interface IssueComment {
  readonly id: number
  readonly user: Account
  readonly createdAt: number
  updatedAt: number
  body: string
  minimized: string | undefined
}

export interface Review {
  readonly id: number
  readonly user: Account
  readonly commit: string
  body: string
  state: 'PENDING' | 'COMMENTED' | 'APPROVED' | 'CHANGES_REQUESTED' | 'DISMISSED'
  submittedAt: number | undefined
}

export interface ReviewComment extends IssueComment {
  readonly review: number
  readonly path: string
  /** The head's commit when it was written; its lines count there. */
  readonly commit: string
  readonly anchor: Anchor | undefined
  /** The first comment of the thread that this one answers. */
  readonly replyTo: number | undefined
}

/** A run of lines in the diff; a comment on a whole file has none. */
export interface Anchor {
  readonly side: 'LEFT' | 'RIGHT'
  readonly line: number
  readonly startSide: 'LEFT' | 'RIGHT' | undefined
  readonly startLine: number | undefined
  readonly position: number
  /** The diff down to the line, as GitHub shows it above the comment. */
  readonly hunk: string
}

export interface CheckRun {
  readonly id: number
  readonly sha: string
  name: string
  status: string
  conclusion: string | null
  output: { title?: string; summary?: string; text?: string }
  readonly annotations: Readonly<Record<string, unknown>>[]
}

interface Sarif {
  readonly id: string
  readonly commit: string
  readonly ref: string
  /** The uploaded log, unpacked. */
  readonly log: unknown
}

/** A new world without repositories and tokens. */
export function createWorld(url: string, root: string, limits: Partial<Limits>): World {
  let id = 1_000
  let time = Date.UTC(2026, 0, 5, 8) / 1_000
  return {
    url,
    root,
    limits: { ...githubLimits, ...limits },
    repositories: new Map(),
    accounts: new Map(),
    grants: new Map(),
    nextId: () => ++id,
    now: () => ++time,
  }
}

export const isoTime = (seconds: number): string => new Date(seconds * 1_000).toISOString().replace('.000Z', 'Z')
