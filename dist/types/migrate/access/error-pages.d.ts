import type { Part } from '../../access/merge/merge.js';
import type { Scope } from '../../access/merge/scope.js';
import type { Authorizers } from '../../access/read/requirements.js';
import { type Edit } from '../../edit/edit.js';
import { type Site } from '../../site/site.js';
import { type Directive } from '../../syntax/tree.js';
/** A page that httpd answers with to who is refused. */
export interface ErrorPage {
    readonly at: Directive;
    /** A scope for its URL that says nothing, to see which states a request for it meets. */
    readonly scope: Scope;
}
/** The pages of the server itself that ErrorDocument names for 401 and 403 (server/core.c, set_error_document). */
export declare function errorPagesOf(site: Site): readonly ErrorPage[];
/**
 * The lines that make 2.4 answer a request for the page itself as 2.2 did where it is refused and lies in a `<Location>`: with
 * a line of its own, and not with the page, for which it does not ask again even with mod_allowmethods (server/request.c,
 * ap_location_walk: the same URL has the same configuration). None where they are there already, or have no place.
 */
export declare function ownAnswersFor(site: Site, at: Directive): readonly Edit[];
/** Whether a variable has a say in who gets the page: in a redirect it may be another one, as REDIRECT_STATUS is. */
export declare const asksVariables: (parts: readonly Part[], authorizers: Authorizers) => boolean;
/** Whether some who ask for the page by GET are refused; false where its folder cannot be told. */
export declare const isRefusedToSome: (page: ErrorPage, parts: readonly Part[], authorizers: Authorizers) => boolean;
/** Whether what mod_ssl asks for holds for the page, beside lines by which some do not come up to it. */
export declare const isKeptForTls: (site: Site, page: ErrorPage, parts: readonly Part[]) => boolean;
