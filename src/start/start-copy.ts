import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOf } from '../models/virtual-hosts.js'
import type { KnownUser } from '../requests/asking.js'
import { listenOf } from '../requests/endpoints.js'
import type { Site } from '../site/site.js'
import { type ConfigFile, valuesOf } from '../syntax/tree.js'
import { type HttpdProgram, hasModule, moduleFile } from './httpd-program.js'
import { launch } from './launch.js'
import { madeUsers } from './made-users.js'
import { copyServer, type ServedSite, type ServerCopy, writeDocument } from './server-copy.js'
import { guardAs22 } from './stand-in.js'

/** One of the two servers that are started. */
export interface CopyToStart {
  readonly given: ServedSite
  readonly program: HttpdProgram
  /** The new texts of files; those without stay as they are. */
  readonly texts: ReadonlyMap<ConfigFile, string>
  /** It says in 2.2's terms who may have what, and a 2.4 is to read it. */
  readonly oldTerms: boolean
}

export type Places = ReadonlyMap<string, { readonly host: string; readonly port: number }>

/** A copy of a server that runs on loopback. */
export interface RunningCopy {
  readonly places: Places
  stop(): Promise<void>
}

/** Free places on loopback for each address and port of a configuration; the same for both servers, as they take turns. */
export async function placesFor(sites: readonly Site[]): Promise<Places> {
  const pairs = new Map<string, { readonly address: string; readonly port: number }>()
  for (const { address, port } of sites.flatMap(addressesIn)) pairs.set(`${address} ${port}`, { address, port })
  const ports = new Map<number, number>()
  for (const { port } of pairs.values()) if (!ports.has(port)) ports.set(port, await freePort())
  const own = [...new Set([...pairs.values()].map(({ address }) => address))].filter((address) => address !== '*')
  const hostOf = (address: string) =>
    address === '*'
      ? '127.0.0.1'
      : /^127\.|^::1$/.test(address)
        ? address
        : `127.0.0.${101 + (own.indexOf(address) % 150)}`
  return new Map(
    Array.from(pairs, ([key, { address, port }]) => [key, { host: hostOf(address), port: ports.get(port) ?? port }]),
  )
}

function addressesIn(site: Site): readonly { readonly address: string; readonly port: number }[] {
  const listens = site.directives('Listen').flatMap((line) => listenOf(line.args[0]?.value ?? '') ?? [])
  const words = [...site.sections('VirtualHost'), ...site.directives('NameVirtualHost')].flatMap((line) =>
    valuesOf(line),
  )
  const named = words.flatMap((word) => {
    const found = addressOf(word, 0)
    return found ? [{ address: found.host === '_default_' ? '*' : found.host, port: found.port }] : []
  })
  const ports = new Set(listens.map(({ port }) => port))
  const any = listens.length === 0 ? [{ address: '*', port: 80 }] : []
  const all = [...listens, ...any, ...named.filter(({ port }) => port === 0 || ports.has(port))]
  // A virtual host of an address, on every port.
  return [...all, ...named.flatMap(({ address }) => [...ports].map((port) => ({ address, port })))]
}

function freePort(): Promise<number> {
  return new Promise((settle, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => settle(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** A folder for the copies, which is removed however this program ends. */
export function scratchForCopies(): { readonly folder: string; readonly remove: () => void } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'httpd-upgrade-')))
  // Where root starts the servers they answer as somebody else, who has to get in here.
  if (process.getuid?.() === 0) chmodSync(folder, 0o711)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  return {
    folder,
    remove() {
      process.removeListener('exit', remove)
      remove()
    },
  }
}

export interface Surroundings {
  readonly folder: string
  readonly places: Places
  readonly users: readonly KnownUser[]
  /** Where a file of the server lies on this machine. */
  readonly onDisk: (onServer: string) => string
  /** Paths on the server of documents that are asked for, be they there or not. */
  readonly wanted: readonly string[]
}

/** Copy a server and start it; the sentence says why it cannot be done. */
export async function startCopy(
  copy: CopyToStart,
  around: Surroundings,
): Promise<RunningCopy | { readonly trouble: string; readonly said: string }> {
  const { given, program } = copy
  const { folder, places } = around
  mkdirSync(folder, { recursive: true })
  const listened = new Set<string>()
  const placeAt = (address: string, port: number) => {
    const plain = /^(\[?::\]?|0\.0\.0\.0)$/.test(address) ? '*' : address.replace(/^\[|\]$/g, '').toLowerCase()
    return places.get(`${plain} ${port}`) ?? (port === 0 ? { host: hostAt(places, plain), port: 0 } : undefined)
  }
  const made = copyServer(folder, given, copy.texts, {
    module: (named) => moduleFile(program, named),
    listens: placeAt,
    listen(address, port) {
      const place = placeAt(address, port)
      const key = `${place?.host} ${place?.port}`
      if (!place || listened.has(key)) return undefined
      listened.add(key)
      return place
    },
    users: madeUsers(join(folder, 'users'), around.users, around.onDisk),
    identity: process.getuid?.() === 0 ? { user: '#65534', group: '#65534' } : undefined,
    guard: copy.oldTerms && given.site.from === '2.2' ? guardAs22 : () => undefined,
    // Where nobody listens: a request that is passed on fails at once, and alike.
    backend: '127.0.0.1:9',
  })
  if (!made)
    return {
      trouble: 'None of the given files is the one that httpd starts with, so there is nothing to start.',
      said: '',
    }
  for (const path of around.wanted) {
    const own = made.path(path)
    if (own?.startsWith(join(folder, 'served'))) writeDocument(own)
  }
  return run(copy, made, around)
}

const hostAt = (places: Places, address: string): string =>
  [...places].find(([key]) => key.startsWith(`${address} `))?.[1].host ?? '127.0.0.1'

async function run(
  copy: CopyToStart,
  made: ServerCopy,
  { places, folder }: Surroundings,
): Promise<RunningCopy | { readonly trouble: string; readonly said: string }> {
  const [listens] = places.values()
  const launched = await launch({
    program: copy.program,
    main: made.main,
    words: wordsFor(copy, made, places),
    listens: listens ?? { host: '127.0.0.1', port: 80 },
    errorLog: made.errorLog,
    patience: 20_000,
  })
  if ('stop' in launched) return { places, stop: launched.stop }
  return {
    trouble: `httpd ${copy.program.release} does not start with a copy of the configuration.`,
    said: withoutRepeats(launched.said).replaceAll(folder, ''),
  }
}

/** That a module was loaded already keeps nobody from starting. */
const withoutRepeats = (said: string): string =>
  said
    .split('\n')
    .filter((line) => !/AH01574|is already loaded, skipping/.test(line))
    .join('\n')

/** What 2.2 had built in unless it was built otherwise, by 2.4's names, in the order in which its own file loads them. */
const usual = [
  ...['authn_core', 'authn_file', 'authz_core', 'authz_host', 'authz_groupfile', 'authz_user', 'auth_basic', 'include'],
  ...[
    'filter',
    'log_config',
    'env',
    'setenvif',
    'mime',
    'status',
    'autoindex',
    'asis',
    'negotiation',
    'dir',
    'actions',
  ],
  ...['userdir', 'alias', 'headers', 'expires', 'rewrite', 'auth_digest', 'authn_dbm', 'authn_anon', 'authz_owner'],
]

/** Lines that are read before the configuration: what every server needs and the configuration does not say. */
function wordsFor(
  { given: { site }, program, oldTerms }: CopyToStart,
  made: ServerCopy,
  places: Places,
): readonly string[] {
  const loads = (names: readonly string[]) =>
    names
      .filter((name) => !program.builtIn.has(`mod_${name}.c`) && hasModule(program, `mod_${name}`))
      .flatMap((name) => ['-C', `LoadModule ${name}_module "${moduleFile(program, `mod_${name}.so`)}"`])
  const loadsMpm = site.directives('LoadModule').some((line) => /^mpm_/.test(line.args[0]?.value ?? ''))
  const hasMpm = ['prefork.c', 'worker.c', 'event.c'].some((name) => program.builtIn.has(name))
  const isNew = program.version === '2.4'
  const runtime = join(made.root, 'run')
  const missing = [
    ...(isNew && !hasMpm && !loadsMpm ? ['mpm_prefork'] : []),
    ...(isNew && oldTerms ? ['unixd', 'authn_core', 'authz_core', 'authz_host', 'access_compat'] : []),
    ...(site.says('LoadModule') ? [] : isNew ? ['unixd', ...usual] : usual),
  ]
  return [
    ...(isNew ? ['-C', `DefaultRuntimeDir "${runtime}"`, '-C', `Mutex "file:${runtime}" default`] : []),
    ...loads([...new Set(missing)]),
    // Some builds have one for the whole machine.
    ...(site.says('PidFile') ? [] : ['-C', `PidFile "${runtime}/httpd.pid"`]),
    ...(site.says('Listen') ? [] : ['-C', `Listen 127.0.0.1:${places.get('* 80')?.port ?? 80}`]),
    ...(site.says('ErrorLog') ? [] : ['-C', `ErrorLog "${made.errorLog}"`]),
  ]
}
