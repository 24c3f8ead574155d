import { posix } from 'node:path'
import type { Checkout } from '../action/checkout.js'
import { inCheckout } from '../action/configuration.js'
import { unlessStatus } from '../action/refusal.js'
import type { TreeEntry } from '../action/repository-calls.js'
import { decode } from '../syntax/encoding.js'
import type { ReviewCalls } from './review-calls.js'
import { type FileSelection, mostChecked } from './selection.js'

/** The files of a selection, as far as they could be read. */
export interface SelectedFiles {
  readonly blobs: readonly { readonly path: string; readonly bytes: Uint8Array }[]
  readonly links: ReadonlyMap<string, string>
  readonly missing: readonly TreeEntry[]
}

/** Requests for the rest of the configuration; what is checked out costs none. */
const mostContext = 16

/** Read the files of a selection, within bounds: those of a checkout, and of the rest what costs no more requests than it may. */
export async function readSelection(
  github: ReviewCalls,
  { checked, context, links }: FileSelection,
  checkout: Checkout,
): Promise<SelectedFiles> {
  const first = await readEach(github, checked, checkout, mostChecked)
  const second = await readEach(github, context, checkout, mostContext)
  const third = await readEach(github, links, checkout, mostContext - second.requests)
  const targets = third.blobs.map(
    ({ path, bytes }) => [path, posix.join(posix.dirname(path), decode(bytes).text)] as const,
  )
  return {
    blobs: [...first.blobs, ...second.blobs].sort((a, b) => (a.path < b.path ? -1 : 1)),
    links: new Map(targets),
    missing: [...first.missing, ...second.missing, ...third.missing],
  }
}

async function readEach(github: ReviewCalls, entries: readonly TreeEntry[], checkout: Checkout, most: number) {
  const { bytes, missing } = inCheckout(entries, checkout)
  const asked = missing.slice(0, Math.max(0, most))
  // Where the tree was cut short, what is listed may be a submodule, whose commit is not here.
  const blobs = await Promise.all(
    asked.map(async (entry) => ({ entry, blob: await unlessStatus([404], () => github.blob(entry.sha)) })),
  )
  for (const { entry, blob } of blobs) if (blob) bytes.set(entry, blob)
  return {
    blobs: entries.flatMap((entry) => {
      const found = bytes.get(entry)
      return found ? [{ path: entry.path, bytes: found }] : []
    }),
    missing: entries.filter((entry) => !bytes.has(entry)),
    requests: asked.length,
  }
}
