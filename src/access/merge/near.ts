import { isWild } from '../../httpd/fnmatch.js'
import { nearOneOf, segmentsOf } from '../../httpd/folder-path.js'
import type { Site } from '../../site/site.js'
import type { ServerSection } from './merge.js'
import { isUncertain, type Scope } from './scope.js'
import { urlMapsOf } from './urls/urls.js'

/** Sections that some requests may meet, and the servers that answer these. */
interface Near {
  readonly scopes: readonly Scope[]
  readonly isAsked: (server: ServerSection) => boolean
}

/** Of all sections those that a request may meet which meets one of the targets. */
export function nearTo(site: Site, scopes: readonly Scope[], targets: readonly Scope[]): Near {
  const servers = new Set(targets.flatMap(({ places }) => places.map(({ server }) => server)))
  const mayMeet = meetingOneOf(targets.map((target) => foldersOf(target) ?? rootsOf(site, target)))
  const isAsked = (server: ServerSection) =>
    servers.has(server) || (servers.has(undefined) && mayMeet(rootsOn(site, server)))
  return {
    isAsked,
    scopes: scopes.filter(
      (scope) => scope.places.some(({ server }) => !server || isAsked(server)) && mayMeet(foldersOf(scope)),
    ),
  }
}

/** Folders by their paths; undefined where they may be any. */
type Folders = readonly string[] | undefined

/** Those that a section is for, or the section around it. */
function foldersOf(scope: Scope): Folders {
  const { kind, paths, placed, places } = scope
  if (kind === 'files') return allOf(places.map(({ outer }) => outer && foldersOf(outer)))
  const isKnown = (kind === 'directory' || kind === 'htaccess') && placed && !isUncertain(scope) && !paths.some(isWild)
  return isKnown ? paths : undefined
}

/** Those that a virtual host around it answers from. */
const rootsOf = (site: Site, { places }: Scope): Folders =>
  allOf(places.map(({ server }) => server && rootsOn(site, server)))

/** Those that a server answers from. */
function rootsOn(site: Site, server: ServerSection): Folders {
  const map = urlMapsOf(site)(server)
  return map?.unknown.length === 0 ? [...map.folders, ...map.below].map(({ folder }) => folder) : undefined
}

const allOf = (each: readonly Folders[]): Folders =>
  each.every((folders) => folders) ? each.flatMap((folders) => folders ?? []) : undefined

/** Whether what lies in some folders may lie in one of these, or the other way round. */
function meetingOneOf(each: readonly Folders[]): (folders: Folders) => boolean {
  const all = allOf(each)
  if (!all) return () => true
  const isNear = nearOneOf(all.map(segmentsOf))
  return (folders) => folders?.map(segmentsOf).some(isNear) ?? true
}
