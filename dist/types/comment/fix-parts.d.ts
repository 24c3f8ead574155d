import { type Group } from '../base/grouped.js';
import type { Fix } from '../edit/edit.js';
import type { Finding } from '../migrate/rule.js';
import type { FixPlace, PlaceFinder } from '../report/fix-places.js';
import type { LineFinder } from '../report/line-finder.js';
import type { ConfigFile } from '../syntax/tree.js';
export type Fixable = Finding & {
    readonly fix: Fix;
};
/** A place that a fix changes, and the findings that are said there. */
export interface FixPart {
    readonly findings: Group<Fixable>;
    readonly place: FixPlace<ConfigFile>;
    /** From 1 where the finding is said elsewhere too, and this is only another place of its fix; else 0. */
    readonly index: number;
    readonly elsewhere: readonly FixPlace[];
    /** It may be accepted without the others. */
    readonly isAlone: boolean;
}
/** Findings by the fix that they carry: those with the very same edits are settled together. */
export declare function byFix(fixable: readonly Fixable[]): Group<Fixable>[];
/** The parts of a fix that no one suggestion can hold: each finding is said at the place nearest to it. */
export declare function fixParts(carriers: Group<Fixable>, finder: LineFinder, placesOf: PlaceFinder): FixPart[];
