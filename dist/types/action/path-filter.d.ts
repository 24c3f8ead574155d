import { type Inputs } from './inputs.js';
import { type CommitSettings } from './settings.js';
export interface PathFilter {
    /** Whether a file is worth reading, by its path in the repository. */
    readonly isWanted: (path: string) => boolean;
    /** Whether it is named in full, and so is configuration whatever it looks like. */
    readonly isNamed: (path: string) => boolean;
}
/**
 * What the inputs and the settings file choose: without `paths`, what looks like configuration by its name; a folder in
 * `paths` stands for what looks so in it.
 * @throws InputError for a glob that is none
 */
export declare function pathFilter(inputs: Pick<Inputs, 'paths' | 'exclude'>, found: CommitSettings): PathFilter;
