import { groupBy } from '../../base/group-by.js'
import { listText } from '../../base/list-text.js'
import { type Edit, editKey, type Fix } from '../../edit/edit.js'
import { isGuard } from '../../httpd/guards.js'
import { type ClosedGuardTest, type RebuiltSite, withEditsOfGivenFiles } from '../../live/live-site.js'
import type { UndecidedName, Valuation } from '../../live/valuations.js'
import { combinedValuations, valuationsToCheck } from '../../live/valuations.js'
import { siteUnderValuation } from '../../live/valued-site.js'
import { lineScopeOf } from '../../site/line-scope.js'
import type { Site } from '../../site/site.js'
import { quotedLineAndPlace } from '../../syntax/file-and-line.js'
import { runWithWordCache } from '../../syntax/nodes.js'
import { ancestors, type Directive, type Section } from '../../syntax/tree.js'
import { sharedAssumption, withMoreAssumptions } from '../assumptions.js'
import { type Finding, type Fixable, isFixable, type Rule } from '../rule.js'

/** The findings of one run, in which some of the open guards are decided by a valuation. */
interface Judged {
  readonly valuation: Valuation
  readonly isUnread: ClosedGuardTest
  readonly findings: readonly Finding[]
}

type RunRules = (site: Site, isAsked: (rule: Rule) => boolean) => readonly Finding[]

/**
 * Runs the rules again with the open guards decided. A fix that is missing in one of these runs is for review: it assumes that
 * httpd reads or skips the guard as in the other runs. If there are many valuations, a few runs that decide all names at once
 * show first which rules depend on any name; only these run for each valuation.
 * @param run returns the findings of a site, by the rules whose fixes depend on other lines
 */
export function checkInEveryValuation(site: Site, findings: readonly Finding[], run: RunRules): readonly Finding[] {
  const valuations = valuationsToCheck(site)
  if (valuations.length === 0) return findings
  return runWithWordCache(site.files, () => {
    const inEach = (some: readonly Valuation[], isAsked: (rule: Rule) => boolean) =>
      some.map((valuation) => judgedFor(site, valuation, (valued) => run(valued, isAsked)))
    const covering = combinedValuations(valuations)
    if (covering.length >= valuations.length) return checked(findings, inEach(valuations, mayChange), mayChange)
    const changing = rulesThatChange(findings, inEach(covering, mayChange))
    const isChanging = (rule: Rule): boolean => changing.has(rule)
    return changing.size === 0 ? findings : checked(findings, inEach(valuations, isChanging), isChanging)
  })
}

function judgedFor(site: Site, valuation: Valuation, run: (site: Site) => readonly Finding[]): Judged {
  const valued = siteUnderValuation(site, maps(valuation), true)
  const findings = run(valued.site).map((finding) => mapToGivenFiles(valued, finding))
  return { valuation, isUnread: valued.isInClosedGuard, findings }
}

/**
 * The findings, with an assumption for each fix of these rules that is missing in some run, and the new findings of the runs.
 */
function checked(
  findings: readonly Finding[],
  runs: readonly Judged[],
  isAsked: (rule: Rule) => boolean,
): readonly Finding[] {
  const known = new Set(findings.map(placeOf))
  const weighed = findings.map((finding) =>
    isFixable(finding) && isAsked(finding.rule) ? weigh(finding, runs) : finding,
  )
  return [...weighed, ...newAmong(runs, known, findings)]
}

/** The rules whose fixes are missing in some run, or that find something new in one. */
function rulesThatChange(findings: readonly Finding[], runs: readonly Judged[]): ReadonlySet<Rule> {
  const known = new Set(findings.map(placeOf))
  const missing = findings.filter(
    (finding) => isFixable(finding) && needsRunPerValuation(finding.rule) && !runs.every((run) => isOwn(finding, run)),
  )
  const found = runs.flatMap((run) => run.findings.filter((finding) => isNew(finding, known, findings, run)))
  return new Set([...missing, ...found].map(({ rule }) => rule))
}

/**
 * Whether a rule must run again for each valuation of the open guards. Rules about modules need not, because flipped-guards.ts
 * checks which guards a LoadModule line changes. Rules about separate lines need not, because guards do not change their hits.
 */
export const needsRunPerValuation = ({ group, weighsGuards, check }: Rule): boolean =>
  !weighsGuards && !check.isOfLines && group !== 'modules'

/**
 * Whether the runs may change the reported findings of a rule: it makes fixes, or may report a changed answer; see isReported.
 */
const mayChange = (rule: Rule): boolean =>
  needsRunPerValuation(rule) && (rule.group === 'answers' || rule.fixes !== 'none')

function maps(valuation: Valuation) {
  const named = (kind: UndecidedName['kind']) =>
    new Map([...valuation].filter(([name]) => name.kind === kind).map(([{ name }, is]) => [name, is] as const))
  return { defined: named('define'), loaded: named('module') }
}

/** Changes the lines and edits of a finding to those of the given files. */
export function mapToGivenFiles(made: RebuiltSite, finding: Finding): Finding {
  const { fix, forms } = finding
  return {
    ...finding,
    file: made.fileOf(finding.file),
    at: made.nodeOf(finding.at),
    fix: fix && withEditsOfGivenFiles(made, fix),
    ...(forms && { forms: forms.map((form) => withEditsOfGivenFiles(made, form)) }),
  }
}

function weigh(finding: Fixable, runs: readonly Judged[]): Finding {
  const wrong = new Set(runs.filter((run) => !isOwn(finding, run)))
  if (wrong.size === 0) return finding
  const needed = tellingApart(runs, wrong)
  if (!needed) return { ...finding, fix: undefined, message: `${finding.message} ${whyNone(wrong)}` }
  return { ...finding, fix: withMoreAssumptions(finding, needed.map(assumptionOf)) }
}

/** Whether the rule makes the same edits in another run. Edits of lines that no version reads in that run are ignored. */
function isOwn({ rule, fix }: Fixable, { findings, isUnread, valuation }: Judged): boolean {
  const own = findings.flatMap((one) => (one.rule === rule && one.fix ? [one.fix] : []))
  const made = new Set(own.flatMap(({ edits }) => edits.map(editKey)))
  if (fix.edits.every((edit) => made.has(editKey(edit)) || isUnread(edit))) return true
  const added = namesAdded(fix)
  if (!added) return false
  if (own.some((other) => namesAdded(other)?.join() === added.join())) return true
  // A line with 2.2's default changes nothing if no other line sets the directive, or if each other line that sets it wins over
  // the default.
  const others = [...valuation.keys()].flatMap((name) => added.flatMap((key) => name.lines.get(key) ?? []))
  return others.every((line) => fix.edits.every((edit) => isOverridden(edit, line)))
}

/**
 * Whether a line wins over a line that an edit adds. It does if the line is in a section and the edit is for the whole server, or
 * if the line is further down.
 */
const isOverridden = (edit: Edit, line: Directive): boolean =>
  (isForServer(edit) && [...ancestors(line)].some((section) => !isGuard(section))) ||
  (edit.file === line.file && edit.end <= line.start)

/** Whether an edit adds lines for the whole server, outside of any section. */
const isForServer = ({ file, start, text }: Edit): boolean => !text.includes('<') && !isInSection(file.sections, start)

const isInSection = (sections: readonly Section[], offset: number): boolean =>
  sections.some((section) => {
    const isWithin = section.start < offset && offset < (section.close?.end ?? section.file.text.length)
    return isWithin && (!isGuard(section) || isInSection(section.sections, offset))
  })

/** The directives that a fix adds; undefined if it changes lines or puts them into guards. */
function namesAdded({ edits }: Fix): readonly string[] | undefined {
  const lines = edits.flatMap(({ text }) => text.split('\n').filter((line) => line.trim() !== ''))
  const isAdding = edits.every(({ start, end }) => start === end) && !lines.some((line) => /^\s*<\/?If/i.test(line))
  return isAdding ? lines.flatMap((line) => /^\s*(\w+)/.exec(line)?.[1]?.toLowerCase() ?? []) : undefined
}

type Decided = readonly [UndecidedName, boolean]

/**
 * Decisions that all other runs share, and of which each run in `wrong` lacks at least one. Undefined if there are none for
 * some names.
 */
function tellingApart(runs: readonly Judged[], wrong: ReadonlySet<Judged>): readonly Decided[] | undefined {
  const needed: Decided[] = []
  for (const group of byNames(runs)) {
    const others = group.filter((run) => wrong.has(run))
    if (others.length === 0) continue
    const apart = tellingFrom(
      others,
      group.filter((run) => !wrong.has(run)),
    )
    if (!apart) return undefined
    needed.push(...apart)
  }
  return needed
}

/** The runs grouped by the names that they decide. */
const byNames = (runs: readonly Judged[]): readonly (readonly Judged[])[] => [
  ...groupBy(runs, ({ valuation }) => [...valuation.keys()].map(({ kind, name }) => `${kind} ${name}`).join()).values(),
]

/** Decisions that all runs in `some` have in common, and of which each run in `others` lacks one. */
function tellingFrom(others: readonly Judged[], some: readonly Judged[]): readonly Decided[] | undefined {
  const [first, ...more] = some
  if (!first) return undefined
  const alike = [...first.valuation].filter(([name, is]) => more.every(({ valuation }) => valuation.get(name) === is))
  const isOther = (decided: readonly Decided[]) =>
    others.every(({ valuation }) => decided.some(([name, is]) => valuation.get(name) === !is))
  const one = alike.find((decided) => isOther([decided]))
  if (one) return [one]
  return isOther(alike) ? alike : undefined
}

const whyNone = (wrong: ReadonlySet<Judged>): string => {
  const guards = new Set([...wrong].flatMap(({ valuation }) => [...valuation.keys()].map(({ guard }) => guard)))
  const [guard] = guards
  return `No fix is offered: whether this change is right depends on ${guard ? quotedLineAndPlace(guard) : 'an <IfDefine> or <IfModule>'}.`
}

function assumptionOf([{ kind, name, guard }, is]: Decided) {
  const what =
    kind === 'define' ? `is started ${is ? 'with' : 'without'} -D ${name}` : `${is ? 'has' : 'does not have'} ${name}`
  return sharedAssumption(
    'open-guard',
    `httpd ${what}, which decides ${quotedLineAndPlace(guard)}.`,
    `${guard.file.path}:${is ? '' : '!'}${name}`,
  )
}

/** Findings that occur only in some runs, with the decisions of these runs in their messages. */
function newAmong(
  runs: readonly Judged[],
  known: ReadonlySet<string>,
  reported: readonly Finding[],
): readonly Finding[] {
  const found = new Map<string, { readonly finding: Finding; readonly runs: Judged[] }>()
  for (const run of runs)
    for (const finding of run.findings) {
      if (!isNew(finding, known, reported, run)) continue
      const key = placeOf(finding)
      const one = found.get(key) ?? { finding, runs: [] }
      found.set(key, one)
      one.runs.push(run)
    }
  return [...found.values()].flatMap(({ finding, runs: own }) => {
    const [among = [], ...others] = byNames(runs).filter((group) => group.some((run) => own.includes(run)))
    const wrong = among.filter((run) => !own.includes(run))
    const needed = others.length === 0 ? tellingFrom(wrong, own) : undefined
    const assumptions = (needed ?? [...(own[0]?.valuation ?? [])]).map(assumptionOf)
    const message = `${finding.message} This finding applies only if ${listText(assumptions.map(({ sentence }) => sentence.slice(0, -1)))}.`
    // If no decisions distinguish the runs, the finding gets no fix, because the fix would be wrong in other runs.
    const fix = needed && isFixable(finding) ? withMoreAssumptions(finding, assumptions) : undefined
    return [{ ...finding, message, fix }]
  })
}

/** Whether a finding of a run is reported beside the findings of the site itself. */
const isNew = (finding: Finding, known: ReadonlySet<string>, reported: readonly Finding[], run: Judged): boolean =>
  !known.has(placeOf(finding)) && isReported(finding) && !reported.some((one) => doesSame(one, finding, run))

/** Whether a finding is reported: it has a fix, or may change an answer. */
const isReported = ({ fix, rule, failed }: Finding): boolean =>
  !failed && (fix !== undefined || rule.group === 'answers')

/** Whether another finding's fix adds the same lines in the same section, and at least one of them is read in this run. */
function doesSame(one: Finding, { rule, at, fix }: Finding, { isUnread }: Judged): boolean {
  if (one.rule !== rule || !one.fix || !fix || lineScopeOf(one.at) !== lineScopeOf(at)) return false
  const added = namesAdded(fix)?.join()
  return added !== undefined && added === namesAdded(one.fix)?.join() && !one.fix.edits.every(isUnread)
}

const placeOf = ({ rule, file, at }: Finding): string => `${rule.id}\n${file.path}\n${at.start}`
