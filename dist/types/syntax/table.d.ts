import { type Rows } from './rows.js';
import type { ConfigFile, Problem, Version } from './tree.js';
/**
 * The lines of one file. A large configuration has a million of them, and most are of interest to nobody: a node is made
 * of a line when somebody asks for it, and is then always the same one.
 */
interface Table {
    readonly path: string;
    readonly text: string;
    readonly version: Version;
    readonly problems: readonly Problem[];
    readonly rows: Rows;
    readonly hasOddLines: boolean;
}
/** The file whose lines the table holds. */
export declare const fileOf: (table: Table) => ConfigFile;
export {};
