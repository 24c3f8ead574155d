import { type Edit, type Fix } from '../edit/edit.js';
import { type Server } from '../site/server-level.js';
import type { Site } from '../site/site.js';
/**
 * The fix that says 2.2's default of AllowOverride or Options. It is not exact where 2.2 alone reads a line that says less, or
 * where not all of the server is seen.
 */
export declare function unlessForgotten(site: Site, server: Server, name: 'AllowOverride' | 'Options', { title, edit }: {
    readonly title: string;
    readonly edit: Edit;
}): Fix;
