import { posix } from 'node:path'
import type { CheckoutReader } from '../action/checkout.js'
import { readFromCheckout } from '../action/configuration.js'
import { blobBatches, type TreeEntry } from '../action/repository-calls.js'
import { decode } from '../syntax/encoding.js'
import type { ReviewCalls } from './review-calls.js'
import { type FileSelection, maxCheckedFiles } from './selection.js'

/** The files of a selection that could be read. */
export type SelectedFiles = Readonly<Awaited<ReturnType<typeof readSelection>>>

/** The most files around the changed ones that the API fetches, and the most links; the checkout has no limit. */
const maxContext = 100

/** Reads the selected files: from the checkout if there is one, otherwise through the API, within its limits. */
export async function readSelection(
  github: ReviewCalls,
  { checked, context, links }: FileSelection,
  checkout: CheckoutReader,
) {
  const first = await readEach(github, checked, checkout, maxCheckedFiles)
  const second = await readEach(github, context, checkout, maxContext)
  const third = await readEach(github, links, checkout, maxContext)
  const targets = third.blobs.map(
    ({ path, bytes }) => [path, posix.join(posix.dirname(path), decode(bytes).text)] as const,
  )
  return {
    blobs: [...first.blobs, ...second.blobs].sort((a, b) => (a.path < b.path ? -1 : 1)),
    links: new Map(targets),
    missing: [...first.missing, ...second.missing, ...third.missing],
  }
}

/** The blobs that are surely needed and not in the checkout, as many as fit into one more request. */
export const likelyBlobs = (
  { checked, context, links }: FileSelection,
  checkout: CheckoutReader,
): readonly string[] => {
  const likely = [...checked, ...context.slice(0, maxContext), ...links.slice(0, maxContext)]
  return blobBatches(readFromCheckout(likely, checkout).missing)[0] ?? []
}

async function readEach(github: ReviewCalls, entries: readonly TreeEntry[], checkout: CheckoutReader, limit: number) {
  const { bytes, missing } = readFromCheckout(entries, checkout)
  const asked = missing.slice(0, Math.max(0, limit))
  const blobs = await github.blobs(asked)
  for (const entry of asked) {
    const blob = blobs.get(entry.sha)
    if (blob) bytes.set(entry, blob)
  }
  return {
    blobs: entries.flatMap((entry) => {
      const found = bytes.get(entry)
      return found ? [{ path: entry.path, bytes: found }] : []
    }),
    missing: entries.filter((entry) => !bytes.has(entry)),
  }
}
