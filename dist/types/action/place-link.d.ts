import type { Lines } from '../edit/line-changes.js';
/** Where the files of a commit can be seen. */
export interface Commit {
    /** `https://github.com`, without a slash at the end. */
    readonly server: string;
    /** `owner/name`. */
    readonly repository: string;
    readonly sha: string;
}
/** A permanent link to lines of a file. */
export declare function placeLink({ server, repository, sha }: Commit, path: string, { first, last }: Lines): string;
