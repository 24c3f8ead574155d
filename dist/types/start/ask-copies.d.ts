import { type Asking } from '../ask/ask-server.js';
import type { Asked, WireRequest } from '../compare/http-answer.js';
import { type CopyToStart, type Surroundings } from './start-copy.js';
/** What is asked of copies, and how. */
export interface CopiesAsked extends Pick<Surroundings, 'users' | 'onDisk' | 'wanted'> {
    readonly requests: readonly WireRequest[];
    readonly how: Asking;
    /** Told how many answers have come, of both. */
    readonly done: (answered: number) => void;
}
/** Both servers' answers, or which one did not start, and what it said. */
export type CopiesAnswers = {
    readonly old: readonly Asked[];
    readonly young: readonly Asked[];
} | {
    readonly which: 'old' | 'new';
    readonly trouble: string;
    readonly said: string;
};
/**
 * Start a copy of each server on loopback, one after the other at the same places, and ask both the same. Nothing is left of
 * them; the servers that they are copies of are only read.
 */
export declare function askCopies(sides: {
    readonly old: CopyToStart;
    readonly young: CopyToStart;
}, asked: CopiesAsked): Promise<CopiesAnswers>;
