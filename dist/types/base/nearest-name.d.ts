/** The name that was probably meant by a misspelt one; undefined where none is near. */
export declare function nearestName(word: string, names: readonly string[]): string | undefined;
/** Whether two names differ in one letter at most: another, one more or one less. */
export declare const isOneLetterOff: (a: string, b: string) => boolean;
/** " Did you mean X?", or nothing; of a number nobody can tell what was meant. */
export declare function didYouMean(word: string, names: readonly string[]): string;
