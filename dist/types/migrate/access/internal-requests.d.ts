import { type Edit } from '../../edit/edit.js';
import { type Server } from '../../site/server-level.js';
import type { Site } from '../../site/site.js';
import { type Directive, type Section } from '../../syntax/tree.js';
import { type DeadAllow } from './once-for-each.js';
import type { Plan } from './plan.js';
/**
 * A rule that 2.2 asked again for a subrequest or an internal redirect, with another outcome than for the request itself.
 * 2.4 does not ask again where the same sections apply to both, and all modules of access control say that their answer
 * depends on the sections alone (server/request.c, ap_process_request_internal, prep_walk_cache, ap_setup_auth_internal).
 */
export interface Unasked {
    /** `page`: nothing is opened, but who is refused sees a page that was refused too. */
    readonly kind: 'method' | 'variable' | 'owner' | 'expression' | 'page';
    readonly at: Directive | Section;
    /** The scope that says it; undefined where it is not one of them. */
    readonly plan: Plan | undefined;
    /** Of a page: 2.2 refused it to whoever is refused, asked for by a redirect or not. */
    readonly isKept?: boolean;
}
/** What 2.4 would not ask again on any of these servers, the gravest first. */
export declare const unaskedIn: (site: Site, deadAllow: DeadAllow) => readonly Unasked[];
/** Servers on 2.2 that load nothing for sure that makes 2.4 ask again. */
export declare const serversThatSkipChecks: (site: Site) => readonly Server[];
/** The line that makes a server ask again; undefined where its place cannot be told. */
export declare function remedyFor(site: Site, server: Server): Edit | undefined;
