import { groupBy } from '../../base/group-by.js'
import { checklistOf } from '../../checklist/checklist.js'
import { applyEdits, editKey } from '../../edit/edit.js'
import { findingsOfRules, type Migration, migrationOf } from '../../migrate/migrate.js'
import type { Finding, Rule } from '../../migrate/rule.js'
import { hasRarelyNeededFix } from '../../questions/assumptions.js'
import { assumedVersionText } from '../../report/assumed-version.js'
import { checklistObjects } from '../../report/checklist-json.js'
import { fileDiffs } from '../../report/diff.js'
import { effectOf, verdictSentence, worstEffectsFirst } from '../../report/findings/finding-effects.js'
import { fingerprintsOf, messageAndFixKey } from '../../report/fingerprint.js'
import { conditionForHtaccessOwner, isSingleHtaccess } from '../../report/one-htaccess.js'
import { type LineColumn, positionsIn } from '../../report/position.js'
import { filesIn, summaryOf } from '../../report/summary.js'
import { assumeCompleteNotes } from '../../report/unseen-text.js'
import { likelyFileName } from '../../site/htaccess.js'
import { loadSite } from '../../site/load.js'
import type { Site } from '../../site/site.js'
import { parse } from '../../syntax/parse.js'
import type { ConfigFile, Range } from '../../syntax/tree.js'
import { equivalentShellCommand } from './command.js'
import type { PageSettings } from './page-settings.js'
import type { GivenConfiguration, WantedFixes } from './question.js'
import { readSwitches } from './switches.js'

/** A configuration and all of its findings, before the user chooses fixes. */
export type CheckedPageConfiguration = Readonly<ReturnType<typeof checkPageConfiguration>>

/** The engine's result for the texts: plain data, to be sent between threads. */
export type Analysis = Readonly<ReturnType<typeof analysisOf>>

/**
 * Reads the texts and runs the rules. Pure.
 * @param heeded the settings, if there are any
 */
export function checkPageConfiguration(given: GivenConfiguration, rules: readonly Rule[], heeded?: PageSettings) {
  const { files, folders, links, switches } = given
  const { options, choices, troubles } = readSwitches(switches)
  const texts = withNames(files)
  const looked = heeded ? texts.filter(({ path }) => heeded.takes(path)) : texts
  const { site } = loadSite(looked, { ...heeded?.options, ...options, links: new Map(Object.entries(links)), folders })
  const findings = findingsOfRules(site, heeded?.rules(rules) ?? rules, heeded?.choices ?? choices)
  const paths = texts.map(({ path }) => path)
  return { given, paths, site, findings, keys: fingerprintsOf(findings), troubles, heeded }
}

function withNames(files: GivenConfiguration['files']): GivenConfiguration['files'] {
  const used = new Set(files.map(({ path }) => path))
  return files.map((file, index) => {
    if (file.path !== '') return file
    const name = likelyFileName(parse(file.text, ''))
    const path = used.has(name) ? `${index + 1}/${name}` : name
    used.add(path)
    return { ...file, path }
  })
}

/** The result for the page: the new texts with the chosen fixes, and everything that the page shows about them. Pure. */
export function analysisOf(judged: CheckedPageConfiguration, wanted: WantedFixes) {
  const { site, findings, keys, paths, troubles } = judged
  const chosen = findings.filter((finding) => isWanted(finding, keys.get(finding) ?? '', wanted))
  const migration: Migration = { ...migrationOf(chosen, { fixes: 'all' }), findings }
  const { safe, review, manual } = summaryOf({ site, migration, applied: new Set() })
  return {
    /** The paths of the given texts, in their order. A text without a path has been given one. */
    paths,
    /** The new text of each changed file, by path. */
    texts: Array.from(migration.texts, ([file, text]) => [file.path, text] as const),
    findings: shownFindings(judged, migration),
    /** What 2.4 does with the lines that have findings, in one sentence. */
    verdict: verdictSentence(findings),
    /** For a single `.htaccess` file: the condition of the new text. */
    restsOn: isSingleHtaccess(site) && migration.taken.size > 0 ? conditionForHtaccessOwner(migration.taken) : '',
    /** The lines of the new text that fixes for review wrote, from 1, by path. */
    reviewLines: Array.from(migration.texts.keys(), (file) => [file.path, linesForReview(file, migration)] as const),
    /** Lines that httpd or this tool cannot read clearly. */
    problems: filesIn(site).flatMap((file) =>
      site.problemsOf(file).map(({ at, message }) => ({ place: placeOf(file, at), message })),
    ),
    checklist: checklistObjects(checklistOf(site, migration)),
    /** What the result rests on, one sentence each: the settings that apply, and the assumptions. */
    notes: [...(judged.heeded ? [judged.heeded.note] : []), ...notesOn(site, migration)],
    counts: { findings: findings.length, safe, review, manual, taken: migration.taken.size },
    troubles,
    /** The patch of each changed file, by path. Each patch must be saved in the encoding of its file. */
    patches: fileDiffs(migration).map(({ file, text }) => [file.path, text] as const),
    /** The command line that produces the same result. */
    command: equivalentShellCommand(judged.given, paths, { findings, taken: migration.taken }),
  }
}

const isWanted = (finding: Finding, key: string, { review, decisions }: WantedFixes): boolean =>
  finding.fix !== undefined && (decisions[key] ?? (finding.fix.safe || (review && !hasRarelyNeededFix(finding))))

/** The first and last lines that fixes for review wrote into a file. */
function linesForReview(file: ConfigFile, { taken, edits }: Migration): readonly (readonly [number, number])[] {
  const review = new Set([...taken].flatMap(({ fix }) => (fix && !fix.safe ? fix.edits.map(editKey) : [])))
  const text = applyEdits(file, edits.get(file) ?? [])
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  let shift = 0
  return [...(edits.get(file) ?? [])]
    .sort((a, b) => a.start - b.start)
    .flatMap((edit) => {
      const start = edit.start + shift
      shift += edit.text.length - (edit.end - edit.start)
      const written = edit.text.replace(/\n$/, '').length
      return review.has(editKey(edit)) && written > 0 ? [[lineAt(start), lineAt(start + written)] as const] : []
    })
}

const notesOn = (site: Site, migration: Migration): string[] =>
  [
    ...assumeCompleteNotes(site, migration.findings),
    assumedVersionText({ site, migration, applied: new Set() }).trim(),
  ].filter(Boolean)

function shownFindings({ findings, keys }: CheckedPageConfiguration, { taken }: Migration) {
  const keyOf = (finding: Finding) => keys.get(finding) ?? ''
  const sharing = groupBy(findings, fixKey)
  const groups = groupBy(worstEffectsFirst(findings), (finding) => `${finding.file.path}\n${messageAndFixKey(finding)}`)
  return [...groups.values()].map((group) => {
    const [{ rule, severity, message, concerns, fix }] = group
    return {
      keys: group.map(keyOf),
      /** For each finding, the keys of all findings with the same fix, because they are applied together. */
      together: group.map((finding) => (fix ? (sharing.get(fixKey(finding)) ?? []) : [finding]).map(keyOf)),
      places: group.map(({ file, range }) => placeOf(file, range)),
      rule: rule.id,
      severity,
      /** Whether the finding is about a default that changes on nearly every server. */
      isCommon: effectOf(group[0]) === 'defaults',
      message,
      concerns,
      fix: fix && { title: fix.title, safe: fix.safe, assumes: fix.assumes },
      /** The number of these findings whose fix is in the new text. */
      taken: group.filter((finding) => taken.has(finding)).length,
    }
  })
}

/** A key that is equal for fixes with the same edits, and for all findings without a fix. */
const fixKey = ({ fix }: Finding): string => fix?.edits.map(editKey).join('\n') ?? ''

function placeOf(file: ConfigFile, { start, end }: Range) {
  const [from, to] = [start, end].map(positionsIn(file).at) as [LineColumn, LineColumn]
  return { path: file.path, ...from, endLine: to.line, endColumn: to.column }
}
