import { type Site } from '../../site/site.js';
import type { Scope } from './scope.js';
/** Every scope that bears on access, or says what .htaccess files may do, in the order of the configuration. */
export declare function scopesOf(site: Site): readonly Scope[];
