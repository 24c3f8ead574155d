/** How whoever reads a text can start this tool: what is printed works there and runs nobody else's code. */
export interface Tool {
    /** What a command begins with. */
    readonly start: string;
    /** What makes that work, once, as a command; undefined where nothing has to be done. */
    readonly setup: string | undefined;
}
/** Where a run was started from. */
export interface ToolSource {
    /** `https://github.com`, without a slash at the end. */
    readonly server: string;
    /** `owner/name`. */
    readonly repository: string;
    /** A branch, a tag or a commit. */
    readonly ref: string;
}
/** @param source undefined where it is not known: a clone of the project does in any case */
export declare function toolOf(source: ToolSource | undefined, released?: string | undefined): Tool;
/** A command for people to run. */
export declare const commandOf: ({ start }: Tool, ...words: readonly string[]) => string;
