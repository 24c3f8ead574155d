import type { Condition, Leaf } from '../access/read/condition.js';
/** Who asks: from where, as whom, and with which headers besides. */
export interface Asker {
    readonly client: ClientAddress;
    readonly user: UserSent | undefined;
    readonly headers: readonly Header[];
}
export interface ClientAddress {
    readonly address: string;
    /** The names that a look-up of the address gives, as far as they are known. */
    readonly names: readonly string[];
}
export interface UserSent {
    readonly name: string;
    readonly password: 'right' | 'wrong';
}
export type Header = readonly [name: string, value: string];
/** A user of the server, with the groups that it is in. */
export interface KnownUser {
    readonly name: string;
    readonly groups: readonly string[];
}
/** What is known of the world that a condition asks about. */
export interface World {
    readonly users: readonly KnownUser[];
    /** The variables that are set for the request. */
    readonly variables: ReadonlySet<string>;
}
/** What a condition comes to for who asks; undefined where nobody can tell. */
export declare function meets(condition: Condition, asker: Asker, world: World): boolean | undefined;
/** The answer to one question; undefined for one that nobody answers here, such as that of a directory service. */
export declare function answer({ provider, words }: Leaf, { client, user }: Asker, { users, variables }: World): boolean | undefined;
/** Whether an address is the one, or in the network, that a word of Allow, Deny or `Require ip` names (apr_ipsubnet_create). */
export declare function isInNetwork(address: string, word: string): boolean;
/** An address as its bits; a partial one is filled with zeros. */
export declare function bitsOf(address: string): string | undefined;
/** An address from its bits. */
export declare function addressOfBits(bits: string): string;
