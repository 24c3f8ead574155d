import { explain } from '../../explain/explain.js'
import { migrationOf } from '../../migrate/migrate.js'
import { explanationsObject } from '../../report/explanation/explanation-json.js'
import type { CheckedPageConfiguration } from './judge.js'

/**
 * The explained messages of a log, with the lines of the texts that they are about. Pure. This module is loaded after the
 * first findings.
 */
export const explainedLog = ({ site, findings }: CheckedPageConfiguration, log: string) =>
  explanationsObject(explain(log, { site, migration: migrationOf(findings) }))

export type ExplainedLog = ReturnType<typeof explainedLog>
