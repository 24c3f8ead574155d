import { type Directive, type Range } from '../../syntax/tree.js';
/** A piece of a SSLRequire line, at its place in the file. */
export interface Token extends Range {
    readonly text: string;
}
export declare function tokensOf(at: Directive): readonly Token[];
/** The name between `%{` and `}`; undefined where the token is no variable. */
export declare const variableIn: ({ text }: Token) => string | undefined;
/** Whether 2.2 had such a variable; any other was empty (ssl_engine_vars.c, ssl_var_lookup). */
export declare const isVariableOf22: (name: string) => boolean;
