import type { WireRequest } from '../compare/http-answer.js';
import type { ChosenRequest } from '../requests/chosen-request.js';
/** What requests are sent with, besides what each says itself. */
export interface Credentials {
    readonly passwordOf: (name: string) => string | undefined;
    /** Go with every request. */
    readonly headers: readonly (readonly [name: string, value: string])[];
}
/** A request as it is sent. */
export declare function wireRequest({ method, endpoint, path, asker }: ChosenRequest, { passwordOf, headers }: Credentials): WireRequest;
