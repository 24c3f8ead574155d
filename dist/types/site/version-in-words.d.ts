import { type ConfigFile, type Directive, type Section, type Version } from '../syntax/tree.js';
import type { NameIndex } from './name-index.js';
/**
 * What its words show a configuration to run on, whatever was said: a first run over files of 2.2 leaves those of 2.4. 2.4
 * where an unguarded directive shows it that 2.2 never had, a module that it could not load, or a Require of 2.4's own kind;
 * else 2.2. One half-converted file is enough: its server cannot be a 2.2.
 */
export declare const versionInWords: (index: NameIndex) => Version;
/** The first node that shows a configuration to run on 2.4; a module that 2.4 does not have shows the opposite. */
export declare function signOf24(index: NameIndex): Directive | Section | undefined;
/**
 * Whether something shows that no 2.2 runs with these lines as they are, though it may have run with what they were made of:
 * it would not start, or answer 500 to whoever is to be let in. A Require of 2.4 for some clients it reads, and closes by.
 */
export declare function isHalfWritten(index: NameIndex): boolean;
/**
 * Whether 2.4 has never read these lines, and no run of fixes has been over them: they hold what no 2.4 starts with and every
 * run takes out, and nothing of 2.4 that 2.2 would not start with. A Require of 2.4 among them is read by 2.2 alone so far.
 */
export declare function isUntouched(index: NameIndex): boolean;
/** Whether a line shows that a 2.2 runs with the configuration as it is: no 2.4 starts with it, and every run of fixes takes it out. */
export declare function runsOn22Today(index: NameIndex): boolean;
/**
 * Whether a 2.2 runs for sure with what a file says: somebody has said so, or lines of its server show it that 2.4 takes with
 * mod_access_compat at most. Of files of no server each speaks for itself.
 */
export declare function isKnownToRunOn22(site: NameIndex & Known, file: ConfigFile): boolean;
interface Known {
    readonly from: Version;
    readonly fromGiven: boolean;
    readonly role: string;
}
/** A directive or section that 2.2 does not know, and does not start with, or answers 500 for. */
export declare const isUnknownTo22: ({ kind, key }: Directive | Section) => boolean;
export {};
