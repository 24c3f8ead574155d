import type { WireRequest } from '../compare/http-answer.js';
/** A server to ask: where its requests go, whatever their Host header says. */
export interface ServerAddress {
    /** As it was named. */
    readonly name: string;
    /** Asked over this alone; over what each request has where it is absent. */
    readonly scheme: 'http' | 'https' | undefined;
    readonly host: string;
    readonly port: number | undefined;
    /** Where the requests for an address and port of the configuration go, where that is not one place. */
    readonly places?: ReadonlyMap<string, {
        readonly host: string;
        readonly port: number;
    }>;
}
/** Read `old.example.org`, `10.0.0.1:8080` or `https://new.example.org:8443`; undefined for anything else. */
export declare function serverAddress(text: string): ServerAddress | undefined;
/** Where a request goes; undefined where this server is not asked in that way. */
export declare function placeOf({ scheme, host, port, places }: ServerAddress, request: Pick<WireRequest, 'scheme' | 'address' | 'port'>): {
    readonly host: string;
    readonly port: number;
} | undefined;
/** Whether requests to the server stay on this machine, so that they can come from any of its loopback addresses. */
export declare const isLoopback: ({ host }: {
    readonly host: string;
}) => boolean;
