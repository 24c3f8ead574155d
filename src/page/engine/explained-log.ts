import { explain } from '../../explain/explain.js'
import { migrationOf } from '../../migrate/migrate.js'
import { explanationsObject } from '../../report/explanation/explanation-json.js'
import type { JudgedTexts } from './judge.js'

/** What a log's messages mean for the texts. Pure. A file of its own in the page, which comes when the first findings are there. */
export const explainedLog = ({ site, findings }: JudgedTexts, log: string) =>
  explanationsObject(explain(log, { site, migration: migrationOf(findings) }))

export type ExplainedLog = ReturnType<typeof explainedLog>
