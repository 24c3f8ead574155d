import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** An empty project that has the package in its node_modules, as `npm pack` makes it of the built dist/. */
export interface Project {
  readonly folder: string
  /** The packed package. */
  readonly archive: string
  write(name: string, text: string): void
  run(
    command: string,
    ...words: string[]
  ): { readonly stdout: string; readonly stderr: string; readonly status: number | null }
  /** What TypeScript says of files, with all its checks on; empty where nothing is wrong. */
  check(resolution: 'node16' | 'bundler', ...names: readonly string[]): string
}

let made = ''

/** Have the project there before the tests of a file. */
export function useProject(): () => Project {
  beforeAll(() => {
    made = mkdtempSync(join(tmpdir(), 'httpd-upgrade-'))
    writeFileSync(join(made, 'package.json'), '{ "type": "module" }\n')
    // No script of the project is run for it: what is packed is what is there.
    execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', made], { cwd: root })
    execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', archiveIn(made)], { cwd: made })
    for (const name of ['unified', 'vfile', '@types/unist']) {
      mkdirSync(join(made, 'node_modules', name, '..'), { recursive: true })
      symlinkSync(join(root, 'node_modules', name), join(made, 'node_modules', name), 'dir')
    }
  })
  afterAll(() => rmSync(made, { recursive: true, force: true }))
  return () => projectIn(made)
}

const archiveIn = (folder: string): string =>
  join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '')

function projectIn(folder: string): Project {
  const run: Project['run'] = (command, ...words) => spawnSync(command, words, { cwd: folder, encoding: 'utf8' })
  return {
    folder,
    archive: archiveIn(folder),
    write: (name, text) => writeFileSync(join(folder, name), text),
    run,
    check(resolution, ...names) {
      const strict = [
        '--strict',
        '--exactOptionalPropertyTypes',
        '--noUncheckedIndexedAccess',
        '--noEmit',
        '--types',
        '',
      ]
      const scripts = names.some((name) => name.endsWith('.js'))
        ? ['--allowJs', '--checkJs', '--lib', 'es2023,dom']
        : []
      const module = resolution === 'node16' ? 'node16' : 'esnext'
      const how = ['--module', module, '--moduleResolution', resolution, '--target', 'es2022']
      const tsc = join(root, 'node_modules/typescript/bin/tsc')
      return run(process.execPath, tsc, ...strict, ...scripts, ...how, ...names).stdout
    },
  }
}
