import type { Octokit } from '@octokit/rest'
import { clientOf } from './client.js'
import { openPullRequest, push } from './people.js'
import type { GitHub } from './server.js'
import { addRepository, addToken } from './setup.js'
import type { Level, Permission, Pull, Repository } from './world.js'

/** A pull request to try things on, a client with a bot's token, and the parameters that name them. */
export interface Scene {
  readonly repository: Repository
  readonly pull: Pull
  readonly octokit: Octokit
  readonly repo: { readonly owner: string; readonly repo: string }
  readonly at: { readonly owner: string; readonly repo: string; readonly pull_number: number }
}

/** Sixty lines; the change adds two after line 10 and one after line 40, so that there are two hunks: 8–15 and 40–46. */
export async function twoHunks(
  github: GitHub,
  permissions: Readonly<Partial<Record<Permission, Level>>> = { pull_requests: 'write' },
): Promise<Scene> {
  const lines = Array.from({ length: 60 }, (_, index) => `# ${index + 1}`)
  const changed = [
    ...lines.slice(0, 10),
    'Order allow,deny',
    'Allow from all',
    ...lines.slice(10, 40),
    'Deny from all',
    ...lines.slice(40),
  ]
  const files = { 'a.conf': text(lines), 'logo.png': new Uint8Array([0, 1, 2]) }
  const repository = await addRepository(github, 'acme/site', { files, teams: ['ops'] })
  await push(github, repository, 'topic', { 'a.conf': text(changed), 'logo.png': new Uint8Array([0, 1, 3]) })
  const pull = await openPullRequest(github, repository, { head: 'topic' })
  const repo = { owner: 'acme', repo: 'site' }
  return {
    repository,
    pull,
    octokit: clientOf(github, addToken(github, { permissions })),
    repo,
    at: { ...repo, pull_number: pull.number },
  }
}

export const text = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')
