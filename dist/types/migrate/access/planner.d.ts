import type { Folder } from '../../access/merge/folder-tree.js';
import type { Around } from '../../access/merge/merge-order.js';
import type { Scope } from '../../access/merge/scope.js';
import { type State } from '../../access/merge/state.js';
import type { Step } from '../../access/merge/state-set.js';
import type { UrlMap } from '../../access/merge/urls.js';
import type { Authorizers } from '../../access/read/requirements.js';
import type { Wording } from '../../access/read/wording.js';
import type { Site } from '../../site/site.js';
import type { Directive, Section } from '../../syntax/tree.js';
import type { Plan } from './plan.js';
import { type Reason } from './reasons.js';
import type { Split } from './split.js';
/** What is known while the scopes are visited. */
export interface Planner {
    readonly site: Site;
    /** Write no Require for who lets everybody in, where none stands above. */
    readonly sparing: boolean;
    readonly scopes: readonly Scope[];
    readonly authorizers: Authorizers;
    readonly urls: (server: Section | undefined) => UrlMap | undefined;
    readonly plans: Map<Scope, Plan>;
    /** The `<Files>` sections that are repeated in a folder. */
    readonly copied: Map<Folder, readonly Scope[]>;
    /** Scopes that 2.2 never applied. */
    readonly skipped: Set<Scope>;
    /** AllowOverride lines under which some .htaccess file is refused for its authentication directives. */
    readonly forbidding: Set<Directive>;
    /** .htaccess files that some server refuses. */
    readonly partlyRefused: Set<Scope>;
    /** What is settled for sections that are worded alike, by the states before them. */
    readonly settled: Map<readonly State[], Map<Wording, Settled>>;
    readonly doubled: Set<Section>;
}
export declare const same: Step;
/** What a scope makes of each of the states before it; its plan is noted. */
export declare function visit(planner: Planner, scope: Scope, bases: readonly State[], { folder, parts }: Around): Step;
/** What is the same for all sections that are worded alike and lie over the same states. */
export interface Settled extends Split {
    /** What such a section makes of a state before it. */
    readonly step: Step;
    readonly after: readonly State[];
    readonly reason: Reason | undefined;
}
/**
 * To allow AuthConfig would also wake files that 2.2 refused, or passed by where AllowOverride cannot be read; and a server
 * that refused the old lines may take the new ones.
 */
export declare function withOverrideDoubt({ forbidding, partlyRefused }: Planner, plan: Plan): Plan;
