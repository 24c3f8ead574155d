import { type Commit } from '../../action/place-link.js';
import type { Group } from '../../base/grouped.js';
import type { Finding } from '../../migrate/rule.js';
import { type LineFinder } from '../../report/line-finder.js';
/** Another key when one of the findings goes or another one comes: a box that was ticked was ticked for those. */
export declare const keyOfAll: (findings: Group<Finding>, kind: string) => string;
export interface LinkContext {
    readonly commit: Commit;
    readonly finder: LineFinder;
}
/** How the places of findings at this commit are told. */
export declare const linkContext: (commit: Commit) => LinkContext;
/** The places as links, of many the first ones. */
export declare function placeLinks(findings: Group<Finding>, { commit, finder }: LinkContext): string;
