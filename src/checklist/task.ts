import { commaList } from '../base/list-text.js'
import type { Migration } from '../migrate/migrate.js'
import type { Finding } from '../migrate/rule.js'
import type { Site } from '../site/site.js'
import type { Directive, Section } from '../syntax/tree.js'

/** The URL of the httpd manual, with which the links to its pages start. */
export const manualUrl = 'https://httpd.apache.org/docs/2.4/'

/** A task outside of the configuration files, with the code that tells whether a site needs it. */
export type Task = TaskBase & (ComputedTask | LineTask | FindingTask)

interface TaskBase {
  readonly id: string
  /** The entries of the catalogue of changes that the task covers. */
  readonly covers?: readonly string[]
  readonly why: string
  /** The page of the httpd manual that explains it best. */
  readonly see: string
}

interface ComputedTask {
  /** The task for this server in one line, with the lines that show it; undefined if it does not apply. */
  evaluate(site: Site, migration: Migration): ApplicableTask | undefined
}

/** A task for a site that has the lines that `lines` finds. */
interface LineTask {
  lines(site: Site): readonly (Directive | Section)[]
  what(lines: readonly (Directive | Section)[]): string
}

/** A task for a site with findings of the rules that cover the same entries of the catalogue. */
interface FindingTask {
  ofFindings(findings: readonly Finding[], site: Site): string | undefined
}

export interface ApplicableTask {
  readonly what: string
  /** A reason for this server, in place of the task's own. */
  readonly why?: string
  readonly places?: readonly (Directive | Section)[]
}

/** The task for this server; undefined if it does not apply. */
export function applicableTask(task: Task, site: Site, migration: Migration): ApplicableTask | undefined {
  if ('evaluate' in task) return task.evaluate(site, migration)
  if ('lines' in task) {
    const places = task.lines(site)
    return places.length > 0 ? { what: task.what(places), places } : undefined
  }
  const found = migration.findings.filter(({ rule }) => rule.covers.some((id) => task.covers?.includes(id)))
  const what = found.length > 0 ? task.ofFindings(found, site) : undefined
  return what === undefined ? undefined : { what, places: found.map(({ at }) => at) }
}

/** The distinct words as a text, in order. Above the limit, the first words and the number of the rest. */
export const distinctWordsText = (words: readonly (string | undefined)[], limit = 4): string =>
  commaList([...new Set(words.flatMap((word) => word || []))], limit)

export const firstArgument = ({ args }: Directive | Section): string | undefined => args[0]?.value
