import { listedPlainly } from '../base/listed.js'
import type { Migration } from '../migrate/migrate.js'
import type { Finding } from '../migrate/rule.js'
import type { Site } from '../site/site.js'
import type { Directive, Section } from '../syntax/tree.js'

/** The pages that tell more. */
export const manual = 'https://httpd.apache.org/docs/2.4/'

/** Something that must be done outside of the configuration files. */
export interface Task {
  readonly id: string
  /** Entries of the catalogue of changes that it covers. */
  readonly covers?: readonly string[]
  readonly why: string
  /** The page of the httpd manual that says it best. */
  readonly see: string
  /** What to do on this server, in one line, and the lines that show it; undefined where it does not apply. */
  asked(site: Site, migration: Migration): Applicable | undefined
}

export interface Applicable {
  readonly what: string
  readonly places?: readonly (Directive | Section)[]
}

/** A task that stands for findings of the rules that cover these entries of the catalogue. */
export const forFindings =
  (ids: readonly string[], what: (findings: readonly Finding[]) => string | undefined): Task['asked'] =>
  (_site, { findings }) => {
    const found = findings.filter(({ rule }) => rule.covers.some((id) => ids.includes(id)))
    const text = found.length ? what(found) : undefined
    return text === undefined ? undefined : { what: text, places: found.map(({ at }) => at) }
  }

/** A task for each site that has lines of which something is true. */
export const forLines =
  (
    lines: (site: Site) => readonly (Directive | Section)[],
    what: (lines: readonly (Directive | Section)[], site: Site) => string,
  ): Task['asked'] =>
  (site) => {
    const found = lines(site)
    return found.length ? { what: what(found, site), places: found } : undefined
  }

/** The first arguments, each once, in order; of many the first ones and how many more there are. */
export const namesListed = (words: readonly (string | undefined)[], most = 4): string =>
  listedPlainly([...new Set(words.flatMap((word) => word || []))], most)

/** The first argument of a line. */
export const firstWord = ({ args }: Directive | Section): string | undefined => args[0]?.value
