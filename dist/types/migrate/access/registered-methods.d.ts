import type { Edit } from '../../edit/edit.js';
import type { Site } from '../../site/site.js';
import type { Plan } from './plan.js';
/**
 * The line that makes methods known to 2.4 which .htaccess files are to name, and nothing else does any more: for others it
 * answers 500 there (server/core.c, ap_limit_section). To 2.2 they became known by the lines that are now gone.
 * @returns undefined where there is no server to say it for
 */
export declare function registrationsFor(site: Site, group: readonly Plan[], all: readonly Plan[]): readonly Edit[] | undefined;
