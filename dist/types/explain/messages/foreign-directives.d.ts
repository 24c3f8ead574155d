/** Directives that never were httpd's, by the module that brings them. */
interface Foreign {
    readonly names: RegExp;
    readonly cause: string;
    readonly action: string;
}
export declare const foreignDirectives: readonly Foreign[];
/** Directives of 2.0 and 1.3 that neither 2.2 nor 2.4 knows, in lower case, with what to do about each. */
export declare const oldDirectives: Readonly<Record<string, string>>;
export {};
