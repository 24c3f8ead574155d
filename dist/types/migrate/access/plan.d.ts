import { type Part } from '../../access/merge/merge-order.js';
import { type Scope } from '../../access/merge/scope.js';
import type { State } from '../../access/merge/state.js';
import { type UrlMap } from '../../access/merge/urls.js';
import type { Access } from '../../access/read/access.js';
import type { Site } from '../../site/site.js';
import type { Directive, Section } from '../../syntax/tree.js';
import { type ErrorPage } from './error-pages.js';
import type { Form } from './forms.js';
import { type Settled } from './planner.js';
import type { Reason } from './reasons.js';
import type { Repeat } from './split.js';
/** What is to become of one scope. */
export interface Plan {
    readonly scope: Scope;
    readonly access: Access;
    readonly form: Form;
    /** The states before and after it. */
    readonly bases: readonly State[];
    readonly after: readonly State[];
    /** Why a person has to decide; undefined where the form is exact. */
    readonly reason: Reason | undefined;
    /** Shared by all plans of which `form`, `after` and `reason` are the same, and how their lines are worded. */
    readonly alike: Settled;
    /** Where it is repeated with other rules. */
    readonly repeats: readonly Repeat[];
    /** Where the server that it stands in keeps what it answers with. */
    readonly urls: UrlMap | undefined;
    /** Its place in the order of the merge. */
    readonly order: number;
    /** AllowOverride lines under which a .htaccess file may not yet use Require. */
    readonly overrides: readonly Directive[];
}
/** What is to become of the scopes of a site, and what its error pages meet. */
export interface Survey {
    /** Of each scope that says something of access and that 2.4 will read. */
    readonly plans: readonly Plan[];
    readonly pages: ReadonlyMap<ErrorPage, readonly Part[]>;
    /** Guarded rules for 2.2 beside which those for 2.4 say the same. */
    readonly doubled: ReadonlySet<Section>;
}
/** Worked out once for a site. */
export declare const surveyOf: (site: Site) => Survey;
