import type { Edit, Fix } from '../edit/edit.js'
import type { Site } from '../site/site.js'
import type { ConfigFile, Directive, Range, Section } from '../syntax/tree.js'
import type { RuleNameToIgnore } from './ignore.js'

/**
 * The effect of a line in 2.4 if it is not changed. `error`: 2.4 does not start, or answers 500. `warning`: it starts and behaves
 * differently. `info`: nothing changes because of this line alone.
 */
export type Severity = 'error' | 'warning' | 'info'

/** The subject of a rule; `ruleGroups` has a phrase for each. */
export type RuleGroup = 'access' | 'starts' | 'answers' | 'defaults' | 'modules' | 'tidy'

/** The kinds of fixes that a rule makes: only safe ones, only ones for review, both, or none. With none, a person must decide. */
export type FixKinds = 'safe' | 'review' | 'both' | 'none'

/** A rule: it finds one old pattern that a person would recognise, and says what to do about it. */
export interface Rule {
  /** The name of the old pattern, in lower case with hyphens; also the name of the rule's file and page. */
  readonly id: string
  /** One line for lists and review comments, without a full stop. */
  readonly title: string
  readonly severity: Severity
  readonly group: RuleGroup
  /** The URL of the page in httpd's manual that explains the change best. */
  readonly see: string
  /** The kinds of fixes that the rule makes. Its test cases must contain each of these kinds, and no other. */
  readonly fixes?: FixKinds
  /** The entries of the catalogue of changes (docs/catalogue.json) that this rule covers. */
  readonly covers: readonly string[]
  /** The rule's page, in Markdown. Headings: What 2.2 did, What 2.4 does, What the rule does, When not; the first and last are optional. */
  readonly page: string
  /** When a server needs 2.2's default, if 2.4's is safer: a sentence that is true on such a server. */
  readonly oldDefaultNeed?: string
  /** Whether the rule itself considers every way in which httpd may read undecided guards. */
  readonly weighsGuards?: true
  readonly check: Check
  /** Objections to the texts that all rules together would write. Called for the safe fixes, and again for all fixes. */
  review?(site: Site, written: PlannedEdits, choices: Choices): Iterable<Objection>
  /** The hits for ignore comments that silence nothing. Called after all other rules have run. */
  checkUnused?(names: readonly RuleNameToIgnore[]): Iterable<Hit>
}

/** The hits of a rule in a site. */
export interface Check {
  (site: Site, choices: Choices): Iterable<Hit>
  /** Whether each hit depends on the words of its line and the sections around it alone. */
  readonly isOfLines?: true
}

/** The severity of most rules of each group. */
const usualSeverity: Readonly<Record<RuleGroup, Severity>> = {
  access: 'warning',
  starts: 'error',
  answers: 'warning',
  defaults: 'warning',
  modules: 'error',
  tidy: 'info',
}

type OptionalRuleField = 'severity' | 'covers'

/**
 * A rule of a group.
 * @param rule has a severity only if it is not the usual one of the group
 */
export const ruleOf = (
  group: RuleGroup,
  rule: Omit<Rule, 'group' | OptionalRuleField> &
    Partial<Pick<Rule, OptionalRuleField>> &
    Required<Pick<Rule, 'fixes'>>,
): Rule =>
  // The same object is used, because the command line's bundle reads the page of a rule only on demand.
  Object.assign(rule, { group, severity: rule.severity ?? usualSeverity[group], covers: rule.covers ?? [] })

/** The rules that a list exports, in the order of their names. */
export const rulesSortedByName = (list: Readonly<Record<string, Rule>>): readonly Rule[] =>
  Object.values(list).sort((one, other) => (one.id < other.id ? -1 : 1))

/** A hit; without `at`, its place is the line that was checked. */
type Said = Omit<Hit, 'at'> & Partial<Pick<Hit, 'at'>>

/** The hit for one line, by its own words and the sections around it; undefined if there is none. */
type SayOfLine<Line> = (at: Line) => Said | undefined

/** The hit for one line, which may depend on other lines of the site. */
type SayInSite<Line> = (at: Line, site: Site, choices: Choices) => Said | undefined

/** A check that looks at each line of these directives separately, and at no other line. */
export const eachLine = (names: readonly string[], say: SayOfLine<Directive>): Check =>
  markLineCheck(eachOf((site) => site.directives(...names), say))

/** `eachLine`, without findings if the site runs 2.4 today. */
export const eachLineOn22 = (names: readonly string[], say: SayOfLine<Directive>): Check =>
  markLineCheck(eachOf((site) => (site.from === '2.4' ? [] : site.directives(...names)), say))

/** A check that looks at each section of these names separately, and at no other line. */
export const eachSection = (names: readonly string[], say: SayOfLine<Section>): Check =>
  markLineCheck(eachOf((site) => site.sections(...names), say))

/** A check of each line of these directives, whose hits may depend on other lines. */
export const eachLineInSite = (names: readonly string[], say: SayInSite<Directive>): Check =>
  eachOf((site) => site.directives(...names), say)

/** `eachLineInSite`, without findings if the site runs 2.4 today. */
export const eachLineInSiteOn22 = (names: readonly string[], say: SayInSite<Directive>): Check =>
  eachOf((site) => (site.from === '2.4' ? [] : site.directives(...names)), say)

/** A check that looks at each of some lines or sections separately. */
const eachOf = <Line extends Directive | Section>(
  linesOf: (site: Site) => Iterable<Line>,
  say: SayInSite<Line>,
): Check =>
  function* (site, choices) {
    for (const at of linesOf(site)) {
      const said = say(at, site, choices)
      if (said) yield { at, ...said }
    }
  }

/** Marks a check as one whose hits depend on no other line. */
export const markLineCheck = (check: Check): Check => Object.assign(check, { isOfLines: true } as const)

/** Edits by the file that they change. */
export type EditsByFile = ReadonlyMap<ConfigFile, readonly Edit[]>

/** All edits that the rules together would write, and the edits of the fix in question. */
export interface PlannedEdits {
  readonly edits: EditsByFile
  readonly editsToCheck: EditsByFile
}

/** The reason why the fixes with these edits must not be offered. */
export interface Objection {
  readonly edits: readonly Edit[]
  /** Set if other fixes of access control must be removed before the fixes with these edits, whichever sections they change. */
  readonly removesOtherAccessFixesFirst?: true
  /** The reason, in one sentence. */
  readonly message: string
}

/** The forms that the user prefers if several are right. */
export interface PreferredForms {
  /**
   * How to treat rules for both versions in guards: leave them, keep only those for 2.4, or write such guards for other rules
   * too.
   */
  readonly guards: 'leave' | 'drop-22' | 'keep-22'
  /**
   * How to treat Allow lines without effect: as 2.2 did, or as Apache's upgrade guide does. `closed` closes only names that
   * `<Files>` denies and Satisfy Any opened to users.
   */
  readonly ineffectiveAllow: 'exact' | 'guide' | 'closed'
  /**
   * What to do if 2.4 has another default: write a line that keeps 2.2's (`keep`), or only report the change (`adopt`). `safer`:
   * keep 2.2's default, unless 2.4's protects the server and no line shows that the server needs 2.2's.
   */
  readonly defaults: 'keep' | 'adopt' | 'safer'
  /**
   * What to do if an exact fix would keep a likely mistake: make it (`write`), offer it for review, or offer the
   * stricter rules instead (`close`).
   */
  readonly likelyMistakes: 'write' | 'review' | 'close'
}

export const usualForms: PreferredForms = {
  guards: 'leave',
  ineffectiveAllow: 'exact',
  defaults: 'keep',
  likelyMistakes: 'write',
}

/**
 * The forms for reviews and pull requests: rules that were open by mistake in 2.2, and weaker defaults, are offered but
 * not written.
 */
export const formsOnGitHub: PreferredForms = { ...usualForms, defaults: 'safer', likelyMistakes: 'close' }

/** The user's choices of forms, and answers about unseen files. */
export interface Choices extends PreferredForms {
  /** The names of assumptions that the user has confirmed. */
  readonly confirmed: ReadonlySet<string>
  /** The assumptions that the user has rejected, with the reason. */
  readonly declined: ReadonlyMap<string, string>
  /** The version that reads the files today; undefined if it is not known. */
  readonly server?: ServerToday | undefined
}

/** The version of httpd that runs with the files today. `both`: some servers have been upgraded, and others have not. */
export type ServerToday = (typeof serversToday)[number]

export const serversToday = ['2.2', '2.4', 'both'] as const

export const usualChoices: Choices = { ...usualForms, confirmed: new Set(), declined: new Map() }

/** `opens`: 2.4 starts, and lets in more. `same`: the same clients get in, although the rule is about access. */
export type AccessEffect = 'opens' | 'same'

/** A result of a rule: a place, a sentence, and often a fix. */
export interface Hit {
  readonly at: Directive | Section
  /** The words that the message is about, if not the whole line. */
  readonly mark?: Range
  /**
   * Set if the finding is about the whole server. `at` is then only the place of the fix, or a line at which the finding is
   * shown.
   */
  readonly concerns?: 'server'
  /** What 2.4 does to access here, if that is not what the rule and the severity suggest. */
  readonly access?: AccessEffect | undefined
  /** One or two sentences: what 2.4 does, and what to do about it. */
  readonly message: string
  /** The severity of this hit, if it is not that of the rule. */
  readonly severity?: Severity | undefined
  readonly fix?: Fix | undefined
  /** The forms to choose from, if only a person can decide. */
  readonly forms?: readonly Alternative[] | undefined
  /**
   * Set if the section must change together with others, and a person must first decide about one of them. After that, it gets a
   * fix.
   */
  readonly waits?: true
  /** The part of the message that names a likely mistake of the old configuration which the fix keeps. */
  readonly likelyMistake?: string | undefined
  /** Set if the rule itself has checked the template or macro around the line. */
  readonly checksTemplate?: true
}

/**
 * One of several ways to write the lines, each of which may be right; a person chooses. If it has assumptions, the settings
 * choose it by confirming them.
 */
export interface Alternative extends Pick<Fix, 'title' | 'edits' | 'assumptions'> {
  /**
   * Identifies the form among the forms of its finding. It never changes with the title, because ticks in pull requests depend on
   * it.
   */
  readonly name: string
}

/** A hit together with its rule and its place in the file. Only the engine creates findings. */
export interface Finding {
  readonly rule: Rule
  readonly file: ConfigFile
  readonly at: Directive | Section
  /** The words that the message is about, or the line from its first to its last word. */
  readonly range: Range
  readonly concerns: 'line' | 'server'
  readonly severity: Severity
  readonly message: string
  readonly fix: Fix | undefined
  /** The forms to choose from, if there is no fix. */
  readonly forms?: readonly Alternative[]
  /** Set if there is no fix until a person has decided about another finding, which must change at the same time. */
  readonly waits?: true
  readonly likelyMistake?: string
  readonly access?: AccessEffect
  /** Set if the user has said, with a reason, that the lines stay as they are. */
  readonly isDeclined?: true
  /** Set if the rule itself failed here. This is a bug of this tool; the finding says nothing about the line. */
  readonly failed?: true
}

export type Fixable = Finding & { readonly fix: Fix }

export const isFixable = (finding: Finding): finding is Fixable => finding.fix !== undefined

export const isSafelyFixable = (finding: Finding): finding is Fixable => finding.fix?.safe === true

/** The assumption of a fix in a file that another program makes. */
export const templateSentence = 'The template does not change the meaning of these lines.'

/** The assumption of a fix of access rules if nothing shows that all files are given. */
export const noOtherAccessRulesSentence = 'No other file sets access rules for these folders.'

/** `noOtherAccessRulesSentence` for files of a configuration management, where a server may have any of its parts. */
export const noAccessRulesOutsideUnitSentence =
  'No file outside the role, module or cookbook sets access rules for the same folders.'

/** The assumption of a fix of access rules in a `.htaccess` file whose server is not given. */
export const noServerAccessRulesSentence =
  "The server's own configuration sets no Order, Allow, Deny, Satisfy or Require for this folder."

/** The assumption `noServerAccessRulesSentence` for a file that may not be allowed to use Require. */
export const noServerAccessRulesButAuthConfigSentence = `${noServerAccessRulesSentence.slice(0, -1)}, and its AllowOverride includes AuthConfig.`

/** Turns a sentence about one folder into one about several. */
export const sentenceForSeveralFolders = (sentence: string): string => sentence.replace('this folder', 'these folders')

/** The assumption of a fix inside a macro. */
export const macroSentence = "The macro's parameters do not change the meaning of these lines."
