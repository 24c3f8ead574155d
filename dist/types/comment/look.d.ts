import type { Site } from '../config/site.js';
import { type Migration } from '../migrate/migrate.js';
import { type Settings } from '../settings.js';
import type { AtHand } from './checkout.js';
import type { FileChange } from './count.js';
import type { GitHub, ListedFile } from './github.js';
import { type Inputs } from './inputs.js';
/** What to look at: a commit, and of a pull request the files that it changes. */
export interface Target {
    readonly sha: string;
    /** The commit that the settings file is read from: never the one that a stranger may have written. */
    readonly settingsSha: string;
    readonly changed: readonly ListedFile[] | undefined;
}
/** What a commit's configuration is, and what 2.4 makes of it. */
export interface Look {
    readonly site: Site;
    readonly migration: Migration;
    /** The files that are checked, by path. */
    readonly changes: ReadonlyMap<string, FileChange>;
    /** What could not be looked at, a sentence each. */
    readonly notes: readonly string[];
    /** Files whose state is not known. */
    readonly unread: ReadonlySet<string>;
}
/** Read what is to be checked and, within bounds, the configuration around it; runs nothing of it. */
export declare function look(github: GitHub, inputs: Inputs, target: Target, atHand: AtHand): Promise<Look>;
/** What the settings say of how to read a configuration, as the command line takes them. */
export declare const siteOptions: ({ from, guards, 'dead-allow': deadAllow }: Settings) => {
    from: "auto" | import("../index.js").Version;
    guards: "drop-22" | "keep-22" | "leave";
    deadAllow: "exact" | "guide";
};
/**
 * The settings file that the inputs name, as it is in a commit.
 * @throws InputError where it is not there, or makes no sense
 */
export declare function settingsFor(github: Pick<GitHub, 'textAt'>, { config }: Pick<Inputs, 'config'>, sha: string): Promise<Settings>;
