import { type Templates } from './template.js';
import type { Trivia, Version } from './tree.js';
/** Goes through a text line by line. The lines tile it: each begins where the one before it ends. */
export interface LineReader {
    readonly text: string;
    readonly version: Version;
    readonly templates: Templates;
    /** Each way a name is written: most lines repeat one that was met before. */
    readonly names: Map<string, Name>;
    /** What the line is that was read last. */
    kind: Trivia['kind'] | 'directive' | 'open' | 'close';
    start: number;
    /** Where its first word starts. */
    first: number;
    end: number;
    /** Of a directive or a tag. */
    name: Name;
    /** What ends the foreign code that is met from now on, such as the body of `<Perl>`. */
    code: RegExp | undefined;
    /** Whether a line was met that may be one of a template. */
    isOdd: boolean;
}
export interface Name {
    /** Of a tag with its `<`; of a closing one with its `>` too. */
    readonly written: string;
    /** In lower case; of a tag, be it opening or closing, with `<` alone. */
    readonly key: string;
    /** The same without the `<`. */
    readonly bare: string;
}
export declare const lineReader: (text: string, version: Version) => LineReader;
/** The longest line that 2.2 reads (httpd.h, MAX_STRING_LEN); it takes the rest for a line of its own. */
export declare const longestLine = 8191;
/** What ends the body of `<Perl>`. */
export declare const endOfPerl: RegExp;
/**
 * Read the next line; false at the end of the text. Nearly all lines are blank, comments, plain directives or tags, which
 * are told by their first characters.
 */
export declare function readLine(reader: LineReader): boolean;
