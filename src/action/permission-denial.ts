import { errorSentence, type OctokitError } from './github-failure.js'

/** Why GitHub refuses a request, and what to do about it. */
export interface PermissionDenial {
  /** `unread`: the comments could not be read, so nothing is posted. */
  readonly kind: 'fork' | 'dependabot' | 'archived' | 'rules' | 'permission' | 'unread'
  /** The reason, usually in GitHub's own words, then what to do. */
  readonly sentence: string
}

/** Whether the run is read-only because GitHub makes all runs of this kind read-only. Nobody then has to change anything. */
export const isExpectedDenial = ({ kind }: PermissionDenial): boolean => kind === 'fork' || kind === 'dependabot'

/** The facts about a run that explain why GitHub denied its request. */
export interface DenialContext {
  /** Whether the pull request comes from another repository. */
  readonly isFromFork?: boolean
  readonly isDependabot?: boolean
  /** The permissions that the token needs, as in a workflow: `contents: write`. Ignored if GitHub's answer names permissions. */
  readonly needs: string
}

/**
 * Why GitHub denied a call, and what to change, as sentences.
 * @param error a response that denies permission
 */
export function permissionDenialOf(
  error: unknown,
  { isFromFork, isDependabot, needs }: DenialContext,
): PermissionDenial {
  const said = errorSentence(error)
  const told = (kind: PermissionDenial['kind'], cure: string): PermissionDenial => ({
    kind,
    sentence: `${said} ${cure}`,
  })
  if (/archived/i.test(said)) return told('archived', 'Nothing can be written to an archived repository.')
  if (/rule violation|ruleset|protected (?:branch|ref|tag)/i.test(said))
    return told(
      'rules',
      'A ruleset of the repository forbids the request. Let the account of this token bypass the ruleset.',
    )
  if (isFromFork) return { kind: 'fork', sentence: 'A run for a pull request from a fork is read-only.' }
  if (isDependabot) return { kind: 'dependabot', sentence: 'A run that Dependabot starts is read-only.' }
  const lacking = acceptedBy(error) ?? needs
  return (error as OctokitError).status === 404
    ? told(
        'permission',
        `The target of the request does not exist, or the token cannot see that target. The token needs ${lacking}.`,
      )
    : told('permission', `The token needs ${lacking}.`)
}

/**
 * The permissions that GitHub names in a header of its answer, such as `pull_requests=write,contents=read`. Alternatives follow
 * after a semicolon.
 */
function acceptedBy(error: unknown): string | undefined {
  const header = (error as OctokitError).response?.headers?.['x-accepted-github-permissions']
  const [first = ''] = typeof header === 'string' ? header.split(';') : []
  const named = [...first.matchAll(/([a-z_]+)=([a-z]+)/g)].map(
    ([, name = '', level = '']) => `${name.replaceAll('_', '-')}: ${level}`,
  )
  return named.length > 0 ? named.join(' and ') : undefined
}
