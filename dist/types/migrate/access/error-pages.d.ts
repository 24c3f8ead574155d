import type { Part } from '../../access/merge/merge.js';
import type { Scope } from '../../access/merge/scope.js';
import type { Authorizers } from '../../access/read/requirements.js';
import type { Site } from '../../site/site.js';
import type { Directive } from '../../syntax/tree.js';
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
