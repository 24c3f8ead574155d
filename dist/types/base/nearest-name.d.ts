/** The name that was probably meant by a misspelt one; undefined where none is near. */
export declare function nearestName(word: string, names: readonly string[]): string | undefined;
/** " Did you mean X?", or nothing. */
export declare function didYouMean(word: string, names: readonly string[]): string;
