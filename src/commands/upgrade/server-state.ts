import type { Options } from '../../command-line/arguments.js'
import { hasUnreadableFile } from '../../disk/file-failures.js'
import { findingsOfRules, type Migration, migrationOf, writableFileTest } from '../../migrate/migrate.js'
import type { Alternative, Finding } from '../../migrate/rule.js'
import { withFoldersNamed } from '../../questions/access-folders.js'
import { alternativeWithAssumption, type OpenQuestion, openQuestions } from '../../questions/questions.js'
import { whereUnseenFilesAre } from '../../report/findings/shared-assumptions.js'
import type { Report } from '../../report/summary.js'
import { unreadFiles, withoutUnreadFiles } from '../../site/sites-by-server.js'
import { chosenRules } from '../chosen-rules.js'
import { type CommandInput, readInput } from '../input.js'
import { rulesProgressPrinter } from '../progress.js'
import { choicesWithAnswers, type UpgradeAnswers } from './decisions.js'
import { inputMarkedIfPartlyUpgraded, unsettledFindings } from './original-texts.js'

/** The server as it is at one point of the guided upgrade: its files, findings and open questions. */
export interface UpgradeSnapshot {
  readonly input: CommandInput
  /** All findings, and the fixes that can be written now. */
  readonly migration: Migration
  readonly questions: readonly OpenQuestion[]
  /** Questions about fixes that few servers need. These questions are not asked, but can be answered in advance. */
  readonly offers: readonly OpenQuestion[]
}

/**
 * Reads the server again after fixes were written or questions answered.
 * @throws UsageError if the options or the settings make no sense
 */
export async function readUpgradeSnapshot(asked: Options, newAnswers: UpgradeAnswers): Promise<UpgradeSnapshot> {
  const input = inputMarkedIfPartlyUpgraded(await readInput(asked))
  const rules = chosenRules(input.options, input.settings)
  const choices = choicesWithAnswers(input.choices, newAnswers)
  const found = findingsOfRules(input.site, rules, { ...choices, progress: rulesProgressPrinter(rules.length) })
  const findings = await unsettledFindings(asked, input, found, (site) => findingsOfRules(site, rules, choices))
  const migration = migrationOf(findings, { fixes: 'safe', within: writableFileTest(input.site) })
  const unread = unreadFiles(input.site)
  const [folder, ...others] = asked.paths
  const isFolder = folder !== undefined && folder !== '.' && others.length === 0
  const where = isFolder ? `outside ${folder}/` : whereUnseenFilesAre(input.site)
  const open = openQuestions(migration.findings.filter(({ file }) => !unread.has(file))).map((question) => ({
    ...question,
    sentence: withFoldersNamed(question.sentence, question.findings, where),
  }))
  return {
    ...{ input: { ...input, choices }, migration },
    questions: open.filter(({ isRarelyTrue }) => !isRarelyTrue),
    offers: open.filter(({ isRarelyTrue }) => isRarelyTrue),
  }
}

/** Whether some files of the configuration could not be read. */
export const hasUnreadFiles = ({ input }: UpgradeSnapshot): boolean => hasUnreadableFile(input.reading.troubles)

/** A migration that makes only the fixes of one question. */
export const migrationIfAnsweredYes = ({ name, findings }: OpenQuestion): Migration =>
  migrationOf(findings.map((finding) => withFormAsFix(finding, alternativeWithAssumption(finding, name))))

/** The finding with a form as its fix, which counts as safe because a person chose it. Without a form, there is no fix. */
export const withFormAsFix = (finding: Finding, form: Alternative | undefined): Finding => ({
  ...finding,
  fix: form && { title: form.title, edits: form.edits, safe: true },
})

/** The report about files that a server reads, or may read. */
export function reportOnServerFiles({ input: { site }, migration }: UpgradeSnapshot): Report {
  const findings = migration.findings.filter(({ file }) => !unreadFiles(site).has(file))
  return { site: withoutUnreadFiles(site), migration: { ...migration, findings }, applied: new Set() }
}

/** The report about the findings that need a person, because they have no fix. */
export function reportOfFindingsWithoutFix(now: UpgradeSnapshot): Report {
  const { site, migration } = reportOnServerFiles(now)
  return {
    ...{ site, applied: new Set() },
    migration: { ...migration, findings: migration.findings.filter(({ fix }) => !fix) },
  }
}
