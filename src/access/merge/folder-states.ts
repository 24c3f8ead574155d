import type { Section } from '../../syntax/tree.js'
import { type Folder, foldersUpFrom } from './folder-tree.js'
import type { StateSet, Step } from './state-set.js'

/** What becomes of the states of a server, or of all that read what the main server says. */
export function changeStates(
  folder: Folder,
  server: Section | undefined,
  change: (set: StateSet, step: Step) => StateSet,
  step: Step,
): void {
  if (server) setStates(folder, server, change(statesAt(folder, server), step))
  else {
    const others = serversAt(folder)
    folder.main = change(mainStates(folder), step)
    for (const [other, set] of others) changeOwn(folder, other, set, change(set, step))
  }
}

/** Note what becomes of the states that a virtual host has here or above; what stays the same is found there. */
export function changeOwn(folder: Folder, server: Section, before: StateSet, after: StateSet): void {
  if (after !== before) setStates(folder, server, after)
}

/** Note the states of a virtual host. */
export function setStates(folder: Folder, server: Section, states: StateSet): void {
  folder.by ??= new Map()
  folder.by.set(server, states)
}

/** The states in a folder for requests to this server. */
export function statesAt(folder: Folder, server: Section | undefined): StateSet {
  // Loops of their own, since this is asked of every folder.
  for (let up = server && folder; up; up = up.parent) {
    const own = up.by?.get(server as Section)
    if (own) return own
  }
  return mainStates(folder)
}

/** The states in a folder for requests to the main server. */
export function mainStates(folder: Folder): StateSet {
  for (let up: Folder | undefined = folder; up; up = up.parent) if (up.main) return up.main
  throw new Error('The root folder has no states.')
}

/** The virtual hosts that have states of their own in this folder. */
export function serversAt(folder: Folder): Map<Section, StateSet> {
  const found = new Map<Section, StateSet>()
  for (const up of foldersUpFrom(folder))
    for (const [server, set] of up.by ?? []) if (!found.has(server)) found.set(server, set)
  return found
}
