import type { GitHubClient } from '../../action/client.js'
import { InputError } from '../../action/inputs.js'

/** The properties of a repository that a plan needs. */
export type OrganisationRepository = Readonly<ReturnType<typeof repositoryOf>>

/**
 * The organisation's repositories that the token can see: for the token of a GitHub App, the repositories on which the App is
 * installed.
 * @throws InputError if the organisation is not known
 */
export async function fetchRepositories(client: GitHubClient, organisation: string): Promise<OrganisationRepository[]> {
  const listed = (await ofInstallation(client)) ?? (await ofOrganisation(client, organisation))
  const owner = `${organisation.toLowerCase()}/`
  return listed.filter(({ full_name }) => full_name.toLowerCase().startsWith(owner)).map(repositoryOf)
}

const repositoryOf = ({ full_name: fullName, ...listed }: Listed) => ({
  /** The repository as `owner/name`. */
  fullName,
  defaultBranch: listed.default_branch ?? 'main',
  topics: listed.topics ?? [],
  isPrivate: listed.private,
  isArchived: listed.archived ?? false,
  isDisabled: listed.disabled ?? false,
  isFork: listed.fork,
})

interface Listed {
  readonly full_name: string
  readonly default_branch?: string
  readonly topics?: string[]
  readonly private: boolean
  readonly archived?: boolean
  readonly disabled?: boolean
  readonly fork: boolean
}

/** The repositories of an App's installation; undefined if the token is not that of an installation. */
async function ofInstallation(client: GitHubClient): Promise<readonly Listed[] | undefined> {
  try {
    return await client.paginate(client.rest.apps.listReposAccessibleToInstallation, { per_page: 100 })
  } catch (error) {
    const { status, message = '' } = error as { status?: number; message?: string }
    if ((status === 403 && !/rate limit/i.test(message)) || status === 404) return undefined
    throw error
  }
}

async function ofOrganisation(client: GitHubClient, org: string): Promise<readonly Listed[]> {
  try {
    return await client.paginate(client.rest.repos.listForOrg, { org, type: 'all', per_page: 100 })
  } catch (error) {
    if ((error as { status?: number }).status !== 404) throw error
    throw new InputError(`organisation: there is no organisation ${org}, or the token cannot see that organisation.`)
  }
}
