import type { Site } from '../site/site.js';
import type { Finding } from './rule.js';
/** What the rules say of one server, or of files that belong to none. */
export interface Judged {
    readonly site: Site;
    readonly findings: readonly Finding[];
}
/** What is said of several servers, each thing once. A file that several read is changed only as suits all of them. */
export declare function findingsOfAll(judged: readonly Judged[]): readonly Finding[];
