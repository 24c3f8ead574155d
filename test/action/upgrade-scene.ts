import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { folder } from '../folder.js'
import { dispatchEvent } from '../github/events.js'
import { environment } from '../github/git.js'
import { pullsOf } from '../github/pulls.js'
import type { Files } from '../github/repository.js'
import type { ActionRun } from '../github/runner.js'
import type { GitHub } from '../github/server.js'
import { addRepository, addToken, type TokenOptions } from '../github/setup.js'
import type { Pull, Repository } from '../github/world.js'
import { runIn } from '../run-cli.js'
import { type ActOptions, act } from './scene.js'

/** What action.yml has for `branch`. */
export const branch = 'httpd-upgrade/2.4'

/** What the documented workflow for upgrades grants. */
export const mayWrite: TokenOptions['permissions'] = { contents: 'write', pull_requests: 'write' }

/** A repository with a configuration. */
export const siteWith = (github: GitHub, files: Files): Promise<Repository> =>
  addRepository(github, 'acme/site', { files: { 'README.md': 'Our site\n', ...files } })

/** Run `mode: upgrade` as a schedule or a person does. */
export const upgrade = async (
  github: GitHub,
  site: Repository,
  { inputs = {}, ...options }: ActOptions = {},
): Promise<ActionRun> =>
  act(github, await dispatchEvent(github, site), {
    token: { permissions: mayWrite },
    ...options,
    inputs: { mode: 'upgrade', ...inputs },
  })

/** The only pull request of the repository. @throws Error where there are none or several */
export function pullIn(site: Repository): Pull {
  const [pull, ...others] = pullsOf(site)
  if (!pull || others.length > 0) throw new Error(`There are ${pullsOf(site).length} pull requests.`)
  return pull
}

/** What was done with the pull request. */
export const operation = ({ outputs }: ActionRun): string | undefined => outputs['pull-request-operation']

/** A file as a branch has it, byte by byte. */
export const readAt = async ({ git }: Repository, ref: string, path: string): Promise<string | undefined> =>
  (await git.read(`${ref}:${path}`))?.content.toString('latin1')

/** The subjects of the commits that the branch has and the base has not, the first one first. */
export const subjects = async ({ git, defaultBranch }: Repository, of = branch): Promise<string[]> => {
  const out = await git.git(['log', '--reverse', '--format=%s', of, `^${defaultBranch}`])
  return out.toString().trim().split('\n').filter(Boolean)
}

/** A clone as `git` makes it, over HTTP. */
interface Clone {
  readonly folder: string
  readonly git: (...args: string[]) => Promise<string>
}

/** Never by waiting in place: the server that it asks is this very process. */
export async function cloneOf(github: GitHub, { fullName }: Repository): Promise<Clone> {
  const place = folder()
  const token = addToken(github, { permissions: { contents: 'read' } })
  const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`
  const git = async (...args: string[]) => {
    const run = promisify(execFile)('git', ['-c', `http.extraheader=${header}`, ...args], {
      cwd: place,
      env: environment,
    })
    return (await run).stdout.trim()
  }
  await git('clone', '-q', `${github.url}/${fullName}.git`, '.')
  return { folder: place, git }
}

/** The tree that `httpd-upgrade --write .` makes of a checkout of the default branch, with the forms that the Action chooses. */
export async function writtenTree({ folder, git }: Clone, ...options: string[]): Promise<string> {
  runIn(folder, ['--write', '--quiet', '--defaults', 'safer', '--likely-mistakes', 'close', ...options, '.'])
  // What --write notes for the next run is for whoever works in a folder.
  await git('checkout', '-q', '--', ':(glob)**/httpd-upgrade.json').catch(() => undefined)
  await git('clean', '-fq', '--', ':(glob)**/httpd-upgrade.json')
  await git('add', '-A')
  return git('write-tree')
}

/** The tree of a branch as `git fetch` brings it. */
export async function fetchedTree({ git }: Clone, of = branch): Promise<string> {
  await git('fetch', '-q', 'origin', of)
  return git('rev-parse', 'FETCH_HEAD^{tree}')
}
