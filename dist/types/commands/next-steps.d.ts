import type { Options } from '../command-line/arguments.js';
import type { Migration } from '../migrate/migrate.js';
/** After a look at what is staged: the commands that mend it, to be copied, and the one that commits all the same. */
export declare function nextSteps(options: Options, { findings }: Migration): string;
/** What starts this program at a prompt: not what a hook finds it by. */
export declare function programName(): string;
