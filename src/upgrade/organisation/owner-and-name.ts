import type { RepositoryName } from '../../action/repository-calls.js'

/** @param fullName `owner/name` */
export function ownerAndName(fullName: string): RepositoryName {
  const [owner = '', repo = ''] = fullName.split('/')
  return { owner, repo }
}
