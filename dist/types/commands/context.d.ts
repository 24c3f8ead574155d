import type { FilesRead } from '../disk/files.js';
import { type Trouble } from '../disk/troubles.js';
/**
 * Of the files that were read, those that the paths name or hold, by the paths that they were read by. A path that was not
 * read says nothing: whoever passes on every file of a commit passes on pictures too. A link elsewhere that leads nowhere
 * must not stop a commit that has no part in it; what could not be read elsewhere is told, for it may matter.
 */
export declare function checkedAmong({ sources, troubles: around }: FilesRead, paths: readonly string[]): {
    checked: Set<string>;
    troubles: Trouble[];
};
