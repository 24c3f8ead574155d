import type { Asker } from './asking.js';
import type { ChosenRequest, Expected } from './chosen-request.js';
import type { Endpoint } from './endpoints.js';
/** A request as every format tells of it. */
export interface ShownRequest {
    readonly method: string;
    readonly url: string;
    /** Where it comes from, as whom, and with which headers; undefined for what makes no difference. */
    readonly client: string;
    readonly user: Asker['user'];
    readonly headers: readonly (readonly [name: string, value: string])[];
    readonly path: string | undefined;
    readonly line: number | undefined;
    /** The line as it stands there. */
    readonly text: string | undefined;
    readonly expects: {
        readonly old: Expected;
        readonly new: Expected;
    };
}
/** Each request with the line that it is about. */
export declare function shownRequests(requests: readonly ChosenRequest[]): readonly ShownRequest[];
/** The whole URL of a request, without a port that goes without saying. */
export declare function urlText({ scheme, host, port }: Endpoint, path: string): string;
/** Grouped by the lines that they are about. */
export declare function requestsText(shown: readonly ShownRequest[]): string;
/** ` from 10.0.0.1 as alice with X: y` */
export declare function whoText({ client, user, headers }: Pick<ShownRequest, 'client' | 'user' | 'headers'>): string;
/** One JSON object a line. */
export declare const requestsJsonLines: (shown: readonly ShownRequest[]) => string;
/** For the editors that send what is marked. The password stands nowhere: `{{password}}` is a variable of theirs. */
export declare const requestsHttp: (shown: readonly ShownRequest[]) => string;
/** Commands for a shell; the password is in the variable PASSWORD. */
export declare const requestsCurl: (shown: readonly ShownRequest[]) => string;
