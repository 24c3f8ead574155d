import { assumptionFields } from '../edit/edit.js'
import type { Site } from '../site/site.js'
import { type ConfigFile, type Directive, type Section, walk } from '../syntax/tree.js'
import { sharedAssumption } from './assumptions.js'
import { withEmptyGuardsRemoved } from './empty-guards.js'
import type { Choices, Hit, Rule } from './rule.js'

/** The hits of one rule. An error in one rule, or in one file, does not stop the others. */
export interface RuleRun {
  readonly hits: readonly Hit[]
  readonly failures: readonly Hit[]
}

/**
 * Runs one rule.
 * @param progress called at each hit, because one rule may take most of the time
 */
export function runRule(rule: Rule, site: Site, choices: Choices, progress: () => void): RuleRun {
  const hits: Hit[] = []
  try {
    for (const hit of rule.check(site, choices)) {
      progress()
      hits.push(withEmptyGuardsRemoved(hit))
    }
    return { hits, failures: [] }
  } catch (error) {
    return withoutFailing(rule, site, choices, error)
  }
}

/** Runs a rule without the files on which it fails. Its other findings are then less certain. */
function withoutFailing(rule: Rule, site: Site, choices: Choices, error: unknown): RuleRun {
  const all = [...site.files, ...site.others]
  const failing = all.filter((file) => !hitsAmong(rule, site, choices, (one) => one === file))
  const isLeft = (file: ConfigFile) => !failing.includes(file)
  const hits = failing.length === 0 ? undefined : hitsAmong(rule, site, choices, isLeft)
  const rest = hits ? 'The rule checked the other files without this one' : 'The findings of this rule are missing'
  const why = `${error instanceof Error ? error.message : String(error)}. ${rest}; all other rules ran.`
  const failures = (hits ? failing : [...failing, ...all])
    .flatMap((file) => failureAt(file, why))
    .slice(0, hits ? undefined : 1)
  // If the files have no line to report the error at, it is thrown.
  if (failures.length === 0) throw error
  return { hits: (hits ?? []).map(forReview), failures }
}

/** The hits of a rule in a site of only these files; undefined if the rule fails. */
function hitsAmong(
  rule: Rule,
  site: Site,
  choices: Choices,
  isAmong: (file: ConfigFile) => boolean,
): readonly Hit[] | undefined {
  try {
    const others = site.others.filter(isAmong)
    const among = site.withFiles(site.files.filter(isAmong), { others, complete: false })
    return Array.from(rule.check(among, choices), withEmptyGuardsRemoved)
  } catch {
    return undefined
  }
}

const unjudged = sharedAssumption(
  'unjudged-files',
  'This change is right whatever is in the files that the rule could not check (other findings name them).',
)

const forReview = (hit: Hit): Hit =>
  hit.fix?.safe ? { ...hit, fix: { ...hit.fix, safe: false, ...assumptionFields([unjudged]) } } : hit

/** A hit that reports the failure at the first line of the file. */
function failureAt(file: ConfigFile, why: string): Hit[] {
  const at = firstLine(file)
  const message = `The rule failed on ${file.path}: ${why} Please report this error, with the file.`
  return at ? [{ at, message, concerns: 'server', severity: 'error' }] : []
}

function firstLine(file: ConfigFile): Directive | Section | undefined {
  for (const node of walk(file.children)) if (node.kind === 'directive' || node.kind === 'section') return node
  return undefined
}
