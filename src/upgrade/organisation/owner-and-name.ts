import type { RepositoryName } from '../../action/repository-calls.js'

/**
 * Splits the full name of a repository.
 * @param fullName `owner/name`
 */
export function ownerAndName(fullName: string): RepositoryName {
  const [owner = '', repo = ''] = fullName.split('/')
  return { owner, repo }
}
