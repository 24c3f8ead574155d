import type { Scope } from './scope.js';
type Names = Pick<Scope, 'path' | 'regex'> & Partial<Pick<Scope, 'kind'>>;
/** The section for the files that several `<Files>` sections apply to at once. */
export declare function filesInAll(scopes: readonly Names[]): {
    readonly name: string;
    readonly path: string;
};
/** The expression that is true for the files that all these sections apply to, by their names or where they lie. */
export declare function nameExpression(scopes: readonly Names[]): string;
/** Whether one file may be of both, be they for its name or for where it lies. */
export declare const mayBeOne: (first: Names, second: Names) => boolean;
/** Whether `<Files>` sections apply to the same file: the first whenever the second does, never, or sometimes. */
export declare function meet(first: Names, second: Names): 'always' | 'never' | 'maybe';
/** Whether it is known which names a `<Files>` section is for: httpd makes `page` of `./page` (server/core.c, filesection). */
export declare const isReadable: ({ path, regex }: Names) => boolean;
/**
 * Whether a regular expression of httpd matches a text, both of them being bytes.
 * @param otherwise for a regular expression that cannot be read
 */
export declare const matchesRegex: (pattern: string, text: string, otherwise: boolean) => boolean;
/** The same for many texts. */
export declare function regexTest(pattern: string): (text: string, otherwise: boolean) => boolean;
export {};
