import type { Migration } from '../migrate/migrate.js';
import type { Finding } from '../migrate/rule.js';
import type { ConfigFile } from '../syntax/tree.js';
import { type Positions } from './position.js';
/** Files that fixes were written to: where what stood in them stands by now. */
export type Rewritten = ReadonlyMap<ConfigFile, Positions>;
/** Where things stand in a file as it is by now. */
export declare const positionsNow: (rewritten: Rewritten | undefined, file: ConfigFile) => Positions;
export type PositionsOf = (file: ConfigFile) => Positions;
/** The same for many places: the lines of each file are counted once. */
export declare function positionsReader(rewritten: Rewritten | undefined): PositionsOf;
/** @param files those that were written */
export declare function rewrittenBy({ texts, taken }: Migration, files: ReadonlySet<ConfigFile>): Rewritten;
/** @returns what makes of a finding the same one, with the places that its sentences name where they are by now */
export declare function sentencesNow(rewritten: Rewritten): (finding: Finding) => Finding;
