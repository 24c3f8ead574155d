import { type Asker, type KnownUser, type World } from './asking.js';
import type { Expected } from './chosen-request.js';
import { type Side, type Situation } from './situation.js';
/** A request in a situation, as far as it decides about the answer. */
export interface Attempt {
    readonly method: string;
    readonly asker: Asker;
    readonly users: readonly KnownUser[];
}
/** What the model expects of both versions. */
export declare const expectedOf: ({ old, young, sample }: Situation, attempt: Attempt) => {
    old: Expected;
    young: Expected;
};
export declare const worldOf: ({ model, server, reached }: Side, url: string, { method, asker, users }: Attempt) => World;
