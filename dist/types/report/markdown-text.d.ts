/**
 * A sentence for people as Markdown. Code in backticks stays code; nothing else in it, be it of our making or of the
 * configuration's, becomes markup, HTML, a mention or a reference.
 */
export declare function prose(sentence: string): string;
/** A text of the configuration, as it stands. */
export declare function code(text: string): string;
/** A block of code of the given language. What looks like a mark of ours in it is none: it may come from a file. */
export declare function codeBlock(text: string, language: string): string;
/** Backticks enough, and at least so many, that none of the text can end what they begin. */
export declare const fenceFor: (text: string, least: number) => string;
/** @param label Markdown */
export declare const link: (label: string, url: string) => string;
/** Markdown as one cell of a table, which a bar ends unless an odd number of backslashes is before it. */
export declare const tableCell: (markdown: string) => string;
