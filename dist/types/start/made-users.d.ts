import type { KnownUser } from '../requests/asking.js';
import type { Site } from '../site/site.js';
/** The password of every user of a copy: what the real ones are, nobody has to know. */
export declare const madePassword = "of-a-copy";
/** The users of a configuration, from its files of users and groups, and from what its lines say where these are not here. */
export declare function knownUsers(site: Site, given: (onServer: string) => string): readonly KnownUser[];
/** What users of Digest are asked for, besides their names. */
export declare const realmsIn: (site: Site) => readonly string[];
/** The path of a file of the copy with the same users as one of the server, with the password that all of a copy have. */
export declare function madeUsers(folder: string, { users, realms }: {
    readonly users: readonly KnownUser[];
    readonly realms: readonly string[];
}, given: (onServer: string) => string): (onServer: string, kind: 'basic' | 'digest') => string;
