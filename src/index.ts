import { type Migration, type RunOptions, runRules } from './migrate/migrate.js'
import type { Rule } from './migrate/rule.js'
import { everyRule } from './migrate/rules/index.js'
import type { Site } from './site/site.js'

export { type ChecklistItem, checklistOf } from './checklist/checklist.js'
export { type ExplainResult, type Explanation, explain } from './explain/explain.js'
export type { LogLocation, LogMessage as Said } from './explain/log.js'
export type { KnownMessage } from './explain/message.js'
export type { ConfigurationOfLog as Configuration, MessagePlace as Place } from './explain/message-place.js'
export type { VerifyResult } from './explain/verify-result.js'
export { parseTargetModules, type TargetModules } from './httpd/target-modules.js'
export * from './library/edit.js'
export * from './library/report.js'
export * from './library/syntax.js'
export { failureAt } from './migrate/failure.js'
export type { Migration } from './migrate/migrate.js'
export type { Choices, Finding, Hit, Rule, RuleGroup, Severity } from './migrate/rule.js'
export { everyRule as rules } from './migrate/rules/index.js'
export { type Context, contextsOf, isConditional } from './site/context.js'
export { isHtaccess } from './site/htaccess.js'
export { type LoadedText, loadSite as load } from './site/load.js'
export { isForHttpd } from './site/recognise.js'
export { type Server, serversOn22, startLines } from './site/server-level.js'
export { type Site, type SiteOptions, siteFromTexts, siteOf } from './site/site.js'
export { isConfigPath, isWantedPath } from './site/wanted-path.js'

export interface MigrateOptions extends RunOptions {
  /** The rules to run; by default all rules. */
  readonly rules?: readonly Rule[]
}

/** Runs the rules over the site and works out the new text of its files. It reads and writes no files. */
export const migrate = (site: Site, { rules = everyRule, ...options }: MigrateOptions = {}): Migration =>
  runRules(site, rules, options)
