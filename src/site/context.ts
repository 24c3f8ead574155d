import { guardReading, isGuard } from '../httpd/guards.js'
import type { ConfigFile, Directive, Node, Section } from '../syntax/tree.js'
import { isHtaccess } from './htaccess.js'
import type { Site } from './site.js'

/** The contexts in which a directive can take effect, in the manual's words. */
export type Context = 'server' | 'virtualhost' | 'directory' | 'files' | 'location' | 'proxy' | 'htaccess' | 'other'

const contexts: ReadonlyMap<string, Context> = new Map([
  ['virtualhost', 'virtualhost'],
  ['directory', 'directory'],
  ['directorymatch', 'directory'],
  ['files', 'files'],
  ['filesmatch', 'files'],
  ['location', 'location'],
  ['locationmatch', 'location'],
  ['proxy', 'proxy'],
  ['proxymatch', 'proxy'],
])

/** The contexts of a node, not counting guards and `<Limit>`. There are several if its file is included more than once. */
export function contextsOf(site: Site, node: Node): ReadonlySet<Context> {
  const known = site.once(contextsKnown)
  const around = node.parent ?? node.file
  let found = known.get(around)
  if (!found) {
    const [place = [], ...others] = site.enclosing(node)
    const first = contextOf(node, place)
    found =
      others.length === 0
        ? contextsAlone[first]
        : new Set([first, ...others.map((sections) => contextOf(node, sections))])
    known.set(around, found)
  }
  return found
}

const contextsAlone: Readonly<Record<Context, ReadonlySet<Context>>> = {
  server: new Set(['server']),
  virtualhost: new Set(['virtualhost']),
  directory: new Set(['directory']),
  files: new Set(['files']),
  location: new Set(['location']),
  proxy: new Set(['proxy']),
  htaccess: new Set(['htaccess']),
  other: new Set(['other']),
}

/** A cache by section or file, because all lines in one section have the same contexts. */
const contextsKnown = () => new Map<Section | ConfigFile, ReadonlySet<Context>>()

/** Whether a line is at server level in at least one of the places where its file is read. */
export const isAtServerLevel = (site: Site, line: Directive): boolean =>
  site.once(serverLevel).has(line.parent ?? line.file)

function serverLevel(site: Site): ReadonlySet<Section | ConfigFile> {
  const found = new Set<Section | ConfigFile>()
  for (const file of site.files) {
    const [first] = file.commands
    if (first && contextsOf(site, first).has('server')) found.add(file)
  }
  // This set grows during the loop, which also visits the sections that were added.
  for (const holder of found) for (const section of holder.sections) if (isLookedThrough(section)) found.add(section)
  return found
}

const isLookedThrough = (section: Section): boolean =>
  isGuard(section) || /^(limit|limitexcept|require(all|any|none)|if|else|elseif)$/.test(section.key)

function contextOf(node: Node, sections: readonly Section[]): Context {
  const around = sections.find((section) => !isLookedThrough(section))
  if (around) return contexts.get(around.key) ?? 'other'
  return isHtaccess(node.file) ? 'htaccess' : 'server'
}

/** Whether 2.2 or 2.4 may skip the node in some place, because of a guard that the files do not decide. */
export function isConditional(site: Site, node: Node): boolean {
  return site.enclosing(node).some((sections) => sections.some((section) => isGuard(section) && !isAlwaysRead(section)))
}

const isAlwaysRead = (guard: Section) =>
  guardReading(guard, '2.2') === 'always' && guardReading(guard, '2.4') === 'always'
