import type { Part } from '../../config/merge-order.js';
import type { Authorizers } from '../../config/requirements.js';
import type { Scope } from '../../config/scope.js';
import type { Site } from '../../config/site.js';
import type { Directive } from '../../config/tree.js';
/** A page that httpd answers with to who is refused. */
export interface ErrorPage {
    readonly at: Directive;
    /** A scope for its URL that says nothing, to see which states a request for it meets. */
    readonly scope: Scope;
}
/** The pages of the server itself that ErrorDocument names for 401 and 403 (server/core.c, set_error_document). */
export declare function errorPagesOf(site: Site): readonly ErrorPage[];
/** Whether some who ask for the page by GET are refused; false where its folder cannot be told. */
export declare function isRefusedToSome({ scope }: ErrorPage, parts: readonly Part[], authorizers: Authorizers): boolean;
