import { type Asking } from '../ask/ask-server.js';
import type { Asked, WireRequest } from '../compare/http-answer.js';
import type { CopyToStart } from './copy-to-start.js';
import { type Surroundings } from './start-copy.js';
/** What is asked of copies, and how. */
export interface CopiesAsked extends Pick<Surroundings, 'users' | 'onDisk' | 'wanted'> {
    readonly requests: readonly WireRequest[];
    readonly how: Asking;
    /** Told how many answers have come, of both. */
    readonly done: (answered: number) => void;
}
/** Which copy did not start, why, and what it said. */
export interface CopiesTrouble {
    readonly which: 'old' | 'new';
    readonly trouble: string;
    readonly said: string;
}
/** Both servers' answers, or why there are none. */
export type CopiesAnswers = {
    readonly old: readonly Asked[];
    readonly young: readonly Asked[];
    /** Modules that one of the copies loaded besides. */
    readonly loaded: ReadonlySet<string>;
} | CopiesTrouble;
/**
 * Start a copy of each server on loopback, one after the other at the same places, and ask both the same. Nothing is left of
 * them; the servers that they are copies of are only read.
 */
export declare function askCopies(sides: {
    readonly old: CopyToStart;
    readonly young: CopyToStart;
}, asked: CopiesAsked): Promise<CopiesAnswers>;
