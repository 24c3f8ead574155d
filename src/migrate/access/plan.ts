import type { State } from '../../access/decide/state.js'
import type { Folder } from '../../access/merge/folder-tree.js'
import type { Scope } from '../../access/merge/scope.js'
import type { Access } from '../../access/read/access.js'
import type { Authorizers, RequireAmbiguity } from '../../access/read/requirements.js'
import type { Site } from '../../site/site.js'
import type { Directive, Section } from '../../syntax/tree.js'
import type { Form } from './forms.js'
import type { IneffectiveAllow } from './once-for-each.js'

/** The form of a section in 2.4, and how it keeps today's decision. */
export interface FormResult {
  readonly form: Form
  /** The form checks the place of a request, and keeps today's decision at each place. */
  readonly byPlace?: true
  /** Folders where rules may be in force or not. The form assumes that they are. */
  readonly strictest?: readonly Folder[]
}

/** The plan for one scope. */
export interface Plan {
  readonly scope: Scope
  readonly access: Access
  readonly form: Form
  /** The section covers known folders only, and no unseen `.htaccess` file can be in them. */
  readonly isApart: boolean | undefined
  /** The section's folder; several if links show it in them. Undefined if the section is not rewritten for 2.4. */
  readonly own: readonly Folder[] | undefined
  /** The states before and after it. */
  readonly bases: readonly State[]
  readonly after: readonly State[]
  /** Why a person has to decide; undefined if the form is exact. */
  readonly reason: Reason | undefined
  /** The form checks the place of a request, and keeps today's decision at each place. */
  readonly byPlace: boolean
  readonly strictest: readonly Folder[]
  /** The section's place in merge order. */
  readonly order: number
  /** AllowOverride lines that do not allow Require in a .htaccess file yet. */
  readonly overrides: readonly Directive[]
  /** Guards around its lines that 2.4 may skip. */
  readonly unloaded: readonly Section[]
}

/** Why a person has to decide. */
export type Reason =
  | { readonly kind: 'unclear'; readonly what: string }
  | { readonly kind: 'unclear-above' | 'differs' | 'other-override' }
  /**
   * Once this AllowOverride line is extended, 2.4 would read a .htaccess file that 2.2 refuses. `woken` is undefined if
   * the line itself cannot be read.
   */
  | { readonly kind: 'overrides'; readonly line: Directive; readonly woken: Scope | undefined }
  | { readonly kind: RequireAmbiguity | 'ssl' | 'no-require' | 'containers' }
  /**
   * The rules for 2.4 are in a guard, and differ from those for 2.2. `says` has the rules for 2.2 as lines of 2.4, and
   * `lets` whether 2.4 allows more, if known. `added` are the lines for 2.4 that no line for 2.2 equals.
   */
  | {
      readonly kind: 'dual'
      readonly says: readonly string[]
      readonly lets: AccessChange
      readonly added?: readonly string[] | undefined
    }

/** Whether 2.4 allows more than 2.2, because of rules that only one version reads. */
export type AccessChange = 'no more' | 'more' | 'maybe more'

/** The data of a walk that plans each scope. */
export interface PlanningContext extends WalkNotes {
  readonly site: Site
  readonly ineffectiveAllow: IneffectiveAllow
  /** Write no Require for a section that allows everybody, if there is none above. */
  readonly omitRequireGranted: boolean
  /** If rules may be in force or not, write the strictest. */
  readonly askForStrictest: boolean
  readonly scopes: readonly Scope[]
  readonly authorizers: Authorizers
  readonly plans: Map<Scope, Plan>
  /** Scopes that 2.2 never applied. */
  readonly skipped: Set<Scope>
}

/** Notes of the walk, in addition to the plans. */
export interface WalkNotes {
  /** AllowOverride lines that do not allow the authentication directives of some .htaccess files, with these files. */
  readonly forbidding: Map<Directive, readonly Scope[]>
  /** .htaccess files for which some server of 2.2 answers 500, because AllowOverride does not allow a line in them. */
  readonly partlyRefused: Set<Scope>
  /** Guards with rules for 2.2, beside guards with the same rules for 2.4. */
  readonly doubled: Set<Section>
  /** Scopes written for 2.4 below host lines that close them: by an earlier run, or by mistake. */
  readonly writtenBelow: Set<Scope>
  /** Scopes without a plan. What sections below inherit from them is not known. */
  readonly unclear: Set<Scope>
  /** Scopes with a Require of 2.4, so that 2.2 allows nobody. */
  readonly refusing: Map<Scope, Access>
  /** Scopes that only one version reads, without the same rules for the other. */
  readonly differing: Map<Scope, AccessChange>
  /** Scopes that requests come to in a state that their plan did not cover. */
  readonly unplanned: Set<Scope>
  /** .htaccess files for which every server of 2.2 answers 500, with rules for 2.4 only in them. */
  readonly refused: Set<Scope>
}
