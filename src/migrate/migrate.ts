import { groupBy } from '../base/group-by.js'
import { chooseFixes } from '../edit/choose.js'
import { applyEdits, type Edit, type Fix, fixWithAssumptions } from '../edit/edit.js'
import { isProvedComplete } from '../models/completeness.js'
import type { Site } from '../site/site.js'
import { sitesByServer, unreadFiles, unreadHtaccessFiles } from '../site/sites-by-server.js'
import { hasTemplateTag, isInMacro } from '../syntax/literal.js'
import { problemsIn } from '../syntax/problems.js'
import { ancestors, type ConfigFile, type Directive, type Problem, type Range, type Section } from '../syntax/tree.js'
import { withFixesCheckedAcrossUnits } from './across-units.js'
import { declineReason, macroAssumption, templateAssumption, withoutConfirmedAssumptions } from './assumptions.js'
import { checkInEveryValuation, needsRunPerValuation } from './guards/every-valuation.js'
import { withFlippedGuardAssumptions } from './guards/flipped-guards.js'
import { withFindingsFromLiveSite } from './guards/live-findings.js'
import { type SilencingComments, silencingComments } from './ignore.js'
import { withoutFixesInJoinedText } from './joined-text.js'
import { withOverrideAssumptions } from './lost-overrides.js'
import { editsByFile, withoutObjectedFixes } from './objected-fixes.js'
import {
  type Alternative,
  type Choices,
  type Finding,
  type Fixable,
  type Hit,
  isFixable,
  type Rule,
  usualChoices,
} from './rule.js'
import { runRule } from './run-rule.js'
import { findingsOfAllServers, type ServerFindings } from './shared-files.js'
import { choicesForToday, postponeUntilSwitch } from './today/for-today.js'
import { assumptionOfUnclearFile } from './unclear-files.js'

/** The findings of all rules, and the new texts of the files. */
export interface Migration {
  /** The findings, in the order of files and lines. */
  readonly findings: readonly Finding[]
  /** The findings whose fix is in `texts`. */
  readonly taken: ReadonlySet<Finding>
  /** Findings whose fix conflicts with an earlier one. This should not happen: it is a bug in one of the rules. */
  readonly refused: readonly Finding[]
  /** The edits of the fixes in `texts`, by file. */
  readonly edits: ReadonlyMap<ConfigFile, readonly Edit[]>
  /** The new text of each file that changes. */
  readonly texts: ReadonlyMap<ConfigFile, string>
  /**
   * Files that stay unchanged because their new text has a syntax problem that the old text does not have. This is a bug of this
   * tool.
   */
  readonly broken: ReadonlyMap<ConfigFile, Problem>
}

/** Called before each rule, with the rule and the number of rules that have run. */
type Progress = (rule: Rule, done: number) => void

interface FindOptions extends Partial<Choices> {
  readonly progress?: Progress
  /** The files whose findings are wanted; all by default. Failures of rules are reported for other files too. */
  readonly about?: (file: ConfigFile) => boolean
}

export interface RunOptions extends FindOptions {
  /** The kinds of fixes to make: only safe ones, or also the ones for review. */
  readonly fixes?: 'safe' | 'all'
  /** Whether the fix of a finding may be made; by default all may. */
  readonly wanted?: (finding: Finding) => boolean
  /** Whether a file may change; by default, every file that a server reads. A fix that also changes another file is not made. */
  readonly within?: (file: ConfigFile) => boolean
}

/** Runs the rules over the site, and computes the new texts of its files. Reads and writes nothing on the disk. */
export const runRules = (site: Site, rules: readonly Rule[], options: RunOptions = {}): Migration =>
  migrationOf(findingsOfRules(site, rules, options), { within: writableFileTest(site), ...options })

/** Returns a function: whether a file may be written. A file that no server reads may not, unless the user named it. */
export function writableFileTest(site: Site, named: readonly string[] = []): (file: ConfigFile) => boolean {
  const unread = unreadFiles(site)
  return (file) => !unread.has(file) || named.includes(file.path)
}

/** The site, marked as complete if its files alone prove that it is. */
const completed = (part: Site): Site =>
  !part.complete && part.role !== 'unread' && isProvedComplete(part)
    ? part.withOptions({ complete: true, role: 'server', others: part.others })
    : part

/** The findings of all rules, in the order of files and lines. */
export function findingsOfRules(
  site: Site,
  rules: readonly Rule[],
  { progress = () => {}, about = () => true, ...chosen }: FindOptions = {},
): readonly Finding[] {
  // All servers share this: a comment is used if it silences a rule for one of them.
  const ignored = silencingComments()
  const run: Run = { rules, choices: choicesForToday({ ...usualChoices, ...chosen }), ignored, progress }
  const judged = sitesByServer(site).map((part) =>
    [...part.files, ...part.others].some(about)
      ? judgedPart(completed(part), run, about)
      : { site: part, findings: [] },
  )
  const access = { ...run, rules: rules.filter(({ id }) => id === 'access-control'), progress: () => {} }
  const found = withFixesCheckedAcrossUnits(site, findingsOfAllServers(judged, run.choices), (whole) =>
    findingsOfAllServers(
      sitesByServer(whole).map((part) =>
        judgedPart(completed(part), { ...access, ignored: silencingComments() }, about),
      ),
      run.choices,
    ),
  )
  const findings = found.map((finding) => postponeUntilSwitch(finding, run.choices))
  const all = [...findings, ...ofUnusedComments(site, run, findings)]
  // Findings in `.htaccess` files that httpd does not read are left out, because their fixes have not been read back.
  const kept = unreadHtaccessFiles(site)
  const told = all.filter(({ file, failed }) => failed || (about(file) && !kept.has(file)))
  return inOrder(site, told)
}

function judgedPart(site: Site, run: Run, about: (file: ConfigFile) => boolean): ServerFindings {
  const judge = (made: Site, isAsked: (rule: Rule) => boolean) =>
    findingsAmong(made, {
      ...run,
      rules: run.rules.filter(isAsked),
      progress: () => {},
      ignored: silencingComments(),
    })
  const live = withFindingsFromLiveSite(site, findingsAmong(site, run), (made) => judge(made, needsRunPerValuation))
  const held = checkInEveryValuation(site, live, judge)
  const found = withOverrideAssumptions(
    site,
    withoutFixesInJoinedText(site, withFlippedGuardAssumptions(site, held, run.choices)),
    run.choices,
  )
  const isOffered = found.some(({ file, fix }) => fix && about(file))
  return { site, findings: isOffered ? withoutObjectedFixes(site, found, { ...run, about }) : found }
}

interface Run {
  readonly rules: readonly Rule[]
  readonly choices: Choices
  readonly ignored: SilencingComments
  readonly progress: Progress
}

/**
 * Findings for ignore comments that silence nothing. If a rule did not run, or failed, comments for it are left out:
 * they may silence something.
 */
function ofUnusedComments(
  site: Site,
  { rules, ignored, choices }: Run,
  findings: readonly Finding[],
): readonly Finding[] {
  const asking = rules.filter((rule) => rule.checkUnused)
  if (asking.length === 0) return []
  const unsure = new Set(findings.filter(({ failed }) => failed).map(({ rule }) => rule.id))
  const asked = new Set(rules.map(({ id }) => id).filter((id) => !unsure.has(id)))
  const unused = site.files
    .flatMap((file) => ignored.unusedIn(file))
    .filter(({ name }) => asked.has(name.toLowerCase()))
  return asking.flatMap((rule) =>
    [...(rule.checkUnused?.(unused) ?? [])].map((hit) =>
      findingOf(rule, hit, fixOf(site, rule, hit, { templated: templatedLines(), choices })),
    ),
  )
}

type FixChoice = Pick<RunOptions, 'fixes' | 'wanted' | 'within'>

/** Computes the new texts of the files from the fixes of these findings. */
export function migrationOf(
  findings: readonly Finding[],
  { fixes = 'safe', within = () => true, wanted = () => true }: FixChoice = {},
): Migration {
  const fixable = findings.filter(
    (finding): finding is Fixable =>
      isFixable(finding) &&
      (finding.fix.safe || fixes === 'all') &&
      wanted(finding) &&
      finding.fix.edits.every((edit) => within(edit.file)),
  )
  const { taken, refused } = chooseFixes(fixable)
  return { findings, refused, ...settled(taken) }
}

/** The new texts. If a fix breaks the syntax of one file, it is left out in all files. */
function settled(chosen: readonly Fixable[]): Pick<Migration, 'taken' | 'edits' | 'texts' | 'broken'> {
  const broken = new Map<ConfigFile, Problem>()
  for (let taken = chosen; ; ) {
    const edits = editsByFile(taken)
    const texts = newTexts(edits)
    const more = brokenAmong(texts)
    if (more.size === 0) return { taken: new Set(taken), edits, texts, broken }
    for (const [file, problem] of more) broken.set(file, problem)
    taken = taken.filter(({ fix }) => !fix.edits.some((edit) => more.has(edit.file)))
  }
}

function findingsAmong(site: Site, { rules, choices, ignored, progress }: Run): Finding[] {
  const templated = templatedLines()
  const findings: Finding[] = []
  for (const [index, rule] of rules.entries()) {
    const tell = () => progress(rule, index)
    tell()
    const { hits, failures } = runRule(rule, site, choices, tell)
    for (const hit of hits) {
      const silenced = ignored.silencingOf(rule.id, hit.at)
      if (silenced === 'yes') continue
      const said = silenced === 'no' ? hit : { ...hit, message: `${hit.message} ${noReason}` }
      findings.push(decided(findingOf(rule, said, fixOf(site, rule, hit, { templated, choices })), choices))
    }
    for (const hit of failures) findings.push({ ...findingOf(rule, hit, undefined), failed: true })
  }
  return findings
}

const noReason =
  'The comment that should silence this finding gives no reason. Add a colon and the reason to that comment.'

const findingOf = (rule: Rule, hit: Hit, fix: Fix | undefined): Finding => ({
  rule,
  file: hit.at.file,
  at: hit.at,
  range: hit.mark ?? wordsRange(hit.at),
  concerns: hit.concerns ?? 'line',
  severity: hit.severity ?? rule.severity,
  message: hit.message,
  fix,
  ...(hit.forms && !fix && { forms: hit.forms }),
  ...(hit.waits && !fix && { waits: hit.waits }),
  ...(hit.access && { access: hit.access }),
  ...(hit.likelyMistake && fix && { likelyMistake: hit.likelyMistake }),
})

function wordsRange(node: Directive | Section): Range {
  const { name, args } = node
  return { start: node.kind === 'section' ? name.start - 1 : name.start, end: args.at(-1)?.end ?? name.end }
}

/**
 * The fix of a hit. It is for review if another program makes the file, or if httpd may not read the file as it is given, so that
 * a line may not mean what it seems to mean.
 */
function fixOf(
  site: Site,
  rule: Rule,
  { at, fix: own, forms, checksTemplate }: Hit,
  { templated, choices }: { readonly templated: (at: Directive | Section) => boolean; readonly choices: Choices },
): Fix | undefined {
  const found = own ?? chosenForm(forms, choices)
  if (!found || found.edits.length === 0) return undefined
  const fix = withoutConfirmedAssumptions(rule.id, found, choices)
  if (!fix.safe) return fix
  const doubts = new Set(fix.edits.flatMap(({ file }) => assumptionOfUnclearFile(site, file) ?? []))
  if (!checksTemplate && templated(at)) doubts.add(templateAssumption)
  if (!checksTemplate && isInMacro(at)) doubts.add(macroAssumption)
  const doubted = doubts.size > 0 ? { ...fix, ...fixWithAssumptions(fix.title, [...doubts], fix.edits) } : fix
  return withoutConfirmedAssumptions(rule.id, doubted, choices)
}

/** The first form whose assumptions the user has all confirmed, as a safe fix. */
function chosenForm(forms: readonly Alternative[] = [], { confirmed }: Choices): Fix | undefined {
  const form = forms.find(({ assumptions }) => assumptions?.every(({ name }) => confirmed.has(name)))
  return form && { title: form.title, edits: form.edits, safe: true, isChosen: true }
}

/** The finding without the fix or forms that have a declined assumption, and with the user's reason in its message. */
function decided(finding: Finding, choices: Choices): Finding {
  const reason = finding.fix
    ? declineReason(finding.rule.id, finding.fix, choices)
    : finding.forms?.map(whyNot(choices)).find(Boolean)
  if (reason === undefined) return finding
  const { forms = [], ...rest } = finding
  const left = forms.filter((form) => whyNot(choices)(form) === undefined)
  return {
    ...{
      ...rest,
      fix: undefined,
      isDeclined: true,
      message: `${finding.message} You left this unchanged: "${reason}".`,
    },
    ...(left.length > 0 && { forms: left }),
  }
}

const whyNot =
  ({ declined }: Choices) =>
  ({ assumptions = [] }: Alternative): string | undefined =>
    assumptions.flatMap(({ name }) => declined.get(name) ?? [])[0]

/**
 * Returns a function: whether a template affects a line, a section around it, or the lines beside it. Results are kept for each
 * section.
 */
function templatedLines(): (at: Directive | Section) => boolean {
  const known = new Map<Section, boolean>()
  return (at) => hasTemplateTag(at) || (at.parent !== undefined && isSectionTemplated(at.parent, known))
}

function isSectionTemplated(section: Section, known: Map<Section, boolean>): boolean {
  const found = known.get(section)
  if (found !== undefined) return found
  const templated =
    (section.file.mayHaveTemplateLines && section.children.some((node) => node.kind === 'template')) ||
    [section, ...ancestors(section)].some(hasTemplateTag)
  known.set(section, templated)
  return templated
}

function inOrder(site: Site, findings: readonly Finding[]): Finding[] {
  const byFile = groupBy(findings, ({ file }) => file)
  return [...site.files, ...site.others].flatMap((file) =>
    (byFile.get(file) ?? []).sort((a, b) => a.range.start - b.range.start),
  )
}

function newTexts(edits: ReadonlyMap<ConfigFile, readonly Edit[]>): Map<ConfigFile, string> {
  const texts = Array.from(edits, ([file, own]) => [file, applyEdits(file, own)] as const)
  return new Map(texts.filter(([file, text]) => text !== file.text))
}

function brokenAmong(texts: ReadonlyMap<ConfigFile, string>): Map<ConfigFile, Problem> {
  const broken = new Map<ConfigFile, Problem>()
  for (const [file, text] of texts) {
    const problem = newProblem(file, text)
    if (problem) broken.set(file, problem)
  }
  return broken
}

/** The first syntax problem of the new text that the old text does not have. */
function newProblem(file: ConfigFile, text: string): Problem | undefined {
  const known = new Map<string, number>()
  for (const { message } of file.problems) known.set(message, (known.get(message) ?? 0) + 1)
  const problems = file.reread?.(text) ?? problemsIn(text, file.version)
  return problems.find(({ message }) => {
    const left = known.get(message) ?? 0
    known.set(message, left - 1)
    return left <= 0
  })
}
