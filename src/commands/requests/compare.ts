import { parseServerAddress, type ServerAddress } from '../../ask/server-address.js'
import { type Options, UsageError } from '../../command-line/arguments.js'
import type { RequestCommandOptions } from '../../command-line/request-options.js'
import { type ServerComparison, verdictCounts } from '../../compare/comparison.js'
import { comparisonJson } from '../../compare/comparison-json.js'
import { comparisonJunit } from '../../compare/comparison-junit.js'
import { comparisonMarkdown } from '../../compare/comparison-markdown.js'
import { comparisonSummary, comparisonText } from '../../compare/comparison-text.js'
import { paintFor, printOutput } from '../output.js'
import { compareRunningServers } from './compare-live.js'
import { startAndCompareCopies } from './compare-started.js'
import { readQueriedSite } from './queried-site.js'

/**
 * Sends the old and the new server the same requests. Returns the exit status: 0 if the answers are the same, 1 if they
 * differ, 2 if the comparison failed.
 * @param servers undefined to start copies of both
 */
export async function compareCommand(
  servers: readonly [old: string, newer: string] | undefined,
  asked: Options,
  ask: RequestCommandOptions,
): Promise<number> {
  const [old, newer] = servers?.map(addressOf) ?? []
  const site = await readQueriedSite(asked, ask)
  if (site === 2) return 2
  const comparison =
    old && newer ? await compareRunningServers(site, { old, newer }, ask) : await startAndCompareCopies(site, ask)
  if (comparison === 2) return 2
  await printOutput(site.input.options, textOf(comparison, site.input.options, ask))
  const { same, unanswered } = verdictCounts(comparison)
  if (unanswered > 0 || comparison.results.length === 0) return 2
  return same === comparison.results.length ? 0 : 1
}

function addressOf(text: string): ServerAddress {
  const address = parseServerAddress(text)
  if (!address)
    throw new UsageError(`"${text}" is not the address of a server, such as http://old.example.org or 10.0.0.1:8080.`)
  return address
}

function textOf(comparison: ServerComparison, options: Options, { format }: RequestCommandOptions): string {
  switch (format) {
    case 'json':
      return comparisonJson(comparison)
    case 'markdown':
      return comparisonMarkdown(comparison)
    case 'junit':
      return comparisonJunit(comparison)
    default:
      return options.quiet ? `${comparisonSummary(comparison)}\n` : comparisonText(comparison, paintFor(options))
  }
}
