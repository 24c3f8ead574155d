import { type Migration, type RunOptions, runRules } from './migrate/migrate.js'
import type { Rule } from './migrate/rule.js'
import { everyRule } from './migrate/rules/index.js'
import type { Site } from './site/site.js'

export { type ChecklistItem, checklistOf } from './checklist/checklist.js'
export { applyEdits, type Edit, type Fix } from './edit/edit.js'
export { type LineChange, lineChanges } from './edit/line-changes.js'
export { type Explained, type Explanation, explain } from './explain/explain.js'
export type { LogMessage as Said, Spot } from './explain/log.js'
export type { LoggedConfiguration as Configuration, MessagePlace as Place } from './explain/place.js'
export { type TargetModules, targetModules } from './httpd/target-modules.js'
export type { Migration } from './migrate/migrate.js'
export type { Choices, Finding, Hit, Rule, Severity } from './migrate/rule.js'
export { everyRule as rules } from './migrate/rules/index.js'
export { checklistObjects } from './report/checklist-json.js'
export { checklistMarkdown } from './report/checklist-markdown.js'
export { checklistText } from './report/checklist-text.js'
export { diff } from './report/diff.js'
export { explanationJson, explanationsObject } from './report/explanation-json.js'
export { explanationText } from './report/explanation-text.js'
export { json } from './report/json.js'
export { inColour, type Paint, plain } from './report/paint.js'
export type { Report } from './report/summary.js'
export { text } from './report/text.js'
export { isForHttpd } from './site/recognise.js'
export { type Site, type SiteOptions, siteFromTexts, siteOf } from './site/site.js'
export { isConfigPath } from './site/wanted-path.js'
export { decode, type Encoding, encode } from './syntax/encoding.js'
export { parse } from './syntax/parse.js'
export * from './syntax/tree.js'

export interface MigrateOptions extends RunOptions {
  /** Every rule unless given. */
  readonly rules?: readonly Rule[]
}

/** Run the rules over the site and work out the new text of its files. Reads and writes nothing. */
export const migrate = (site: Site, { rules = everyRule, ...options }: MigrateOptions = {}): Migration =>
  runRules(site, rules, options)
