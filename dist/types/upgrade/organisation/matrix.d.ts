/** One job of the matrix. */
export interface MatrixJob {
    /** From 1. */
    readonly batch: number;
    /** Names without their owner, with commas between: as the inputs of this Action and of create-github-app-token take them. */
    readonly repositories: string;
}
/**
 * Repositories in batches of the given size, or larger ones where there would be more jobs than GitHub makes; what
 * `strategy.matrix` takes. @param repositories full names of one owner's repositories
 */
export declare function matrixOf(repositories: readonly string[], batchSize: number): {
    readonly include: readonly MatrixJob[];
};
