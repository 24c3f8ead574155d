import { isTemplated } from '../config/context.js'
import { parse } from '../config/parse.js'
import type { Site } from '../config/site.js'
import { ancestors, siblings, type ConfigFile, type Directive, type Problem, type Range, type Section } from '../config/tree.js'
import { applyEdits, choose, type Edit, type Fix } from '../edit.js'
import { isIgnored } from './ignore.js'
import type { Finding, Hit, Rule } from './rule.js'
import { rules as everyRule } from './rules/index.js'

/** What a migration found and what it makes of the files. */
export interface Migration {
  /** In the order of files and lines. */
  readonly findings: readonly Finding[]
  /** The findings whose fix is in `texts`. */
  readonly taken: ReadonlySet<Finding>
  /** Findings whose fix clashed with an earlier one. A rule set that brings this about has a bug. */
  readonly refused: readonly Finding[]
  /** The edits of the fixes taken, by file. */
  readonly edits: ReadonlyMap<ConfigFile, readonly Edit[]>
  /** The new text of each file that changes. */
  readonly texts: ReadonlyMap<ConfigFile, string>
  /** Files left as they are because the new text could not be read again as well as the old one: a bug of ours. */
  readonly broken: ReadonlyMap<ConfigFile, Problem>
}

export interface MigrateOptions {
  readonly rules?: readonly Rule[]
  /** Which fixes to take: those that keep the behaviour for sure, or also those for review. */
  readonly fixes?: 'safe' | 'all'
}

/** Run every rule over the site and work out the new text of its files. Reads and writes nothing. */
export function migrate(site: Site, { rules = everyRule, fixes = 'safe' }: MigrateOptions = {}): Migration {
  const findings = inOrder(site, rules.flatMap((rule) => findingsOf(rule, site)))
  const fixable = findings.filter((finding): finding is Fixable => !!finding.fix && (finding.fix.safe || fixes === 'all'))
  const { taken, refused } = choose(fixable)
  const edits = editsByFile(taken)
  const texts = newTexts(edits)
  const broken = brokenAmong(texts)
  if (broken.size === 0) return { findings, taken: new Set(taken), refused, edits, texts, broken }
  const kept = taken.filter(({ fix }) => !fix.edits.some((edit) => broken.has(edit.file)))
  const rest = editsByFile(kept)
  return { findings, taken: new Set(kept), refused, edits: rest, texts: newTexts(rest), broken }
}

type Fixable = Finding & { readonly fix: Fix }

function findingsOf(rule: Rule, site: Site): Finding[] {
  return Array.from(rule.check(site), (hit) => ({
    rule,
    file: hit.at.file,
    at: hit.at,
    range: hit.mark ?? wordsRange(hit.at),
    severity: hit.severity ?? rule.severity,
    message: hit.message,
    fix: fixOf(hit),
  })).filter((finding) => !isIgnored(rule.id, finding.at))
}

function wordsRange(node: Directive | Section): Range {
  const start = node.kind === 'section' ? node.name.start - 1 : node.name.start
  return { start, end: node.args.at(-1)?.end ?? node.name.end }
}

/** In a file made by another program a line may not mean what it seems to say, so its fix is for review. */
function fixOf({ at, fix }: Hit): Fix | undefined {
  if (!fix || !fix.safe || fix.edits.length === 0) return fix?.edits.length === 0 ? undefined : fix
  if (isMadeByTemplate(at)) return { ...fix, safe: false, assumes: 'The template that this file is made from does not change what these lines mean.' }
  const macro = [...ancestors(at)].some((section) => section.key === 'macro')
  return macro ? { ...fix, safe: false, assumes: "The macro's parameters do not change what these lines mean." } : fix
}

function isMadeByTemplate(at: Directive | Section): boolean {
  if (isTemplated(at)) return true
  for (let node: Directive | Section | undefined = at; node; node = node.parent) {
    if (node.kind === 'section' && isTemplated(node)) return true
  }
  return at.parent !== undefined && siblings(at).some((node) => node.kind === 'template')
}

function inOrder(site: Site, findings: Finding[]): Finding[] {
  const rank = new Map(site.files.map((file, index) => [file, index]))
  return findings.sort((a, b) => (rank.get(a.file) ?? 0) - (rank.get(b.file) ?? 0) || a.range.start - b.range.start)
}

function editsByFile(taken: readonly Fixable[]): Map<ConfigFile, Edit[]> {
  const byFile = new Map<ConfigFile, Edit[]>()
  for (const edit of taken.flatMap((finding) => finding.fix.edits)) {
    const edits = byFile.get(edit.file)
    if (edits) edits.push(edit)
    else byFile.set(edit.file, [edit])
  }
  return byFile
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

/** The first problem that the new text has on top of the old one's. */
function newProblem(file: ConfigFile, text: string): Problem | undefined {
  const known = file.problems.map((problem) => problem.message)
  return parse(text, file.path).problems.find((problem) => {
    const at = known.indexOf(problem.message)
    if (at < 0) return true
    known.splice(at, 1)
    return false
  })
}
