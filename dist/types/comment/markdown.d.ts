/**
 * A sentence for people as Markdown. Code in backticks stays code; nothing else in it, be it of our making or of the
 * configuration's, becomes markup, HTML, a mention or a reference.
 */
export declare function prose(sentence: string): string;
/** A text of the configuration, as it stands. */
export declare function code(text: string): string;
/** A block of code of the given language. What looks like a mark of ours in it is none: it may come from a file. */
export declare function codeBlock(text: string, language: string): string;
export declare const link: (label: string, url: string) => string;
/** Markdown as one cell of a table, which a bar ends unless an odd number of backslashes is before it. */
export declare const cell: (markdown: string) => string;
export declare const bytesOf: (text: string) => number;
/** What GitHub holds in a comment or a review, and what it shows of a summary, with room for what surrounds them. */
export declare const mostCharacters = 64000;
export declare const mostSummaryBytes = 1000000;
/** As many of the entries, from the first on, as fit; and how many do not. */
export declare function fitting(entries: readonly string[], most: number, sizeOf: (text: string) => number): {
    kept: string[];
    cut: number;
};
