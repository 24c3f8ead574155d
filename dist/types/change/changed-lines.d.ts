/** One file's findings, and the lines, from 1, that the change adds or rewrites in it. */
export interface ChangedFile<F> {
    readonly changed: ReadonlySet<number>;
    readonly findings: readonly F[];
}
/**
 * Of each file the findings that lie on a changed line, in their order, by unified-diff.
 *
 * unified-diff reads the change from git by itself, and loses replaced lines, all but the first hunk, long changes and
 * odd file names. So it is shown stand-ins in a repository that is thrown away: of each file a row for every line, one
 * commit with all rows and one without those that changed. Then nothing is left that it could lose.
 *
 * It steers unified-diff by the environment of the process: do not run it twice at once.
 * @param linesOf the lines that a finding speaks of; one of them changed is enough
 * @throws Error where git cannot be run
 */
export declare function onChangedLines<F>(files: readonly ChangedFile<F>[], linesOf: (finding: F) => readonly number[]): Promise<F[][]>;
