/** The kind of a failed request to GitHub. */
export type GitHubFailure =
  /** The token has no permission to write there; permission-denial.ts finds out why. */
  | 'read-only'
  /** Too many requests at a time, reported in a form that Octokit does not recognise. */
  | 'abuse'
  /** This account has another review that is not submitted yet. */
  | 'pending'
  /** GitHub rejects the content of the request. For a review, most likely a line that has moved. */
  | 'invalid'
  /** It is not known whether GitHub has carried out the request. */
  | 'unsure'
  | 'other'

/** The parts of an Octokit error that this module uses, if present. */
export interface OctokitError {
  readonly status?: number
  readonly message?: string
  /** Errors of GraphQL, which has status 200 even if it fails. */
  readonly errors?: readonly { readonly type?: string }[]
  readonly response?: {
    readonly headers?: Readonly<Record<string, string | number | undefined>>
    readonly data?: unknown
  }
}

/** Classifies the error with which a request ended. */
export function gitHubFailureOf(error: unknown): GitHubFailure {
  const { status = 0, message = '', errors = [], response } = error as OctokitError
  const told = `${message} ${JSON.stringify(response?.data ?? '')}`
  if (status >= 500 || (status === 0 && isNetwork(error))) return 'unsure'
  if (status === 422 && /"abuse"|submitted too quickly/.test(told)) return 'abuse'
  if (status === 422 && /pending review/i.test(told)) return 'pending'
  if (status === 422) return /rule violation/i.test(told) ? 'read-only' : 'invalid'
  if ((status === 403 && !/rate limit/i.test(told)) || status === 404) return 'read-only'
  return errors.some(({ type }) => type === 'FORBIDDEN') ? 'read-only' : 'other'
}

const isNetwork = (error: unknown): boolean =>
  error instanceof Error && /fetch failed|socket|ECONN|terminated/i.test(`${error.message} ${error.cause ?? ''}`)

/**
 * The response of GitHub, or undefined for one of these statuses.
 * @throws any other error
 */
export async function undefinedIfStatus<T>(statuses: readonly number[], ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (statuses.includes((error as OctokitError).status ?? 0)) return undefined
    throw error
  }
}

/** The number of seconds that GitHub asks to wait, or else the number that its documentation advises. */
export function secondsToWait(error: unknown): number {
  const given = Number((error as OctokitError).response?.headers?.['retry-after'])
  return Number.isFinite(given) && given > 0 ? given : 60
}

/** The most lines of an error message to show. GitHub lists violated rules of a repository below the first line. */
const maxLines = 3

/** An error of GitHub as a sentence for people. */
export function errorSentence(error: unknown): string {
  const { status, message = String(error) } = error as OctokitError
  const said = message
    .replace(/\s+- https?:\S+\s*$/, '')
    .split('\n')
    .map((line) => line.replace(/[.:\s]+$/, ''))
    .filter((line) => line.trim() !== '')
    .slice(0, maxLines)
    .join(': ')
  const end = /[?!]$/.test(said) ? '' : '.'
  return status ? `GitHub answered ${status}: ${said}${end}` : `${said}${end}`
}
