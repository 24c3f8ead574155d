import type { State } from '../../access/decide/state.js'
import type { Folder } from '../../access/merge/folder-tree.js'
import type { Scope } from '../../access/merge/scope.js'
import type { Access } from '../../access/read/access.js'
import type { Authorizers, Doubt } from '../../access/read/requirements.js'
import type { Site } from '../../site/site.js'
import type { Directive, Section } from '../../syntax/tree.js'
import type { Form } from './forms.js'
import type { DeadAllow } from './once-for-each.js'

/** What a section is to say in 2.4, and how that comes to what is decided today. */
export interface Fitting {
  readonly form: Form
  /** It asks for the place, and comes to what is decided today in each. */
  readonly byPlace?: true
  /** Folders whose rules may be in force or not, and are taken to be. */
  readonly strictest?: readonly Folder[]
}

/** What is to become of one scope. */
export interface Plan {
  readonly scope: Scope
  readonly access: Access
  readonly form: Form
  /** It lies over folders that are known, and none of them lies where a `.htaccess` file may be that is not seen. */
  readonly isApart: boolean | undefined
  /** The folder that it is for, or several that links show it in; undefined where it is not written anew for 2.4. */
  readonly own: readonly Folder[] | undefined
  /** The states before and after it. */
  readonly bases: readonly State[]
  readonly after: readonly State[]
  /** Why a person has to decide; undefined where the form is exact. */
  readonly reason: Reason | undefined
  /** It asks where a request leads, and comes to what is decided today in each place. */
  readonly byPlace: boolean
  readonly strictest: readonly Folder[]
  /** Its place in the order of the merge. */
  readonly order: number
  /** AllowOverride lines under which a .htaccess file may not yet use Require. */
  readonly overrides: readonly Directive[]
  /** Guards around its lines that 2.4 may not read. */
  readonly unloaded: readonly Section[]
}

/** Why a person has to decide. */
export type Reason =
  | { readonly kind: 'unclear'; readonly what: string }
  | { readonly kind: 'unclear-above' | 'differs' | 'other-override' }
  /** Under this AllowOverride 2.4 would read a .htaccess file that 2.2 refuses; none where the line itself cannot be read. */
  | { readonly kind: 'overrides'; readonly line: Directive; readonly woken: Scope | undefined }
  | { readonly kind: Doubt | 'ssl' | 'no-require' | 'containers' }
  /** The rules for 2.4, in a guard, differ from those for 2.2; what these say in 2.4's words, and whether 2.4 lets in more, where that can be told. */
  | { readonly kind: 'dual'; readonly says: readonly string[]; readonly lets: LetIn }

/** Whether 2.4 lets in more than 2.2, by rules that one version alone reads. */
export type LetIn = 'no more' | 'more' | 'maybe more'

/** What is known while the scopes are visited. */
export interface Planner extends Noted {
  readonly site: Site
  readonly deadAllow: DeadAllow
  /** Write no Require for who lets everybody in, where none stands above. */
  readonly sparing: boolean
  /** Where rules may be in force or not, ask for what the strictest ask. */
  readonly strict: boolean
  readonly scopes: readonly Scope[]
  readonly authorizers: Authorizers
  readonly plans: Map<Scope, Plan>
  /** Scopes that 2.2 never applied. */
  readonly skipped: Set<Scope>
}

/** What is noted on the way, besides plans. */
export interface Noted {
  /** AllowOverride lines under which some .htaccess files are refused for their authentication directives, with these. */
  readonly forbidding: Map<Directive, readonly Scope[]>
  /** .htaccess files that some server refuses on 2.2, for what AllowOverride does not let them say. */
  readonly partlyRefused: Set<Scope>
  /** Guarded rules for 2.2 beside which those for 2.4 say the same. */
  readonly doubled: Set<Section>
  /** Scopes that are written for 2.4 below host lines that close them, by a first run or by whoever knew no better. */
  readonly writtenBelow: Set<Scope>
  /** Scopes without a plan that nobody can tell what those below them inherit from. */
  readonly unclear: Set<Scope>
  /** Scopes by whose Require of 2.4 a 2.2 lets nobody in. */
  readonly refusing: Map<Scope, Access>
  /** Scopes that one version alone reads, and for which the other has no rules that say the same. */
  readonly differing: Map<Scope, LetIn>
  /** Scopes that requests come to in a state which their plan was not made over. */
  readonly unplanned: Set<Scope>
  /** .htaccess files that every server refuses on 2.2, with rules for 2.4 alone in them. */
  readonly refused: Set<Scope>
}
