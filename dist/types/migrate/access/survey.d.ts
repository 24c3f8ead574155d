import type { Part } from '../../access/merge/merge.js';
import type { Scope } from '../../access/merge/scope.js';
import type { Access } from '../../access/read/access.js';
import type { Site } from '../../site/site.js';
import type { Directive, Section } from '../../syntax/tree.js';
import { type ErrorPage } from './error-pages.js';
import { type DeadAllow } from './once-for-each.js';
import type { Plan } from './plan.js';
/** What is to become of the scopes of a site, and what its error pages meet. */
export interface Survey {
    /** Of each scope that says something of access and that 2.4 will read. */
    readonly plans: readonly Plan[];
    readonly pages: ReadonlyMap<ErrorPage, readonly Part[]>;
    /** Guarded rules for 2.2 beside which those for 2.4 say the same. */
    readonly doubled: ReadonlySet<Section>;
    /** Scopes that one version alone reads, and for which the other has no rules that say the same. */
    readonly differing: ReadonlySet<Scope>;
    /** .htaccess files that every server refuses on 2.2, with rules for 2.4 alone in them. */
    readonly refused: ReadonlySet<Scope>;
    /** .htaccess files that some server refuses on 2.2, for what AllowOverride does not let them say. */
    readonly partlyRefused: ReadonlySet<Scope>;
    /** The AllowOverride lines that refuse them. */
    readonly forbidding: ReadonlyMap<Directive, readonly Scope[]>;
    /** Scopes that are written for 2.4 below host lines that close them, by a first run or by whoever knew no better. */
    readonly writtenBelow: ReadonlySet<Scope>;
    /** Scopes without a plan that nobody can tell what those below them inherit from. */
    readonly unclear: ReadonlySet<Scope>;
    /** Scopes by whose Require of 2.4 a 2.2 lets nobody in. */
    readonly refusing: ReadonlyMap<Scope, Access>;
}
/** Worked out once for a site. */
export declare const surveyOf: (site: Site, deadAllow: DeadAllow) => Survey;
