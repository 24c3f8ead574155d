import { type Directive } from '../syntax/tree.js';
import type { Asker, Header } from './asking.js';
import type { Container } from './containers.js';
/** A line that sets or clears environment variables for the requests that it matches (mod_setenvif). */
export interface VariableLine {
    readonly at: Directive;
    /** In small letters: `request_uri`, `remote_addr`, or the name of a header. */
    readonly attribute: string;
    readonly pattern: string;
    /** By name; false for those that are cleared. */
    readonly variables: ReadonlyMap<string, boolean>;
}
export declare const variableLines: (lines: readonly Directive[]) => readonly VariableLine[];
/** Those that stand in a section or in a .htaccess file. */
export declare const variableLinesIn: ({ nodes }: Container) => readonly VariableLine[];
interface Sent {
    readonly url: string;
    readonly method: string;
    readonly asker: Asker;
}
/** The variables that are set for a request, the lines in their order. */
export declare function variablesFor(lines: readonly VariableLine[], sent: Sent): ReadonlySet<string>;
/** Headers of a request that make a line set its variables: one for each line that looks at a header. */
export declare function headersFor(lines: readonly VariableLine[], asked: ReadonlySet<string>): readonly (readonly Header[])[];
export {};
