import type { State } from '../../access/decide/state.js'
import type { Folder } from '../../access/merge/folder-tree.js'
import type { Scope } from '../../access/merge/scope.js'
import type { AccessRules } from '../../access/read/access.js'
import type { Authorizers, RequireAmbiguity } from '../../access/read/requirements.js'
import type { Site } from '../../site/site.js'
import type { Directive, Section } from '../../syntax/tree.js'
import type { Choices } from '../rule.js'
import type { Form } from './forms.js'

/** The form that was found for a section in 2.4, and how this form keeps today's decision. */
export interface FormResult {
  readonly form: Form
  /** Whether the form checks the place of a request, and so keeps today's decision at each place. */
  readonly checksPlace?: true
  /** Folders where it is uncertain which rules are in force. The form assumes the strictest. */
  readonly strictestFolders?: readonly Folder[]
}

/** The plan for one scope. */
export interface Plan {
  readonly scope: Scope
  readonly access: AccessRules
  readonly form: Form
  /** Whether the section covers only known folders without unseen `.htaccess` files. Undefined if it is not rewritten for 2.4. */
  readonly isFreeOfUnseenFiles: boolean | undefined
  /** The section's folder; several if links show it in several folders. Undefined if the section is not rewritten for 2.4. */
  readonly ownFolders: readonly Folder[] | undefined
  /** The possible states before the section, and those after it in the same order. */
  readonly bases: readonly State[]
  readonly after: readonly State[]
  /** Why a person has to decide; undefined if the form is exact. */
  readonly reason: UndecidedReason | undefined
  /** Whether the form checks the place of a request, and so keeps today's decision at each place. */
  readonly checksPlace: boolean
  readonly strictestFolders: readonly Folder[]
  /** The section's position in merge order. */
  readonly order: number
  /** AllowOverride lines that must be extended so that a .htaccess file may use Require. */
  readonly overridesToExtend: readonly Directive[]
  /** Guards around the section's lines that 2.4 might skip, because no line loads their module. */
  readonly guardsOnUnloadedModules: readonly Section[]
}

/** Why a person has to decide. */
export type UndecidedReason =
  | { readonly kind: 'unclear'; readonly what: string }
  | { readonly kind: 'unclear-above' | 'differs' | 'other-override' }
  /**
   * Once this AllowOverride line is extended, 2.4 would accept the .htaccess file `woken`, for which 2.2 answers 500. `woken`
   * is undefined if the words of the line are not known.
   */
  | { readonly kind: 'overrides'; readonly line: Directive; readonly woken: Scope | undefined }
  | { readonly kind: RequireAmbiguity | 'ssl' | 'no-require' | 'containers' }
  /**
   * The rules for 2.4 are in a guard, and differ from those for 2.2. `linesFor22` has the rules for 2.2 as lines of 2.4;
   * `added` has the lines for 2.4 that no line for 2.2 equals.
   */
  | {
      readonly kind: 'dual'
      readonly linesFor22: readonly string[]
      readonly lets: AccessChange
      readonly added?: readonly string[] | undefined
    }

/** Whether 2.4 allows more than 2.2, because of rules that only one version reads. */
export type AccessChange = 'no more' | 'more' | 'maybe more'

export type IneffectiveAllowChoice = Choices['ineffectiveAllow']

/** The data of a walk through the merge order that plans each scope. */
export interface PlanningContext extends PlanningNotes {
  readonly site: Site
  readonly ineffectiveAllow: IneffectiveAllowChoice
  /** Whether a section that allows everybody gets no Require if no section above it has one. */
  readonly omitRequireGranted: boolean
  /** Whether to write the strictest rules if it is uncertain which rules are in force. */
  readonly askForStrictest: boolean
  readonly scopes: readonly Scope[]
  readonly authorizers: Authorizers
  readonly plans: Map<Scope, Plan>
  /** Scopes that 2.2 never applied. */
  readonly skippedScopes: Set<Scope>
}

/** What the walk notes besides the plans. */
export interface PlanningNotes {
  /** For AllowOverride lines: the .htaccess files with directives that the line does not allow. */
  readonly forbiddingLines: Map<Directive, readonly Scope[]>
  /** .htaccess files for which some server of 2.2 answers 500, because AllowOverride does not allow a line in them. */
  readonly partlyRefusedScopes: Set<Scope>
  /** Guards with rules for 2.2 beside guards for 2.4 whose rules decide the same. */
  readonly doubledGuards: Set<Section>
  /**
   * Scopes with rules for 2.4 below host lines that deny clients. Once the host lines are rewritten, these rules let clients
   * in.
   */
  readonly scopesFor24BelowHosts: Set<Scope>
  /** Scopes without a plan. What sections below inherit from them is not known. */
  readonly unclearScopes: Set<Scope>
  /** Scopes with a Require of 2.4, which 2.2 does not know, so that it allows nobody. */
  readonly refusingScopes: Map<Scope, AccessRules>
  /**
   * Scopes with rules that only one version reads, and without equal rules for the other version. The value says whether 2.4
   * lets in more.
   */
  readonly differingScopes: Map<Scope, AccessChange>
  /** Scopes that a request reached in a state that their plan did not cover. */
  readonly unplannedScopes: Set<Scope>
  /** .htaccess files with rules for 2.4 only, for which every server of 2.2 answers 500. */
  readonly refusedScopes: Set<Scope>
}
