import { spawn } from 'node:child_process'
import { accessSync, chmodSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The environment that tests run in: see machine.ts. */
    readonly environment: Readonly<Record<string, string>>
  }
}

/**
 * Runs before everything else. Keeps the machine out of the tests, and the tests off the machine:
 * - the tests get an environment of their own (environment.ts puts it in place), with an empty home folder, no configuration of
 *   git, and no httpd on the PATH;
 * - whatever they make lies in folders of the run. When it ends or is killed, these are deleted, and every process that names
 *   one of them is killed.
 */
export function setup(project: TestProject): () => Promise<void> {
  process.umask(0o022)
  const folder = runFolder(tmpdir())
  const scratch = runFolder(isWritable(memory) ? memory : tmpdir())
  const building = join(fileURLToPath(new URL('../../.cache', import.meta.url)), basename(folder))
  const end = removeAtEnd(folder, scratch, building, project.tmpDir)
  const home = join(folder, 'home')
  mkdirSync(home)
  // Whoever is started from here on inherits these. Node reads its locale when it starts.
  Object.assign(process.env, { TMPDIR: folder, LC_ALL: 'C.UTF-8', TZ: 'UTC' })
  process.env.HTTPD_SCRATCH = scratch
  process.env.TEST_BUILDING = building
  process.env.TEST_IN_CI = process.env.CI ? '1' : ''
  project.provide('environment', {
    PATH: pathWithoutHttpd(folder),
    HOME: home,
    TMPDIR: folder,
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    SHELL: '/bin/sh',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
  })
  return end
}

/** Servers are tried in memory where that can be had: trials are thousands of small files, and disks are seventy times slower. */
const memory = '/dev/shm'

function runFolder(place: string): string {
  const folder = mkdtempSync(join(place, 'httpd-upgrade-tests-'))
  // For others too: servers, and tests of what happens to somebody who may read little.
  chmodSync(folder, 0o755)
  return folder
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Waits until the run ends, however it ends. Then kills each process with one of the first two folders in its environment or its
 * command line.
 */
const remove = `
read -r _
for pass in once "again, for what they started meanwhile"; do
  for process in /proc/[0-9]*; do
    id=\${process#/proc/}
    [ "$id" = $$ ] || ! grep -qaF -e "$1" -e "$2" "$process/environ" "$process/cmdline" 2>/dev/null || kill -KILL "$id"
  done
done
chmod -R u+rwX "$1" "$2"
rm -rf "$@"
`

/** @returns what begins the removal at once, and waits for it */
function removeAtEnd(...folders: [folder: string, scratch: string, ...others: string[]]): () => Promise<void> {
  const remover = spawn('sh', ['-c', remove, 'httpd-upgrade-tests', ...folders], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Out of reach of an interrupt from the keyboard.
    detached: true,
    env: { PATH: process.env.PATH },
  })
  remover.unref()
  remover.stdin.on('error', () => undefined)
  ;(remover.stdin as unknown as { unref(): void }).unref()
  return () => {
    remover.ref()
    remover.stdin.end()
    return new Promise((resolve) => remover.once('close', () => resolve()))
  }
}

const httpdPrograms = /^(httpd|apache2?|apachectl|apache2ctl|a2(en|dis)(mod|site|conf)|a2query)\b/

/**
 * The Node that runs the tests, then what is on the PATH but for httpd and what npm adds. A folder with an httpd is replaced by
 * one with links to everything else in it.
 */
function pathWithoutHttpd(folder: string): string {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((each) => existsSync(each) && !isOfNpm(each))
  const others = folders.map((each, index) => {
    const names = namesIn(each)
    if (!names.some((name) => httpdPrograms.test(name))) return each
    const links = join(folder, `path-${index}`)
    mkdirSync(links)
    for (const name of names) if (!httpdPrograms.test(name)) symlinkSync(join(each, name), join(links, name))
    return links
  })
  return [nodeAlone(folder), ...others].join(delimiter)
}

/** A folder with the Node that runs the tests: beside Node itself there may be an httpd. */
function nodeAlone(folder: string): string {
  const bin = join(folder, 'path-node')
  mkdirSync(bin)
  symlinkSync(process.execPath, join(bin, 'node'))
  return bin
}

/** None where it is no folder, or may not be listed. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

const isOfNpm = (folder: string) =>
  folder.endsWith(join('node_modules', '.bin')) || folder.includes(`${sep}node-gyp-bin`)
