import { posix } from 'node:path'
import type { Client } from '../../action/client.js'
import type { Inputs } from '../../action/inputs.js'
import { unlessStatus } from '../../action/refusal.js'
import { withCommas } from '../../report/summary.js'

/** What code search found; a sentence where it cannot be relied on. */
export type SearchResult = { readonly repositories: ReadonlySet<string> } | { readonly unreliable: string }

/** GitHub hands out no more results of one search, and looks into no more repositories for it. */
const mostResults = 1_000
const mostRepositories = 4_000

/**
 * The repositories, in lower case, in which GitHub's code search finds a file that is configuration by its name. It
 * sees default branches only, no forks, no files over 384 kB and nothing that nobody has touched for a year.
 * @param count how many repositories the organisation has
 */
export async function searchRepositories(
  client: Client,
  organisation: string,
  count: number,
  { paths }: Pick<Inputs, 'paths'>,
): Promise<SearchResult> {
  if (count > mostRepositories)
    return { unreliable: `Code search looks into ${withCommas(mostRepositories)} repositories at most` }
  const queries = queriesFor(paths)
  if (!queries) return { unreliable: 'Code search cannot look for the globs in `paths`' }
  const repositories = new Set<string>()
  for (const query of queries) {
    const q = `${query} org:${organisation}`
    const found = await resultsOf(client, q)
    if ('unreliable' in found) return found
    for (const name of found.repositories) repositories.add(name.toLowerCase())
  }
  return { repositories }
}

/** `*.conf` belongs to many programs, so it must hold a word that nearly every configuration of httpd does. */
const usual = [
  'filename:.htaccess',
  'filename:httpd',
  'filename:apache',
  'filename:vhost',
  'VirtualHost extension:vhost',
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

/** Full names, page by page; GitHub takes no question that it finds too general. */
async function resultsOf(client: Client, q: string): Promise<SearchResult> {
  const repositories = new Set<string>()
  for (let page = 1, seen = 0; ; page++) {
    const data = await pageOf(client, q, page)
    if (!data) return { unreliable: `Code search does not take \`${q}\`` }
    seen += data.items.length
    const isCut = data.total_count > mostResults || data.incomplete_results
    if (isCut || (data.items.length === 0 && seen < data.total_count))
      return { unreliable: `Code search has more results for \`${q}\` than it hands out` }
    for (const { repository } of data.items) repositories.add(repository.full_name)
    if (seen >= data.total_count) return { repositories }
  }
}

const pageOf = (client: Client, q: string, page: number) =>
  unlessStatus([422], async () => (await client.rest.search.code({ q, per_page: 100, page })).data)
