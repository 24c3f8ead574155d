import { type Inputs } from './inputs.js';
/** What started the run, and so what there is to look at. */
export type Trigger = {
    readonly kind: 'pull';
    readonly number: number;
}
/** A workflow that ended: its pull request has to be looked up. */
 | {
    readonly kind: 'run';
    readonly head: string | undefined;
    readonly sha: string;
}
/** A merge queue: its pull requests have been reviewed before they came there. */
 | {
    readonly kind: 'queue';
    readonly sha: string;
} | {
    readonly kind: 'commit';
    readonly sha: string;
};
export interface EventContext {
    readonly eventName: string;
    readonly payload: unknown;
    readonly sha: string;
}
/** The pull request, the run or the commit that the event is about. */
export declare function triggerOf({ payload, sha }: EventContext): Trigger;
/** What to do: as asked, or else as the event suggests. @throws InputError where a review is asked for without a pull request */
export declare function modeOf({ mode }: Pick<Inputs, 'mode'>, { eventName, ...context }: EventContext): Exclude<Inputs['mode'], 'auto'>;
