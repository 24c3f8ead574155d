/** Where a site is told from, and what is looked at there: all of it, or what its settings say, where no path is named. */
export interface Home {
    readonly folder: string;
    readonly paths: readonly string[];
}
/** The innermost folder of the workspace that holds the file, as one site; a file that lies in none is one by itself, whatever its name. */
export declare function homeOf(path: string, roots: readonly string[]): Home;
export declare const nameOfHome: ({ folder, paths }: Home) => string;
