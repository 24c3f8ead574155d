import type { Edit, Fix } from '../edit/edit.js'
import type { Site } from '../site/site.js'
import type { ConfigFile, Directive, Range, Section } from '../syntax/tree.js'
import type { NameToIgnore } from './ignore.js'

/**
 * What 2.4 does with the unchanged line. `error`: it refuses to start, or answers 500. `warning`: it starts and behaves
 * differently. `info`: nothing changes by itself.
 */
export type Severity = 'error' | 'warning' | 'info'

/** What a rule is about; `ruleGroups` says it in words. */
export type RuleGroup = 'access' | 'starts' | 'answers' | 'defaults' | 'modules' | 'tidy'

/** Safe ones, ones for review, both, or none: then a person decides. */
export type FixKinds = 'safe' | 'review' | 'both' | 'none'

/** One old pattern that a person would recognise, and what to do about it. */
export interface Rule {
  /** Named for the old pattern, in lower case with hyphens; also the name of its file and of its page. */
  readonly id: string
  /** One line for lists and review comments, without a full stop. */
  readonly title: string
  readonly severity: Severity
  readonly group: RuleGroup
  /** The page of the httpd manual that says it best. */
  readonly see: string
  /** The kinds of fix that it makes; its cases have each of them, and no other. */
  readonly fixes?: FixKinds
  /** The entries of the catalogue of changes (docs/catalogue.json) that this rule covers. */
  readonly covers: readonly string[]
  /** The rule's page, in Markdown. Headings: What 2.2 did, What 2.4 does, What the rule does, When not; the first and last are optional. */
  readonly page: string
  /** Whether the rule itself considers every way in which httpd may read undecided guards. */
  readonly weighsGuards?: true
  check(site: Site, choices: Choices): Iterable<Hit>
  /** Objections to the texts that all rules together would write. Called for the safe fixes, and again for all fixes. */
  review?(site: Site, written: PlannedEdits, choices: Choices): Iterable<Objection>
  /** What to say of comments that silenced nothing; asked when every other rule has been. */
  checkUnused?(names: readonly NameToIgnore[]): Iterable<Hit>
}

/** How grave it mostly is what the rules of a group find. */
const usualSeverity: Readonly<Record<RuleGroup, Severity>> = {
  access: 'warning',
  starts: 'error',
  answers: 'warning',
  defaults: 'warning',
  modules: 'error',
  tidy: 'info',
}

type NeedNotBeSaid = 'severity' | 'covers'

/** A rule of a group. @param rule with its severity where that is not what is usual in the group */
export const ruleOf = (
  group: RuleGroup,
  rule: Omit<Rule, 'group' | NeedNotBeSaid> & Partial<Pick<Rule, NeedNotBeSaid>> & Required<Pick<Rule, 'fixes'>>,
): Rule =>
  // The rule is not copied: the command line's bundle reads the page of a rule only on demand.
  Object.assign(rule, { group, severity: rule.severity ?? usualSeverity[group], covers: rule.covers ?? [] })

/** The rules that a list exports, in the order of their names. */
export const rulesByName = (list: Readonly<Record<string, Rule>>): readonly Rule[] =>
  Object.values(list).sort((one, other) => (one.id < other.id ? -1 : 1))

/** What is said of a line, at the line itself unless another place is named. */
type Said = Omit<Hit, 'at'> & Partial<Pick<Hit, 'at'>>

/** What a rule says of one line; undefined where it has nothing to say. */
type Say<Line> = (at: Line, site: Site, choices: Choices) => Said | undefined

/** A check that looks at each line of these directives by itself. */
export const eachLine = (names: readonly string[], say: Say<Directive>): Rule['check'] =>
  eachOf((site) => site.directives(...names), say)

/** A check of each line of these names, without findings if the site runs 2.4 today. */
export const eachLineOn22 = (names: readonly string[], say: Say<Directive>): Rule['check'] =>
  eachOf((site) => (site.from === '2.4' ? [] : site.directives(...names)), say)

/** A check that looks at each section of these names by itself. */
export const eachSection = (names: readonly string[], say: Say<Section>): Rule['check'] =>
  eachOf((site) => site.sections(...names), say)

/** A check that looks at each of some lines by itself. */
const eachOf = <Line extends Directive | Section>(
  linesOf: (site: Site) => Iterable<Line>,
  say: Say<Line>,
): Rule['check'] =>
  function* (site, choices) {
    for (const at of linesOf(site)) {
      const said = say(at, site, choices)
      if (said) yield { at, ...said }
    }
  }

/** Edits by the file that they change. */
export type EditsByFile = ReadonlyMap<ConfigFile, readonly Edit[]>

/** All edits that the rules together would write, and the edits of the fix in question. */
export interface PlannedEdits {
  readonly edits: EditsByFile
  readonly asked: EditsByFile
}

/** Why the fixes that make these edits are not to be offered. */
export interface Objection {
  readonly edits: readonly Edit[]
  /** Fixes of access control go before these edits, wherever they are. */
  readonly orAnyOfAccess?: true
  /** One sentence. */
  readonly message: string
}

/** The user's choices where more than one form is right. */
export interface FormsChosen {
  /** What to do with rules for both versions in guards: nothing, keep those of 2.4 alone, or write both. */
  readonly guards: 'leave' | 'drop-22' | 'keep-22'
  /**
   * How to treat likely mistakes: as 2.2 did, or as Apache's upgrade guide does. `closed` closes only names that `<Files>` denies and
   * Satisfy Any opened to users.
   */
  readonly ineffectiveAllow: 'exact' | 'guide' | 'closed'
  /**
   * What to do where 2.4 has another default: write a line that keeps 2.2's, or say what changes and write none. `safer`
   * keeps 2.2's unless 2.4's protects the server, and nothing shows that 2.2's matters here.
   */
  readonly defaults: 'keep' | 'adopt' | 'safer'
  /** What to do with an exact fix that keeps a likely mistake: make it, leave it for review, or close what was open. */
  readonly likelyMistakes: 'write' | 'review' | 'close'
}

export const usualForms: FormsChosen = {
  guards: 'leave',
  ineffectiveAllow: 'exact',
  defaults: 'keep',
  likelyMistakes: 'write',
}

/** The same for reviews and pull requests: 2.2's holes and weaker defaults are offered, and not written unless asked for. */
export const formsOnGitHub: FormsChosen = { ...usualForms, defaults: 'safer', likelyMistakes: 'close' }

/** The user's choices of forms, and answers about unseen files. */
export interface Choices extends FormsChosen {
  /** The names of assumptions that somebody who knows the server has said to be true. */
  readonly confirmed: ReadonlySet<string>
  /** Rejected assumptions, with the reason. */
  readonly declined: ReadonlyMap<string, string>
  /** Which version reads the files today; absent if the user has not said it. */
  readonly server?: ServerToday | undefined
}

/** Which version of httpd runs with the files today. `both`: some servers have been upgraded, and others have not. */
export type ServerToday = (typeof serversToday)[number]

export const serversToday = ['2.2', '2.4', 'both'] as const

export const usualChoices: Choices = { ...usualForms, confirmed: new Set(), declined: new Map() }

/** What a rule found: a place, a sentence, and maybe a fix. */
export interface Hit {
  readonly at: Directive | Section
  /** The words meant, where not the whole line. */
  readonly mark?: Range
  /** The finding is about the whole server; `at` is only the place of the fix, or a line to show it at. */
  readonly concerns?: 'server'
  /** One or two sentences: what is so in 2.4, and what to do. */
  readonly message: string
  /** Where it differs from the rule's own. */
  readonly severity?: Severity | undefined
  readonly fix?: Fix | undefined
  /** Where only a person can decide: what there is to choose from. */
  readonly forms?: readonly Alternative[] | undefined
  /** The section must change together with others, and a person must decide one of those first. Then it gets a fix. */
  readonly waits?: true
  /** A likely mistake of 2.2 that the fix keeps: a sentence or two of the message. */
  readonly likelyMistake?: string | undefined
  /** The rule has looked at the template or macro around the line by itself. */
  readonly checksTemplate?: true
}

/**
 * One of several things that may be right: a person says which. Where it names what it counts on, settings choose it by
 * confirming that.
 */
export interface Alternative extends Pick<Fix, 'title' | 'edits' | 'assumptions'> {
  /** Tells it from the other forms of its finding, and never changes with the title: ticks in pull requests depend on it. */
  readonly name: string
}

/** A hit with the name of its rule and the place in its file; only the engine makes one. */
export interface Finding {
  readonly rule: Rule
  readonly file: ConfigFile
  readonly at: Directive | Section
  /** The words meant, or the line from its first to its last word. */
  readonly range: Range
  readonly concerns: 'line' | 'server'
  readonly severity: Severity
  readonly message: string
  readonly fix: Fix | undefined
  /** What to choose from, where there is no fix. */
  readonly forms?: readonly Alternative[]
  /** There is no fix until a person has decided about another one that changes at once with it. */
  readonly waits?: true
  readonly likelyMistake?: string
  /** Somebody has said why the lines are to stay as they are. */
  readonly isDeclined?: true
  /** The rule itself failed here: an error of ours, and no more is known. */
  readonly failed?: true
}

export type Fixable = Finding & { readonly fix: Fix }

export const isFixable = (finding: Finding): finding is Fixable => finding.fix !== undefined

export const isSafelyFixable = (finding: Finding): finding is Fixable => finding.fix?.safe === true

/** What must be true for a fix in a file that another program makes. */
export const templateAssumption = 'The template does not change the meaning of these lines.'

/** What must be true for a fix of access rules where it is not seen that the given files are all. */
export const unseenAccess = 'No other file sets access rules for these folders.'

/** The assumption about unseen access rules, with the folder that holds the given files. */
export const unseenAccessOutside = (folder: string): string =>
  `No file outside ${folder} sets access rules for these folders.`

/** The assumption about unseen access rules, if the given files are several parts of a configuration management. */
export const unseenParts = 'No file outside this role, module or cookbook sets access rules for these folders.'

/** What must be true for a fix of access rules in a `.htaccess` file, whose server is not seen. */
export const noRulesOfServer =
  "The server's own configuration sets no Order, Allow, Deny, Satisfy or Require for this folder."

/** The assumption `noRulesOfServer` for a file that may not be allowed to use Require. */
export const noRulesButRequire = `${noRulesOfServer.slice(0, -1)}, and its AllowOverride includes AuthConfig.`

/** A sentence about one folder, for several. */
export const forSeveralFolders = (sentence: string): string => sentence.replace('this folder', 'these folders')

/** What must be true for a fix within a macro. */
export const macroAssumption = "The macro's parameters do not change the meaning of these lines."
