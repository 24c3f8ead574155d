import { groupBy } from '../../base/group-by.js'
import type { Site } from '../../site/site.js'
import type { Section } from '../../syntax/tree.js'
import { type Folder, foldersAtOrAbove, type ServerGroup, type ServersWithStates } from './folder-tree.js'
import { serverOverridesKey } from './overrides-at.js'
import type { StateSet, Step } from './state-set.js'

/**
 * Changes the states of a virtual host. Without `server`: of the main server and of all virtual hosts, because the main
 * server's sections apply to them too.
 */
export function changeStates(
  folder: Folder,
  server: Section | undefined,
  change: (set: StateSet, step: Step) => StateSet,
  step: Step,
): void {
  if (server) setServerStates(folder, server, change(serverStatesAt(folder, server), step))
  else {
    const others = statesByVirtualHostAt(folder)
    folder.mainStates = change(mainServerStates(folder), step)
    for (const [other, set] of others) {
      const after = change(set, step)
      // Unchanged states are not stored, because they are found in the folder above.
      if (after !== set) setServerStates(folder, other, after)
    }
  }
}

export function setServerStates(folder: Folder, server: Section, states: StateSet): void {
  folder.statesByHost ??= new Map()
  folder.statesByHost.set(server, states)
  folder.ownServers = undefined
}

/** The states in a folder for requests to this server. */
export function serverStatesAt(folder: Folder, server: Section | undefined): StateSet {
  // Plain loops, because this runs for every folder.
  for (let up = server && folder; up; up = up.parent) {
    const own =
      up.statesByHost?.get(server as Section) ??
      up.serverGroups?.find((group) => isInGroup(group, server as Section))?.states
    if (own) return own
  }
  return mainServerStates(folder)
}

/** The states in a folder for requests to the main server. */
export function mainServerStates(folder: Folder): StateSet {
  for (let up: Folder | undefined = folder; up; up = up.parent) if (up.mainStates) return up.mainStates
  throw new Error('The root folder has no states.')
}

/** The states in this folder for requests to each virtual host that has states of its own here or in a folder above. */
export function statesByVirtualHostAt(folder: Folder): Map<Section, StateSet> {
  const found = new Map<Section, StateSet>()
  const note = (server: Section, set: StateSet) => found.has(server) || found.set(server, set)
  for (const up of foldersAtOrAbove(folder)) {
    for (const [server, set] of up.statesByHost ?? []) note(server, set)
    for (const group of up.serverGroups ?? []) for (const server of serversInGroup(group)) note(server, group.states)
  }
  return found
}

/**
 * The virtual hosts with states of their own in this folder, in groups. Hosts of a group have equal states and equal
 * AllowOverride in this folder and in all folders above it: on a server with thousands of sites, many have the same `<Directory
 * />`.
 */
export function serverGroupsAt(site: Site, folder: Folder): ServersWithStates {
  const above = folder.parent ? serverGroupsAt(site, folder.parent) : noGroups
  if (!folder.statesByHost && !folder.serverGroups) return above
  if (folder.ownServers?.above !== above) folder.ownServers = ownServers(site, folder, above)
  return folder.ownServers
}

const noServers: ReadonlySet<Section> = new Set()
const noStates: ReadonlyMap<Section, StateSet> = new Map()
const noGroups: ServersWithStates = { all: noServers, groups: [], above: undefined }

function ownServers(
  site: Site,
  folder: Folder,
  above: ServersWithStates,
): ServersWithStates & { readonly above: ServersWithStates } {
  const { statesByHost = noStates, serverGroups = [] } = folder
  const here = new Set(statesByHost.keys())
  // The groups of the folder above that are not in `serverGroups`. Nearly always, the servers of a group stay together in
  // this folder, except for servers in `statesByHost`.
  const apart = above.groups.filter(({ servers }) => !serverGroups.some((one) => one.servers === servers))
  return {
    all: isSubset(here, above.all) ? above.all : new Set([...above.all, ...here]),
    groups: [
      ...groupsOfAlikeServers(site, folder, statesByHost, above),
      ...serverGroups.flatMap((group) => without(group, here)),
      ...apart.flatMap((group) => without(group, new Set([...here, ...togetherOf(group, serverGroups)]))),
    ],
    above,
  }
}

function togetherOf(group: ServerGroup, together: readonly ServerGroup[]): Iterable<Section> {
  if (together.length === 0) return noServers
  return [...group.servers].filter((server) => together.some((one) => isInGroup(one, server)))
}

function isSubset(some: ReadonlySet<Section>, all: ReadonlySet<Section>): boolean {
  for (const one of some) if (!all.has(one)) return false
  return true
}

function groupsOfAlikeServers(
  site: Site,
  folder: Folder,
  by: ReadonlyMap<Section, StateSet>,
  above: ServersWithStates,
): ServerGroup[] {
  // Most folders have states for one server, so they need no group numbers.
  const before = by.size > 1 ? groupNumbers(above) : undefined
  const keyOf = ([server, set]: [Section, StateSet]) =>
    `${before?.get(server)}\n${statesText(set)}\n${serverOverridesKey(site, folder, server)}`
  const same = groupBy(by, before ? keyOf : () => '')
  return [...same.values()].map((some) => ({
    servers: new Set(some.map(([server]) => server)),
    except: noServers,
    states: some[0][1],
  }))
}

function groupNumbers({ groups }: ServersWithStates): ReadonlyMap<Section, number> {
  const numbers = new Map<Section, number>()
  for (const [number, group] of groups.entries())
    for (const server of serversInGroup(group)) numbers.set(server, number)
  return numbers
}

const statesText = ({ states }: StateSet): string =>
  states
    .map(({ key }) => key)
    .sort()
    .join('\n')

function without(group: ServerGroup, some: ReadonlySet<Section>): ServerGroup | [] {
  const left = { ...group, except: new Set([...group.except, ...some]) }
  return representativeServer(left) ? left : []
}

/**
 * A server that represents the group; undefined if `counts` accepts none of its servers.
 * @param among the servers to choose from, in the order of the group
 */
export function representativeServer(
  group: ServerGroup,
  counts = (_: Section) => true,
  among?: readonly (Section | undefined)[],
): Section | undefined {
  const few = among && among.length < group.servers.size ? among : group.servers
  for (const server of few) if (server && isInGroup(group, server) && counts(server)) return server
  return undefined
}

/** Sets the states of a group. */
export function setStatesOfGroup(folder: Folder, group: ServerGroup, after: StateSet): void {
  if (after === group.states) return
  const first = representativeServer(group)
  if (group.servers.size === 1 || (first && folder.statesByHost?.has(first))) {
    for (const server of serversInGroup(group)) setServerStates(folder, server, after)
    return
  }
  const others = folder.serverGroups?.filter(({ servers }) => servers !== group.servers) ?? []
  folder.serverGroups = [...others, { ...group, states: after }]
  folder.ownServers = undefined
}

const isInGroup = ({ servers, except }: ServerGroup, server: Section): boolean =>
  servers.has(server) && !except.has(server)

/** The servers of the group, without the exceptions in `except`. */
export const serversInGroup = ({ servers, except }: ServerGroup): Section[] =>
  [...servers].filter((server) => !except.has(server))
