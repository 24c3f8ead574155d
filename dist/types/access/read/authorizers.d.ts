import type { Site } from '../../site/site.js';
import type { Authorizers } from './requirements.js';
/**
 * 2.2's authorization modules in the order in which they are asked: as LoadModule names them, but mod_authz_owner before
 * those that know groups, and mod_authnz_ldap before mod_authz_user (their register_hooks).
 */
export declare function authorizersOf(site: Site): Authorizers;
/** What may answer for Require lines and does not come with httpd, as a person names it. */
export declare function foreignAuthorizer(site: Site): string | undefined;
