/** More lines than these are not named. */
export declare const mostLines = 2;
/** `a`, `a and b`, `a, b and c`. */
export declare const joinedByAnd: (words: readonly string[]) => string;
/** The same of names, in code: `Order`, `Allow` and `Deny`. */
export declare const namesInCode: (names: readonly string[]) => string;
