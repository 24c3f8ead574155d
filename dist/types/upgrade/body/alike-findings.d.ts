import { type Commit } from '../../action/place-link.js';
import type { Finding } from '../../migrate/rule.js';
import { type LineFinder } from '../../report/line-finder.js';
/** Findings of which the same is to be said. */
export interface Alike {
    readonly first: Finding;
    readonly findings: readonly Finding[];
}
/** Bring together what reads the same, in the order of the first of each. */
export declare function alike(findings: readonly Finding[], said: (finding: Finding) => string): Alike[];
/** Another key when one of the findings goes or another one comes: a box that was ticked was ticked for those. */
export declare const keyOfAll: ({ findings }: Alike, kind: string) => string;
export interface Placing {
    readonly commit: Commit;
    readonly finder: LineFinder;
}
/** How the places of findings at this commit are told. */
export declare const placing: (commit: Commit) => Placing;
/** The places as links, of many the first ones. */
export declare function places({ findings }: Alike, { commit, finder }: Placing): string;
