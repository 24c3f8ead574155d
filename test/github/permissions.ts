import { isGranted } from './call.js'
import type { Grant, Level, Permission, Repository } from './world.js'

/** One of these is enough. */
type Needs = readonly (readonly [Permission, Level])[]

/**
 * What a token needs for an operation, after GitHub's page "Permissions required for GitHub Apps". Issues' comments, labels
 * and assignees are those of pull requests too, so that either permission does.
 */
function needsOf(operation: string): Needs {
  const [group = ''] = operation.split('/')
  const level = writes(operation) ? 'write' : 'read'
  if (operation === 'issues/create') return [['issues', level]]
  if (group === 'issues')
    return [
      ['issues', level],
      ['pull_requests', level],
    ]
  const permission = permissions[group]
  return permission === undefined || withoutNeeds.has(operation) ? [['metadata', 'read']] : [[permission, level]]
}

export const writes = (operation: string): boolean => !/\/(get|list|check|compare|code)\b/.test(operation)

const permissions: Readonly<Record<string, Permission>> = {
  pulls: 'pull_requests',
  git: 'contents',
  repos: 'contents',
  checks: 'checks',
  'code-scanning': 'security_events',
}

const withoutNeeds = new Set(['repos/get', 'repos/get-collaborator-permission-level', 'repos/list-for-org'])

/** Every token may read metadata, and a public repository may be read by anybody. */
export const mayDo = (grant: Grant, repository: Repository | undefined, operation: string): boolean =>
  needsOf(operation).some(([permission, level]) => {
    if (permission === 'metadata') return true
    if (level === 'read' && repository?.visibility === 'public') return true
    return (!repository || isGranted(grant, repository)) && hasLevel(grant, permission, level)
  })

export const hasLevel = ({ permissions: held }: Grant, permission: Permission, level: Level): boolean =>
  held[permission] === 'write' || held[permission] === level
