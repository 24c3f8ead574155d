import { fileScope } from '../access/merge/file-scope.js'
import { isGuard } from '../httpd/guards.js'
import { isHtaccess } from '../site/htaccess.js'
import { readingToday } from '../site/present.js'
import type { Site } from '../site/site.js'
import type { ConfigFile, Directive, Section } from '../syntax/tree.js'

/** A section, or a `.htaccess` file, whose lines hold for some of the requests. */
export interface Container {
  readonly kind: 'directory' | 'pattern' | 'files' | 'location' | 'proxy' | 'htaccess'
  /** The tag; absent for a `.htaccess` file. */
  readonly at: Section | undefined
  readonly file: ConfigFile
  readonly nodes: readonly (Directive | Section)[]
  /** The path, URL, name or pattern as written; of a `.htaccess` file its folder on the server. */
  readonly path: string
  readonly regex: boolean
  /** The section or `.htaccess` file around a `<Files>`. */
  readonly outer: Container | undefined
}

/** What one server, the main one or a virtual host, is made of. */
export interface ReadServer {
  /** Absent for the main server. */
  readonly at: Section | undefined
  /** Lines that stand in no section but the virtual host's own, in the order of reading. */
  readonly lines: readonly Directive[]
  /** In the order of reading. */
  readonly containers: readonly Container[]
}

/** All that httpd reads of a configuration, in its order: the main server first, then the virtual hosts; `.htaccess` files apart. */
export interface ReadConfiguration {
  readonly main: ReadServer
  readonly hosts: readonly ReadServer[]
  readonly htaccess: readonly Container[]
}

/**
 * Read the configuration as its server does. A guard that cannot be seen through is taken to let its lines in: to ask too
 * much is better than to ask too little.
 */
export function readConfiguration(site: Site): ReadConfiguration {
  const main: Building = { at: undefined, lines: [], containers: [] }
  const reading: Reading = { site, hosts: [], open: [] }
  for (const file of site.files)
    if (!isHtaccess(file) && site.includersOf(file).every((line) => line.file === file)) readFile(reading, file, main)
  const htaccess = site.files.filter(isHtaccess).flatMap((file) => htaccessContainers(site, file))
  return { main, hosts: reading.hosts, htaccess }
}

interface Building extends ReadServer {
  readonly lines: Directive[]
  readonly containers: Container[]
}

interface Reading {
  readonly site: Site
  readonly hosts: Building[]
  readonly open: ConfigFile[]
}

const kinds: ReadonlyMap<string, Container['kind']> = new Map([
  ['directory', 'directory'],
  ['directorymatch', 'pattern'],
  ['files', 'files'],
  ['filesmatch', 'files'],
  ['location', 'location'],
  ['locationmatch', 'location'],
  ['proxy', 'proxy'],
  ['proxymatch', 'proxy'],
])

function readFile(reading: Reading, file: ConfigFile, into: Building, outer?: Container): void {
  if (reading.open.includes(file)) return
  reading.open.push(file)
  readNodes(reading, file.commands, into, outer)
  reading.open.pop()
}

function readNodes(
  reading: Reading,
  nodes: readonly (Directive | Section)[],
  into: Building,
  outer: Container | undefined,
): void {
  const { site, hosts } = reading
  for (const node of nodes) {
    if (node.kind === 'directive') {
      if (!outer) into.lines.push(node)
      for (const file of site.filesOf(node)) readFile(reading, file, into, outer)
      continue
    }
    if (isGuard(node)) {
      if (readingToday(site, node) !== 'never') readNodes(reading, node.commands, into, outer)
    } else if (node.key === 'virtualhost') {
      const host: Building = { at: node, lines: [], containers: [] }
      hosts.push(host)
      readNodes(reading, node.commands, host, undefined)
    } else if (kinds.has(node.key)) {
      const container = containerOf(node, outer)
      into.containers.push(container)
      readNodes(reading, node.commands, into, container)
    }
  }
}

function containerOf(section: Section, outer: Container | undefined): Container {
  const [first, second] = section.args
  const regex = section.key.endsWith('match') || first?.value === '~'
  const kind = kinds.get(section.key) ?? 'directory'
  return {
    kind: kind === 'directory' && regex ? 'pattern' : kind,
    at: section,
    file: section.file,
    nodes: section.commands,
    path: (first?.value === '~' ? second : first)?.value ?? '',
    regex,
    outer,
  }
}

function htaccessContainers(site: Site, file: ConfigFile): Container[] {
  const { path } = fileScope(site, file)
  const own: Container = {
    kind: 'htaccess',
    at: undefined,
    file,
    nodes: file.commands,
    path,
    regex: false,
    outer: undefined,
  }
  const inside: Building = { at: undefined, lines: [], containers: [] }
  readNodes({ site, hosts: [], open: [] }, file.commands, inside, own)
  return [own, ...inside.containers]
}
