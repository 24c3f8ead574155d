import { groupBy } from '../base/group-by.js'
import type { Edit } from '../edit/edit.js'
import type { Finding, Rule, Severity } from '../migrate/rule.js'
import type { ConfigFile, Problem, Range } from '../syntax/tree.js'
import { fingerprintsOf } from './fingerprint.js'
import type { Positions } from './position.js'
import { currentPositions, type RewrittenPositions } from './rewritten.js'
import { filesIn, type Report } from './summary.js'

/**
 * SARIF 2.1.0, for GitHub's code scanning and others. The worst results come first, because their number is limited.
 * Lines and columns start at 1, columns in UTF-16 units.
 * @param version of this tool, if known
 */
export function sarif({ site, migration: { findings }, applied, rewritten }: Report, version?: string): string {
  const prints = fingerprintsOf(findings)
  const left = findings.filter((finding) => !applied.has(finding)).sort((a, b) => ranks[a.severity] - ranks[b.severity])
  const rules = [...new Map(left.map(({ rule }) => [rule.id, rule])).values()]
  const index = new Map(rules.map(({ id }, at) => [id, at]))
  const results = left.slice(0, maxResults).map((finding) => ({
    ruleIndex: index.get(finding.rule.id),
    partialFingerprints: { 'httpdUpgrade/v1': prints.get(finding) },
    ...resultOf(finding, rewritten),
  }))
  const driver = { name: 'httpd-upgrade', ...(version ? { version } : {}), rules: rules.map(ruleEntry) }
  const unsure = filesIn(site).flatMap((file) =>
    site.problemsOf(file).map((problem) => notificationOf(file, problem, rewritten)),
  )
  const invocations = [{ executionSuccessful: true, toolExecutionNotifications: unsure }]
  const run = { tool: { driver }, invocations, columnKind: 'utf16CodeUnits', results }
  return `${JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] }, null, 1)}\n`
}

/** A syntax problem as a notification: it breaks no rule, but makes the results less certain. */
const notificationOf = (file: ConfigFile, { at, message }: Problem, rewritten: RewrittenPositions | undefined) => ({
  level: 'warning',
  message: { text: message },
  locations: [locationOf(file, regionOf(currentPositions(rewritten, file), at))],
})

const schema = 'https://json.schemastore.org/sarif-2.1.0.json'

/** The number of results in a run that GitHub accepts. */
const maxResults = 25_000

const ranks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 }
const levels = { error: 'error', warning: 'warning', info: 'note' } as const

const ruleEntry = ({ id, title, severity, see, page }: Rule) => ({
  id,
  shortDescription: { text: `${title}.` },
  help: { text: `${page.trim()}\n\nSee ${see}`, markdown: `${page.trim()}\n\n[Apache's manual](${see})` },
  helpUri: see,
  defaultConfiguration: { level: levels[severity] },
  properties: { tags: ['httpd', 'upgrade'] },
})

function resultOf({ rule, file, range, severity, message, fix }: Finding, rewritten: RewrittenPositions | undefined) {
  const assumes = fix?.assumes ? ` Check first: is this true? ${fix.assumes}` : ''
  return {
    ruleId: rule.id,
    level: levels[severity],
    message: { text: message + assumes },
    locations: [locationOf(file, regionOf(currentPositions(rewritten, file), range))],
    ...(fix
      ? { fixes: [{ description: { text: `${fix.title}.` }, artifactChanges: changesOf(fix.edits, rewritten) }] }
      : {}),
  }
}

function changesOf(edits: readonly Edit[], rewritten: RewrittenPositions | undefined) {
  return Array.from(
    groupBy(edits, ({ file }) => file),
    ([file, own]) => ({
      artifactLocation: placeOf(file),
      replacements: own.map((edit) => ({
        deletedRegion: regionOf(currentPositions(rewritten, file), edit),
        ...(edit.text === '' ? {} : { insertedContent: { text: edit.text } }),
      })),
    }),
  )
}

function regionOf(positions: Positions, { start, end }: Range) {
  const from = positions.at(start)
  const to = positions.at(end)
  return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column }
}

const locationOf = (file: ConfigFile, region: ReturnType<typeof regionOf>) => ({
  physicalLocation: { artifactLocation: placeOf(file), region },
})

/** A path as a URI relative to the folder from which the files were read. */
const placeOf = ({ path }: ConfigFile) => ({
  uri: path.replace(/^\.\//, '').split('/').map(encodeURIComponent).join('/'),
})
