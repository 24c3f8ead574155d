/** Speak the language server protocol on standard input and output, until the editor goes. */
export declare function serve(): Promise<number>;
