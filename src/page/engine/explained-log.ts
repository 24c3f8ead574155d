import { explain } from '../../explain/explain.js'
import { migrationOf } from '../../migrate/migrate.js'
import { explanationsObject } from '../../report/explanation/explanation-json.js'
import type { CheckedPageConfiguration } from './judge.js'

/**
 * The meaning of a log's messages for the texts. Pure. It is a separate file of the page, loaded after the first
 * findings.
 */
export const explainedLog = ({ site, findings }: CheckedPageConfiguration, log: string) =>
  explanationsObject(explain(log, { site, migration: migrationOf(findings) }))

export type ExplainedLog = ReturnType<typeof explainedLog>
