import type { Directive, Word } from '../../syntax/tree.js';
import { type Condition } from './condition.js';
/** What the words after `Allow from` or `Deny from` mean. */
export interface Clients {
    readonly parts: readonly Condition[];
    /** The words from a `#` on, where a person meant a comment: httpd takes them for host names. */
    readonly comment: readonly Word[];
    /** Those of them that clients' names do end in: 2.2 let these in by an Allow. */
    readonly domains: readonly string[];
    /** Why nobody can tell what the line means; undefined where it is clear. */
    readonly unclear: string | undefined;
}
/** Read an Allow or Deny line as mod_authz_host.c, allow_cmd, reads it. */
export declare function clientsOf(line: Directive): Clients;
