import type { Finding } from '../migrate/rule.js';
import type { Site } from '../site/site.js';
/**
 * What is taken for granted where the given files are said to be the whole configuration, and some of their lines bring in
 * more: one sentence, or none where no fix among these findings rests on it.
 */
export declare function unseenNotes(site: Site, findings: readonly Finding[]): string[];
