import type { SpawnSyncOptions } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { usualHttpdPrograms } from '../../src/start/httpd-program.js'

/** Where the tool looks for an httpd whatever the PATH is. */
const places = usualHttpdPrograms.filter((name) => name.startsWith('/'))

const preload = fileURLToPath(new URL('without-httpd.cjs', import.meta.url))

/** What hides the httpd of a machine that has one from the tool, for a process with this PATH. */
const hiding = (path: string): NodeJS.ProcessEnv =>
  places.some((place) => existsSync(place))
    ? { PATH: path, NODE_OPTIONS: `--require "${preload}"`, HIDDEN: places.join(':') }
    : { PATH: path }

/** For a run on a machine without any httpd. It has a process of its own where one is to be hidden. */
export const withoutHttpd: SpawnSyncOptions =
  'HIDDEN' in hiding('/nowhere') ? { env: hiding('/nowhere'), input: '' } : { env: hiding('/nowhere') }

/** The same at a terminal, which takes a shell and its programs. */
export const noHttpd: NodeJS.ProcessEnv = hiding('/usr/bin:/bin')
