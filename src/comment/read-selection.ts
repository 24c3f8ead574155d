import { posix } from 'node:path'
import type { CheckoutReader } from '../action/checkout.js'
import { readFromCheckout } from '../action/configuration.js'
import { blobIdBatches, type TreeEntry } from '../action/repository-calls.js'
import { hasMainFileName } from '../site/main-file-name.js'
import { decode } from '../syntax/encoding.js'
import type { ReviewCalls } from './review-calls.js'
import { type FileSelection, maxCheckedFilesToFetch } from './selection.js'

/** The files of a selection that could be read. */
export type SelectedFiles = Readonly<Awaited<ReturnType<typeof readSelectedFiles>>>

/** The most files of the context to fetch by request, and the most links. Files in a checkout have no limit. */
const maxContext = 100

/** Reads the selected files from the checkout, and a limited number of files that it lacks through the API. */
export async function readSelectedFiles(
  github: ReviewCalls,
  { checked, context, links }: FileSelection,
  checkout: CheckoutReader,
) {
  const first = await readEach(github, checked, checkout, maxCheckedFilesToFetch)
  const second = await readEach(github, links, checkout, maxContext)
  const targets = second.blobs.map(
    ({ path, bytes }) => [path, posix.join(posix.dirname(path), decode(bytes).text)] as const,
  )
  const third = await readEach(github, enabledFirst(context, new Map(targets)), checkout, maxContext)
  return {
    blobs: [...first.blobs, ...third.blobs].sort((a, b) => (a.path < b.path ? -1 : 1)),
    links: new Map(targets),
    missing: [...first.missing, ...second.missing, ...third.missing],
  }
}

/** Main files, then the files that links enable, then the others. */
function enabledFirst(context: readonly TreeEntry[], links: ReadonlyMap<string, string>): readonly TreeEntry[] {
  const targets = new Set(links.values())
  const rankOf = (entry: TreeEntry) => (hasMainFileName(entry) ? 0 : targets.has(entry.path) ? 1 : 2)
  return [...context].sort((a, b) => rankOf(a) - rankOf(b))
}

/** The ids of selected blobs that are not in the checkout, as many as fit into one request. */
export const blobIdsForOneRequest = (
  { checked, context, links }: FileSelection,
  checkout: CheckoutReader,
): readonly string[] => {
  // Links come first, because they say which files of the context are read.
  const likely = [...checked, ...links.slice(0, maxContext), ...context.slice(0, maxContext)]
  return blobIdBatches(readFromCheckout(likely, checkout).missing)[0] ?? []
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
