import type { Values } from './parse-words.js';
/** @throws UsageError for words that would be passed over */
export declare function refuseMore(command: string | undefined, positionals: readonly string[]): void;
/**
 * @param ofInit the options of init
 * @throws UsageError for options that would be passed over, or are left empty
 */
export declare function refuseForeign(command: string | undefined, values: Values, ofInit: readonly string[]): void;
/** @throws UsageError where standard input cannot be what requests are made for */
export declare function refuseInput({ start, migrated }: Values, paths: readonly string[]): void;
/** @throws UsageError where two options make no sense together */
export declare function refuseTogether(values: Values, paths: readonly string[]): void;
