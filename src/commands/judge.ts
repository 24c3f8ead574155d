import { findingsIn, runRules } from '../migrate/migrate.js'
import type { Rule } from '../migrate/rule.js'
import type { Site } from '../site/site.js'
import type { Input } from './input.js'
import { isNarrow, type Narrowed, narrow } from './narrow.js'
import { rulesProgress } from './progress.js'

/** Before Node 22 V8 has nothing between its quick compiler and the one that thinks long. */
const optimizesSlowly = Number.parseInt(process.versions.node, 10) < 22

/**
 * What the rules make of what was read, as far as it was asked for.
 * @throws UsageError for a baseline that cannot be read, and a commit that git does not know
 */
export async function judge(input: Input, rules: readonly Rule[]): Promise<Narrowed> {
  const { site, options } = input
  if (optimizesSlowly && isMiddling(site)) (await import('./optimize-later.js')).optimizeLater()
  const choices = { ...input.choices, progress: rulesProgress(rules.length) }
  if (isNarrow(options)) return narrow(options, input, findingsIn(site, rules, choices))
  const migration = runRules(site, rules, { ...choices, fixes: options.fixes })
  return { site, migration, notes: [], among: undefined, isAll: true }
}

/** So large that functions are asked often enough to be optimized at all, and not so large that it pays. */
const isMiddling = (site: Site): boolean =>
  sizeOf(site) > 30_000 && site.sections('Directory', 'Location', 'Files').length < 10_000

/** In characters. */
const sizeOf = ({ files }: Site): number => files.reduce((sum, { text }) => sum + text.length, 0)
