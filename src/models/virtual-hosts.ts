import { groupBy } from '../base/group-by.js'
import { guardReading, isGuard } from '../httpd/guards.js'
import { serversOn22 } from '../site/server-level.js'
import type { Site } from '../site/site.js'
import { isLiteral } from '../syntax/literal.js'
import { ancestors, type ConfigFile, type Directive, type Node, type Section, sourceOf } from '../syntax/tree.js'

/** An address that a virtual host or NameVirtualHost names. */
export interface VirtualHostAddress {
  /** `*`, `_default_`, an IP address or a host name, in lower case. */
  readonly host: string
  /** The port; 0 means any. */
  readonly port: number
}

/** A `<VirtualHost>` that both versions read, as far as the guards around it show. */
export interface VirtualHost {
  readonly at: Section
  readonly addresses: readonly VirtualHostAddress[]
  /** ServerName (without port) and ServerAlias, in lower case; empty if it has neither. */
  readonly names: readonly string[]
}

export interface NameVirtualHost extends VirtualHostAddress {
  readonly at: Directive
}

/**
 * The virtual hosts that httpd reads together, in reading order: those reached from one main file, or those of a file that
 * no main file reaches. `nameVirtualHosts` and `listenPorts` are those of all given files.
 */
export interface VirtualHosts {
  readonly hosts: readonly VirtualHost[]
  readonly nameVirtualHosts: readonly NameVirtualHost[]
  /** The ports of all Listen lines. */
  readonly listenPorts: ReadonlySet<number>
}

/**
 * The virtual hosts reached from each main file, and those of each other file by itself. Undefined if an address cannot
 * be read, or if an unseen file may have a NameVirtualHost.
 */
export const virtualHostGroups = (site: Site): readonly VirtualHosts[] | undefined => site.once(findVirtualHosts)

function findVirtualHosts(site: Site): readonly VirtualHosts[] | undefined {
  const mains = serversOn22(site).map((server) => server.file)
  const port = mainPort(site)
  const hosts = hostsOf(site, port)
  if (hosts.length === 0 || !(mains.length > 0 || site.complete)) return undefined
  const nameVirtualHosts = site.files.flatMap((file) => nameVirtualHostsOf(site, file, port))
  if (nameVirtualHosts.some((one) => !one)) return undefined
  const shared = { nameVirtualHosts: nameVirtualHosts.filter((one) => one !== undefined), listenPorts: listensOf(site) }
  return groupsOf(site, mains, hosts).map((group) => ({ hosts: oneWorld(group), ...shared }))
}

/** An address as httpd writes it in messages: `*:80`, `10.0.0.1:*`. */
export const addressText = ({ host, port }: VirtualHostAddress): string =>
  `${host.includes(':') ? `[${host}]` : host}:${port || '*'}`

/**
 * Parses `host[:port]` as get_addresses of server/vhost.c does; undefined for an invalid address.
 * @param ownPort the main server's port, the default
 */
export function parseVirtualHostAddress(word: string, ownPort: number): VirtualHostAddress | undefined {
  const match = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d+|\*))?$/.exec(word)
  const host = (match?.[1] ?? match?.[2])?.toLowerCase()
  if (!match || !host || /^\d+$/.test(host)) return undefined
  const port = match[3] === '*' ? 0 : match[3] === undefined ? ownPort : Number(match[3])
  return { host: otherSpellings[host] ?? host, port }
}

/** Other spellings of an address. Host names are not resolved. */
const otherSpellings: Readonly<Record<string, string>> = {
  '0.0.0.0': '*',
  '::': '*',
  '255.255.255.255': '_default_',
  localhost: '127.0.0.1',
}

/** The virtual hosts in a site that both versions read. */
function hostsOf(site: Site, port: number): VirtualHost[] {
  const addresses = readAddresses(site, port)
  const names = nameLines(site)
  const hosts: VirtualHost[] = []
  for (const at of site.sections('VirtualHost')) {
    const own = addresses(at)
    if (own) hosts.push(new Host(at, own, names))
  }
  return hosts
}

/**
 * Returns a lookup: the addresses of a virtual host. Undefined if a variable, template or macro fills in the tag, or if a guard
 * around it excludes 2.2. Results are cached by the tag's text, because many tags are equal.
 */
function readAddresses(site: Site, port: number): (section: Section) => readonly VirtualHostAddress[] | undefined {
  const known = new Map<string, readonly VirtualHostAddress[] | undefined>()
  return (section) => {
    if (section.parent && !mayBeReadOn22(site, section.parent)) return undefined
    const source = sourceOf(section.file, section)
    const found = known.get(source)
    if (found || known.has(source)) return found
    const addresses = isLiteral(section) ? addressesOf(section, port) : undefined
    known.set(source, addresses)
    return addresses
  }
}

/** Whether 2.2 may read a section: no guard around it excludes 2.2, and it is not in a macro. */
function mayBeReadOn22(site: Site, section: Section): boolean {
  const known = site.once(readOn22BySection)
  let found = known.get(section)
  if (found === undefined) {
    found = [section, ...ancestors(section)].every(
      (outer) => outer.key !== 'macro' && guardReading(outer, '2.2') !== 'never',
    )
    known.set(section, found)
  }
  return found
}

const readOn22BySection = () => new Map<Section, boolean>()

const addressesOf = (section: Section, port: number): readonly VirtualHostAddress[] =>
  section.args.map((arg) => parseVirtualHostAddress(arg.value, port)).filter((address) => address !== undefined)

/** The port of the main server's ServerName; 0 if none names a port. */
function mainPort(site: Site): number {
  const line = site
    .directives('ServerName')
    .find((line) => isServerLevel(line) && /:\d+$/.test(line.args[0]?.value ?? ''))
  return Number(/:(\d+)$/.exec(line?.args[0]?.value ?? '')?.[1] ?? 0)
}

const isServerLevel = (line: Directive) => [...ancestors(line)].every(isGuard)

function nameVirtualHostsOf(site: Site, file: ConfigFile, port: number): (NameVirtualHost | undefined)[] {
  return file.named('namevirtualhost').flatMap((at) => {
    if (!mayBeReadBy22(site, at)) return []
    const address =
      at.kind === 'directive' && isLiteral(at) ? parseVirtualHostAddress(at.args[0]?.value ?? '', port) : undefined
    return at.kind === 'directive' && address ? [{ at, ...address }] : [undefined]
  })
}

/** Whether 2.2 may read a line in at least one place. */
const mayBeReadBy22 = (site: Site, node: Node): boolean =>
  site.enclosing(node).some((sections) => sections.every((section) => guardReading(section, '2.2') !== 'never'))

function listensOf(site: Site): ReadonlySet<number> {
  const ports = site
    .directives('Listen')
    .map((line) => Number(/(?:^|:)(\d+)$/.exec(line.args[0]?.value ?? '')?.[1] ?? 0))
  return new Set(ports)
}

function groupsOf(site: Site, mains: readonly ConfigFile[], hosts: readonly VirtualHost[]): (readonly VirtualHost[])[] {
  if (mains.length === 0) return [hosts]
  const others = groupBy(hosts, ({ at }) => at.file)
  const byFile = new Map(others)
  const groups = mains.map((main) => {
    const [reached, seen]: [VirtualHost[], Set<ConfigFile>] = [[], new Set()]
    read(site, main, byFile, reached, seen)
    for (const file of seen) others.delete(file)
    return reached
  })
  return [...groups, ...others.values()].filter((group) => group.length > 0)
}

/** Reads a file's virtual hosts in the order of its lines, following Includes. */
function read(
  site: Site,
  file: ConfigFile,
  hosts: ReadonlyMap<ConfigFile, readonly VirtualHost[]>,
  reached: VirtualHost[],
  seen: Set<ConfigFile>,
): void {
  if (seen.has(file)) return
  seen.add(file)
  const own = (hosts.get(file) ?? []).map((host) => ({ at: host.at, host }))
  const includes = site.includesIn(file).map((at) => ({ at, host: undefined }))
  const steps = includes.length === 0 ? own : [...own, ...includes].sort((a, b) => a.at.start - b.at.start)
  for (const { at, host } of steps) {
    if (host) reached.push(host)
    else if (at.kind === 'directive') for (const next of site.filesOf(at)) read(site, next, hosts, reached, seen)
  }
}

/**
 * The virtual hosts without contradictions: of sections that exclude each other, such as `<IfDefine X>` and `<IfDefine !X>`,
 * only the one without `!` is kept.
 */
function oneWorld(hosts: readonly VirtualHost[]): readonly VirtualHost[] {
  const conditions = new Map<Section, readonly string[]>()
  for (const { at } of hosts) {
    const { parent } = at
    if (parent && !conditions.has(parent)) conditions.set(parent, conditionsWithin(parent))
  }
  if (conditions.size === 0) return hosts
  const stated = new Set([...conditions.values()].flat())
  const isOut = (condition: string) => condition.startsWith('!') && stated.has(condition.slice(1))
  return hosts.filter(({ at: { parent } }) => !(parent && conditions.get(parent)?.some(isOut)))
}

function conditionsWithin(section: Section): string[] {
  return [section, ...ancestors(section)].filter(isGuard).map((guard) => {
    const text = guard.args.map((arg) => arg.value).join(' ')
    return text.startsWith('!') ? `!${guard.key} ${text.slice(1)}` : `${guard.key} ${text}`
  })
}

type NameLines = () => ReadonlyMap<Section | undefined, readonly Directive[]>

/** The ServerName and ServerAlias lines, by the section around them. */
function nameLines(site: Site): NameLines {
  let known: ReturnType<NameLines> | undefined
  return () => {
    known ??= groupBy(site.directives('ServerName', 'ServerAlias'), (line) => line.parent)
    return known
  }
}

/** A virtual host. Its names are read on demand, because often the addresses alone decide. */
class Host implements VirtualHost {
  private known: readonly string[] | undefined
  constructor(
    readonly at: Section,
    readonly addresses: readonly VirtualHostAddress[],
    private readonly lines: NameLines,
  ) {}
  get names(): readonly string[] {
    const lines = () => [...(this.lines().get(this.at) ?? [])].sort((a, b) => a.start - b.start)
    this.known ??= lines().flatMap((line) => line.args.map((arg) => nameOf(arg.value)))
    return this.known
  }
}

/** The host name of a ServerName line, which may also contain a scheme and a port. */
function nameOf(word: string): string {
  const name = word.toLowerCase()
  return name.includes(':') ? name.replace(/^\w+:\/\//, '').replace(/:\d+$/, '') : name
}
