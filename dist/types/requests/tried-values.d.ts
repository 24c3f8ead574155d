import type { Asker } from './asking.js';
import type { KnownWorld } from './chosen-request.js';
/** The values that requests are made up of: each method, client and user that there is reason to look at. */
export declare class TriedValues {
    readonly methods: Set<string>;
    readonly clients: Set<string>;
    readonly users: Set<string>;
    readonly paths: Set<string>;
    constructor({ users, canBe, canSend }: KnownWorld);
    add(method: string, { client, user, headers }: Asker): void;
    combinations(urls: readonly string[]): number;
}
