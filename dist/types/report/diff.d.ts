import type { Migration } from '../migrate/migrate.js';
import type { ConfigFile } from '../syntax/tree.js';
/** A unified diff of every file that changes, as `git apply` and `patch -p1` take it. */
export declare const diff: (migration: Pick<Migration, 'edits'>) => string;
/** The same file by file, for callers that must write each in its own encoding. */
export declare const fileDiffs: ({ edits, }: Pick<Migration, 'edits'>) => {
    readonly file: ConfigFile;
    readonly text: string;
}[];
