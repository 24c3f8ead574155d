/** How many bytes a text takes in UTF-8. */
export declare const bytesOf: (text: string) => number;
/** What GitHub holds in a comment or a review, and what it shows of a summary, with room for what surrounds them. */
export declare const mostCharacters = 64000;
export declare const mostSummaryBytes = 1000000;
/** As many of the entries, from the first on, as fit; and how many do not. */
export declare function fitting(entries: readonly string[], most: number, sizeOf: (text: string) => number): {
    kept: string[];
    cut: number;
};
