import type { Site } from '../site/site.js';
/** Where copies have what comes in on an address and port of the server, by `ADDRESS PORT`. */
export type Places = ReadonlyMap<string, {
    readonly host: string;
    readonly port: number;
}>;
/** Free places on loopback for each address and port of a configuration; the same for both servers, as they take turns. */
export declare function placesFor(sites: readonly Site[]): Promise<Places>;
/** Where an address and port of the server are; port 0 for one that is left open. */
export declare function placeAt(places: Places, address: string, port: number): {
    readonly host: string;
    readonly port: number;
} | undefined;
