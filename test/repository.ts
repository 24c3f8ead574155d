import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { folder } from './folder.js'

/** A scratch repository. */
export interface Repository {
  readonly root: string
  /** Run git in it, and give what it prints. */
  git(...args: string[]): string
  /** Put a file there, whatever stood in its place. */
  write(name: string, text: string | Uint8Array): void
  /** Put a file there and stage it. */
  stage(name: string, text: string | Uint8Array): void
}

/** Whatever the machine's configuration of git says, and without the variables of a hook that these tests may run in. */
export const plainGit = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  // A clone of a checkout without a branch, as CI has for a pull request, prints advice.
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'advice.detachedHead',
  GIT_CONFIG_VALUE_0: 'false',
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@localhost',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@localhost',
})

/** A repository with these files in one commit; without any, one before its first commit. */
export function repository(files: Readonly<Record<string, string>> = {}): Repository {
  const root = folder(files)
  const repo = repositoryAt(root)
  repo.git('init', '--quiet', '--initial-branch=main')
  if (Object.keys(files).length > 0) commitAll(repo)
  return repo
}

export function repositoryAt(root: string): Repository {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, env: plainGit(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  const write = (name: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return {
    root,
    git,
    write,
    stage(name, text) {
      write(name, text)
      git('add', '--', name)
    },
  }
}

export function commitAll({ git }: Repository, message = 'all'): void {
  git('add', '--all')
  git('commit', '--quiet', '--no-verify', '-m', message)
}
