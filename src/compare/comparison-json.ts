import type { ServerComparison } from './comparison.js'
import { verdictCounts } from './comparison.js'

/** Format version 1 of `compare --format json`: the counts, and each request that differs. */
export function comparisonJson(comparison: ServerComparison): string {
  const { old, newer, results, unasked } = comparison
  const differing = results
    .filter(({ verdict }) => verdict !== 'same')
    .map(({ request, verdict, differences, lines, causes }) => ({
      verdict,
      request: {
        method: request.method,
        scheme: request.endpoint.scheme,
        host: request.endpoint.host,
        port: request.endpoint.port,
        path: request.path,
        client: request.asker.client.address,
        user: request.asker.user ?? null,
        headers: Object.fromEntries(request.asker.headers),
      },
      differences: differences.map((one) => ({ what: one.what, old: one.old, new: one.newer })),
      lines,
      causes,
    }))
  const summary = { requests: results.length, ...verdictCounts(comparison), notAsked: unasked.length }
  return `${JSON.stringify({ version: 1, old, new: newer, differences: differing, notAsked: unasked, summary }, null, 2)}\n`
}
