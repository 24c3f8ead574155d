import type { ReadConfiguration, ReadServer } from './containers.js';
/** Where a server is asked: a name on an address and a port. */
export interface Endpoint {
    readonly server: ReadServer;
    /** What the Host header says. */
    readonly host: string;
    /** The address of the server that requests come in on; `*` for any. */
    readonly address: string;
    readonly port: number;
    readonly scheme: 'http' | 'https';
}
/** A name that no server has: the first virtual host on the address answers. */
export declare const strangeName = "unknown.invalid";
/** The endpoints of each server: the first is the one that all is asked at, the others only show that they lead there too. */
export declare function endpointsOf({ main, hosts }: ReadConfiguration): ReadonlyMap<ReadServer, readonly Endpoint[]>;
interface Arrives {
    readonly address: string;
    readonly port: number;
}
export declare function listenOf(word: string): Arrives | undefined;
export {};
