import { posix } from 'node:path'
import type { Client } from '../../comment/client.js'
import type { Inputs } from '../../comment/inputs.js'

/** What code search found; a sentence where it cannot be relied on. */
export type Found = { readonly repositories: ReadonlySet<string> } | { readonly unreliable: string }

/** GitHub hands out no more results of one search. */
const mostResults = 1_000

/**
 * The repositories, in lower case, in which GitHub's code search finds a file that is configuration by its name. It
 * sees default branches only, no forks, no files over 384 kB and nothing that nobody has touched for a year.
 */
export async function searched(client: Client, organisation: string, { paths }: Inputs): Promise<Found> {
  const queries = queriesFor(paths)
  if (!queries) return { unreliable: 'Code search cannot look for the globs in `paths`' }
  const repositories = new Set<string>()
  for (const query of queries) {
    const q = `${query} org:${organisation}`
    const found = await resultsOf(client, q)
    if (!found) return { unreliable: `Code search has more results for \`${q}\` than it hands out` }
    for (const name of found) repositories.add(name.toLowerCase())
  }
  return { repositories }
}

/** `*.conf` belongs to many programs, so it must hold a word that nearly every configuration of httpd does. */
const usual = [
  'filename:.htaccess',
  'filename:httpd',
  'filename:apache',
  'filename:vhost',
  'extension:vhost',
  ...['VirtualHost', 'Directory', 'LoadModule', 'RewriteRule', 'ServerName'].map((word) => `${word} extension:conf`),
]

/** Undefined where a path is a glob for more than an ending. */
function queriesFor(paths: readonly string[]): readonly string[] | undefined {
  if (paths.length === 0) return usual
  const queries = paths.map((path) => {
    const name = posix.basename(path)
    const ending = /^\*\.(\w+)$/.exec(name)?.[1]
    if (ending) return `extension:${ending}`
    return /[*?[\]{}()!]/.test(path) || path.endsWith('/') || !name.includes('.') ? undefined : `filename:${name}`
  })
  const known = queries.filter((query) => query !== undefined)
  return known.length === paths.length ? [...new Set(known)] : undefined
}

/** Full names; undefined where there are more, or GitHub ran out of time. */
async function resultsOf(client: Client, q: string): Promise<string[] | undefined> {
  const names: string[] = []
  for (let page = 1; ; page++) {
    const { data } = await client.rest.search.code({ q, per_page: 100, page })
    if (data.total_count > mostResults || data.incomplete_results) return undefined
    names.push(...data.items.map(({ repository }) => repository.full_name))
    if (names.length >= data.total_count) return names
    if (data.items.length === 0) return undefined
  }
}
