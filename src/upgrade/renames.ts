import { dirname, join, relative } from 'node:path/posix'
import { blobId } from '../action/checkout.js'
import type { FileMove } from '../action/commit.js'
import type { TreeEntry } from '../action/repository-calls.js'
import { groupBy } from '../base/group-by.js'
import { filesOmittedByDebian } from '../models/layouts/debian.js'
import type { Site } from '../site/site.js'
import { sitesByServer } from '../site/sites-by-server.js'
import type { ConfigFile } from '../syntax/tree.js'
import type { TreeListing } from './tree-listing.js'

/**
 * The renames that let Debian's 2.4 read files that it would skip; none unless the settings name Debian. A file in sites-available
 * gets the ending `.conf` if all links to it do.
 * @param targets the targets of links, by path
 */
export function renamesForDebian(site: Site, listing: TreeListing, targets: ReadonlyMap<string, string>) {
  if (site.layout !== 'debian') return { moves: [], files: new Set<ConfigFile>() }
  const at = new Map(listing.entries.map((entry) => [entry.path, entry]))
  const found = sitesByServer(site).flatMap(filesOmittedByDebian)
  const able = found.filter(({ rename: { from, to } }) => at.has(from) && !at.has(to))
  const chosen = chosenBy(new Map(able.map(({ rename }) => [rename.from, rename.to])), at, targets)
  const moves = able.flatMap(({ rename }) => moveOf(rename, { at, targets, chosen, sampleId: listing.tree }))
  const files = groupBy(found, ({ file }) => file)
  return {
    moves: [...moves, ...chosen.values()],
    /** The files that 2.4 reads only because of a rename. */
    files: new Set([...files].flatMap(([file, all]) => (all.every((one) => able.includes(one)) ? file : []))),
  }
}

const isAvailable = /(^|\/)sites-available\/[^/]+$/

/** The renames of files in sites-available, by path, if all links to the file are renamed too. */
function chosenBy(
  renamed: ReadonlyMap<string, string>,
  at: ReadonlyMap<string, TreeEntry>,
  targets: ReadonlyMap<string, string>,
): ReadonlyMap<string, FileMove> {
  const links = groupBy([...targets], ([link, target]) => join(dirname(link), target))
  return new Map(
    [...links].flatMap(([path, own]) => {
      const entry = at.get(path)
      const to = `${path}.conf`
      const isFree = isAvailable.test(path) && !path.endsWith('.conf') && !at.has(to)
      if (!entry?.mode.startsWith('100') || !isFree || !own.every(([link]) => renamed.has(link))) return []
      return [[path, { from: path, to, mode: entry.mode, sha: entry.sha }] as const]
    }),
  )
}

interface Around {
  readonly at: ReadonlyMap<string, TreeEntry>
  readonly targets: ReadonlyMap<string, string>
  readonly chosen: ReadonlyMap<string, FileMove>
  /** Any id of the repository, whose length shows the kind of hash. */
  readonly sampleId: string
}

function moveOf({ from, to }: { readonly from: string; readonly to: string }, around: Around): readonly FileMove[] {
  const entry = around.at.get(from)
  if (!entry) return []
  const move = { from, to, mode: entry.mode, sha: entry.sha }
  const before = around.targets.get(from)
  if (before === undefined || before.startsWith('/')) return [move]
  const path = join(dirname(from), before)
  const target = relative(dirname(to), around.chosen.get(path)?.to ?? path)
  return [{ ...move, target, sha: blobId(Buffer.from(target), around.sampleId) }]
}

/** The listing after the renames. As in git, it has no empty folders. */
export function listingAfterRenames(listing: TreeListing, moves: readonly FileMove[]): TreeListing {
  if (moves.length === 0) return listing
  const gone = new Set(moves.map(({ from }) => from))
  const moved = moves.map(({ to, mode, sha }): TreeEntry => ({ path: to, mode, sha, size: 0 }))
  const kept = listing.entries.filter(({ path }) => !gone.has(path))
  const files = [...kept.filter(({ mode }) => mode !== '040000'), ...moved]
  const [before, after] = [listing.entries.filter(({ mode }) => mode !== '040000'), files].map(
    (some) => new Set(some.flatMap(({ path }) => foldersOf(path))),
  ) as [Set<string>, Set<string>]
  const known = new Set(listing.entries.map(({ path }) => path))
  const made = [...after].filter((path) => !known.has(path))
  return {
    ...listing,
    entries: [
      ...kept.filter(({ path, mode }) => mode !== '040000' || !before.has(path) || after.has(path)),
      ...moved,
      ...made.map((path): TreeEntry => ({ path, mode: '040000', sha: '', size: 0 })),
    ],
  }
}

function foldersOf(path: string): readonly string[] {
  const steps = path.split('/').slice(0, -1)
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'))
}
