/** git is not there, or would not do what was asked: one sentence for the user. */
export declare class GitError extends Error {
}
/**
 * What a git command prints. It runs in the current folder and under the environment of a hook, if this is one: during
 * `git commit -a` the index is another file than usual, and only the environment says so.
 * @throws GitError
 */
export declare function git(args: readonly string[], { input, signal }?: GitOptions): Promise<Uint8Array>;
interface GitOptions {
    /** What it reads from standard input: it may be started before that is known. */
    readonly input?: Promise<string>;
    /** Ends it when nobody wants to know any more. */
    readonly signal?: AbortSignal;
}
/**
 * Why git fails here, asked of a command that says it plainly: outside of a repository `git diff` only explains its options.
 */
export declare function whyGitFails(error: unknown): Promise<unknown>;
export {};
