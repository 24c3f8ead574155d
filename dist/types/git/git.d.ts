/** git is not there, or would not do what was asked: one sentence for the user. */
export declare class GitError extends Error {
}
/**
 * What a git command prints. It runs in the current folder and under the environment of a hook, if this is one: during
 * `git commit -a` the index is another file than usual, and only the environment says so. We wait for it: git answers in
 * less time than Node takes to set up streams for one that runs beside us.
 * @param input what it reads from standard input
 * @throws GitError
 */
export declare function git(args: readonly string[], input?: string): Uint8Array;
/**
 * Run something that asks git. Outside of a repository some commands only explain their options; then the reason is asked
 * of one that says it plainly.
 * @throws GitError
 */
export declare function inRepository<T>(ask: () => T): T;
