import type { Asking } from '../ask/ask-server.js';
import { type ServerComparison } from '../compare/comparison.js';
import type { Extra } from '../compare/differences.js';
import type { ChosenRequest } from '../requests/chosen-request.js';
import { type CopiesTrouble } from './ask-copies.js';
import { type AskedConfiguration } from './asked-configuration.js';
import type { HttpdProgram } from './httpd-program.js';
/** The programs that the copies are run with. */
export interface CopyPrograms {
    /** A 2.2, or a 2.4 that stands in for it. */
    readonly old: HttpdProgram;
    readonly young: HttpdProgram;
}
/** How copies are asked. */
export interface CopiesAsking extends Pick<Asking, 'timeout' | 'retries' | 'rate' | 'concurrency' | 'deadline'> {
    readonly canSend: (method: string) => boolean;
    /** Go with every request. */
    readonly headers: readonly (readonly [name: string, value: string])[];
    readonly also: ReadonlySet<Extra>;
    /** Requests that are made besides those that the configuration calls for. */
    readonly more: readonly ChosenRequest[];
    /** Of more requests than these only the first are made; all unless it is said. */
    readonly limit?: number;
    /** Told how many answers there will be, and then how many have come. */
    readonly progress: (all: number) => (answered: number) => void;
}
/** Start a copy of a configuration as it is, and one of what becomes of it, and ask both the same. */
export declare function compareCopies(asked: AskedConfiguration, programs: CopyPrograms, { canSend, headers, also, more, limit, progress, ...pace }: CopiesAsking): Promise<ServerComparison | CopiesTrouble>;
