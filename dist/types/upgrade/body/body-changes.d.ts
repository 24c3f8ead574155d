import type { Finding } from '../../migrate/rule.js';
import { type LinkContext } from './finding-groups.js';
/** What changes and why: an entry for each rule, the one with the most places first. */
export declare const changeEntries: (findings: readonly Finding[], at: LinkContext) => string[];
