import type { Site } from '../../site/site.js';
import type { Authorizers } from './requirements.js';
/**
 * 2.2's authorization modules in the order in which they are asked: as LoadModule names them, but mod_authz_owner before
 * those that know groups, and mod_authnz_ldap before mod_authz_user (their register_hooks).
 */
export declare function authorizersOf(site: Site): Authorizers;
