import type { Migration } from '../migrate/migrate.js';
/** A unified diff of every file that changes, as `git apply` and `patch -p1` take it. */
export declare const diff: ({ edits }: Pick<Migration, 'edits'>) => string;
