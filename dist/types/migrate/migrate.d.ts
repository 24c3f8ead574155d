import { type Edit } from '../edit/edit.js';
import type { Site } from '../site/site.js';
import { type ConfigFile, type Problem } from '../syntax/tree.js';
import { type Choices, type Finding, type Rule } from './rule.js';
/** What a migration found and what it makes of the files. */
export interface Migration {
    /** In the order of files and lines. */
    readonly findings: readonly Finding[];
    /** The findings whose fix is in `texts`. */
    readonly taken: ReadonlySet<Finding>;
    /** Findings whose fix clashed with an earlier one. A rule set that brings this about has a bug. */
    readonly refused: readonly Finding[];
    /** The edits of the fixes taken, by file. */
    readonly edits: ReadonlyMap<ConfigFile, readonly Edit[]>;
    /** The new text of each file that changes. */
    readonly texts: ReadonlyMap<ConfigFile, string>;
    /** Files left as they are because the new text could not be read again as well as the old one: a bug of ours. */
    readonly broken: ReadonlyMap<ConfigFile, Problem>;
}
/** Told which rule comes next, and how many have been applied before it. */
type Progress = (rule: Rule, done: number) => void;
interface FindOptions extends Partial<Choices> {
    readonly progress?: Progress;
}
export interface RunOptions extends FindOptions {
    /** Which fixes to take: those that keep the behaviour for sure, or also those for review. */
    readonly fixes?: 'safe' | 'all';
}
/** Run the rules over the site and work out the new text of its files. Reads and writes nothing. */
export declare const runRules: (site: Site, rules: readonly Rule[], options?: RunOptions) => Migration;
/** What the rules say of a site, in the order of files and lines. */
export declare function findingsIn(site: Site, rules: readonly Rule[], { progress, ...chosen }?: FindOptions): readonly Finding[];
interface FixChoice extends Pick<RunOptions, 'fixes'> {
    /** Files that may change: a fix that would change another one as well is not taken. Every file unless given. */
    readonly within?: (file: ConfigFile) => boolean;
    /** Whose fixes may be taken at all. Everybody's unless given. */
    readonly wanted?: (finding: Finding) => boolean;
}
/** What becomes of the files by the fixes of these findings, be they all that a site has or some of them. */
export declare function migrationOf(findings: readonly Finding[], { fixes, within, wanted }?: FixChoice): Migration;
export {};
