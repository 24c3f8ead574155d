import { type Asked, type WireRequest } from './http-answer.js';
/**
 * `opened`: it was refused, and is answered; `closed`: the other way round; `changed`: another difference; `unanswered`: one of
 * the servers gave no answer, so nobody can tell.
 */
export type Verdict = 'same' | 'opened' | 'closed' | 'changed' | 'unanswered';
/** What is compared besides status, Location, WWW-Authenticate and Content-Type. */
export type Extra = 'etag' | 'length' | 'body' | 'document';
/** One thing in which two answers differ, as it is shown. */
export interface AnswerDifference {
    readonly what: 'status' | 'Location' | 'WWW-Authenticate' | 'Content-Type' | 'ETag' | 'length' | 'body' | 'document';
    readonly old: string;
    readonly young: string;
}
export interface Compared {
    readonly verdict: Verdict;
    readonly differences: readonly AnswerDifference[];
}
/** Compare the answers of the old and the new server to one request. */
export declare function compareAnswers(request: WireRequest, old: Asked, young: Asked, extra: ReadonlySet<Extra>): Compared;
