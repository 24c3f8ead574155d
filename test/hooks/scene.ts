import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { cliBundle } from '../bundles.js'
import { folder } from '../folder.js'
import { plainGit, type Repository } from '../repository.js'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What a clone of this project holds that a hook needs, with a command line made from the source as it is now. */
export async function clonedPackage(): Promise<string> {
  const target = folder()
  for (const name of ['package.json', 'package-lock.json', '.pre-commit-hooks.yaml', 'LICENSE', 'README.md'])
    copyFileSync(join(root, name), join(target, name))
  cpSync(dirname(await cliBundle()), join(target, 'dist'), { recursive: true })
  writeFileSync(join(target, 'dist/cli.js'), "#!/usr/bin/env node\nrequire('./cli.cjs')\n", { mode: 0o755 })
  return target
}

/** What npm would leave in a repository's node_modules: this tool, and packages that the project's own has. */
export function install(repo: Repository, ownPackage: string, bins: Readonly<Record<string, string>>): void {
  const link = (from: string, to: string) => {
    mkdirSync(dirname(join(repo.root, to)), { recursive: true })
    symlinkSync(from, join(repo.root, to))
  }
  link(ownPackage, 'node_modules/httpd-upgrade')
  link('../httpd-upgrade/dist/cli.js', 'node_modules/.bin/httpd-upgrade')
  for (const [name, bin] of Object.entries(bins)) {
    link(join(root, 'node_modules', name), `node_modules/${name}`)
    link(`../${name}/${bin}`, `node_modules/.bin/${name}`)
  }
  writeFileSync(join(repo.root, '.gitignore'), 'node_modules\n')
}

/** Nothing of the machine's user, and no way to any registry: the port is closed. */
export function env(): NodeJS.ProcessEnv {
  const { HUSKY: _, CI: __, ...plain } = plainGit()
  const home = folder()
  return {
    ...plain,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    PRE_COMMIT_HOME: join(home, 'pre-commit'),
    npm_config_registry: 'http://127.0.0.1:9/',
    npm_config_cache: join(home, 'npm'),
    npm_config_fetch_retries: '0',
  }
}

/** Somebody at work in the repository, with hooks and all. */
export interface Person {
  run(command: string, ...args: string[]): SpawnSyncReturns<string>
  /** Commit as told; whether it went through, and what was said. */
  commit(...args: string[]): { readonly passed: boolean; readonly said: string }
}

export function personIn(repo: Repository, environment: NodeJS.ProcessEnv): Person {
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: repo.root, env: environment, encoding: 'utf8' })
  const head = () => run('git', 'rev-parse', '--verify', '--quiet', 'HEAD').stdout
  return {
    run,
    commit(...args) {
      const before = head()
      const { status, stdout, stderr } = run('git', 'commit', '-m', 'x', ...args)
      const passed = status === 0
      if (passed === (head() === before)) throw new Error(`git commit ended with ${status}, but HEAD says otherwise`)
      // lint-staged asks for colours.
      return { passed, said: stripVTControlCharacters(stdout + stderr) }
    },
  }
}
