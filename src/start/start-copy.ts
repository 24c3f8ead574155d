import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Module } from '../httpd/modules.js'
import type { KnownUser } from '../requests/request-client.js'
import { missingModuleIn } from '../verify/rounds.js'
import type { CopyAdaptation } from './adapt.js'
import { type CopyAddresses, copyAddressesForListen, copyAddressOf } from './copy-addresses.js'
import type { CopyToStart } from './copy-to-start.js'
import { loadsModulesOfHttpd } from './decided-guards.js'
import { hasModule, moduleFileFor } from './httpd-program.js'
import { launchHttpd } from './launch.js'
import { absentModuleLineTest } from './left-out-lines.js'
import { copyServer, type ServerCopy, writeTestDocument } from './server-copy.js'
import { editsToReadAs22 } from './stand-in.js'
import { startArguments, unusedBackendAddress } from './start-arguments.js'
import { realmsIn, testUsersWriter } from './test-users.js'

/** A copy of a server that runs on loopback. */
export interface RunningCopy {
  readonly addresses: CopyAddresses
  /** Further modules that were loaded, such as `mod_deflate`. */
  readonly loaded: readonly string[]
  stop(): Promise<void>
}

export interface CopySurroundings {
  readonly folder: string
  readonly addresses: CopyAddresses
  readonly users: readonly KnownUser[]
  /** Converts a path on the server to a path on this machine. */
  readonly onDisk: (onServer: string) => string
  /** The requested documents, as paths on the server, whether or not they exist. */
  readonly wanted: readonly string[]
}

/** Copies a server and starts it. If that fails, `trouble` says why in a sentence, and `output` is that of httpd. */
export async function startCopy(
  copy: CopyToStart,
  around: CopySurroundings,
): Promise<RunningCopy | { readonly trouble: string; readonly output: string }> {
  const { given, program } = copy
  const { folder, addresses } = around
  mkdirSync(folder, { recursive: true })
  const listened = new Set<string>()
  const made = copyServer(folder, given, copy.texts, {
    isLeftOut: absentModuleLineTest(copy.leftOutModules),
    module: (named) => moduleFileFor(program, named),
    listens: (address, port) => copyAddressOf(addresses, address, port),
    listen: (address, port) =>
      copyAddressesForListen(addresses, address, port).filter(({ host, port: own }) => {
        const key = `${host} ${own}`
        return !listened.has(key) && listened.add(key)
      }),
    usersFileFor: testUsersWriter(
      join(folder, 'users'),
      { users: around.users, realms: realmsIn(given.site) },
      around.onDisk,
    ),
    identity: identityHere(),
    standIn: copy.keepsAccessRulesOf22 && given.site.from === '2.2' ? editsToReadAs22 : undefined,
    backend: unusedBackendAddress,
  })
  if (!made)
    return {
      trouble:
        'The main file of the server is not among the given files, so nothing can be started. Name that file too.',
      output: '',
    }
  for (const path of around.wanted) {
    const own = made.path(path)
    if (own?.startsWith(`${folder}/`)) writeTestDocument(own)
  }
  return run(copy, made, around)
}

/**
 * The user and group of the copy, by number, because this machine may not have the server's accounts: nobody if root starts it,
 * otherwise the current user.
 */
function identityHere(): CopyAdaptation['identity'] {
  const [user, group] = [process.getuid?.(), process.getgid?.()]
  if (user === undefined || group === undefined) return undefined
  return user === 0 ? { user: '#65534', group: '#65534' } : { user: `#${user}`, group: `#${group}` }
}

/** Starts the copy. If httpd lacks a module or a Listen line that may be in files not given, adds it and starts httpd again. */
async function run(
  copy: CopyToStart,
  made: ServerCopy,
  { addresses, folder }: Pick<CopySurroundings, 'addresses' | 'folder'>,
  more: readonly string[] = [],
): Promise<RunningCopy | { readonly trouble: string; readonly output: string }> {
  const launched = await launchHttpd({
    program: copy.program,
    mainFile: made.main,
    extraArguments: startArguments(copy, made, addresses, more),
    listens: [...addresses.values()],
    errorLog: made.errorLog,
    startTimeout: 20_000,
  })
  if ('stop' in launched) return { addresses, stop: launched.stop, loaded: more.filter((name) => name !== 'Listen') }
  // The server's Listen lines are in files that were not given, or that the copy does not read.
  if (/no listening sockets/.test(launched.output) && !more.includes('Listen'))
    return run(copy, made, { addresses, folder }, [...more, 'Listen'])
  const missing = missingModuleIn(launched.output)
  const missed = missing && mayHaveModule(copy, missing) ? missing.name : undefined
  // The new copy must not load mod_access_compat: it would apply old access rules too.
  const isWanted = missed !== 'mod_access_compat'
  if (missed && isWanted && !more.includes(missed) && hasModule(copy.program, missed))
    return run(copy, made, { addresses, folder }, [...more, missed])
  return {
    trouble: `httpd ${copy.program.release} does not start with a copy of the configuration.`,
    // The output, with the paths of the given files instead of those in the copy.
    output: withoutRepeats(launched.output).replaceAll(`${folder}/tree/`, '').replaceAll(folder, ''),
  }
}

/**
 * Whether the server may have a module that no given file loads: a file that was not given may load it, 2.2 may have it built
 * in, or its functions were in another module of 2.2, as with mod_slotmem_shm.
 */
const mayHaveModule = (
  { given: { site }, keepsAccessRulesOf22, program }: CopyToStart,
  { symbol22 }: Module,
): boolean =>
  !site.complete ||
  (keepsAccessRulesOf22 && symbol22 === undefined) ||
  ((keepsAccessRulesOf22 || program.version === '2.2') && !loadsModulesOfHttpd(site))

/** The log without messages about modules that are loaded twice, which do not stop httpd from starting. */
const withoutRepeats = (said: string): string =>
  said
    .split('\n')
    .filter((line) => !/AH01574|is already loaded, skipping/.test(line))
    .join('\n')
