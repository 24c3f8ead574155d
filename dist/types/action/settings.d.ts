import { type Choices } from '../migrate/rule.js';
import { type Settings } from '../settings/settings.js';
import type { SiteOptions } from '../site/site.js';
import type { RepositoryCalls } from './repository-calls.js';
type Texts = Pick<RepositoryCalls, 'textAt'>;
/** The settings of a run, and the folder of the repository that the paths in them are told from. */
export interface CommitSettings {
    readonly settings: Settings;
    /** Empty for the repository's own folder. */
    readonly folder: string;
}
/**
 * The settings of a commit: those that the input `config` names, or else httpd-upgrade.json, or else the key in
 * package.json, in the repository's own folder.
 * @param isThere whether a file may be in the commit at all; asking for one that is not costs a request
 * @throws InputError where they make no sense, or the file that is named is not there
 */
export declare function settingsAt(github: Texts, config: string | undefined, sha: string, isThere?: (path: string) => boolean): Promise<CommitSettings>;
/** The files and folders to check, by their paths in the repository. */
export declare const pathsOf: (found: CommitSettings) => readonly string[];
/** What the settings say of the site as a whole. */
export declare function siteOptionsOf(found: CommitSettings): SiteOptions;
/** What the settings say is to be written where more than one thing is right. */
export declare const choicesOf: ({ settings }: CommitSettings) => Choices;
export {};
