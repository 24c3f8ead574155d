import type { Asked, WireRequest } from '../compare/http-answer.js';
import { type ServerAddress } from './server-address.js';
/** How requests are sent. */
export interface SendOptions {
    /** In milliseconds, for a whole answer. */
    readonly timeout: number;
    /** How often a request is sent again that got no answer. */
    readonly retries: number;
    /** How a request is made to come from an address; from this machine's own where it is absent. */
    readonly clientAddress: ClientAddressMode | undefined;
    /** The name that certificates have to be for; that of the Host header where it is absent. */
    readonly tlsName: string | undefined;
    /** Take every certificate. */
    readonly insecure: boolean;
    /** The certificates that are trusted, in PEM; those of the system where it is absent. */
    readonly ca?: string;
    /** How many bytes of a body are read. */
    readonly most: number;
}
/** Behind a proxy that the server trusts: by a header of this name (mod_remoteip), or by the PROXY protocol. */
export type ClientAddressMode = {
    readonly header: string;
} | 'proxy-protocol';
/** Sends requests to one server, over connections that are kept. */
export interface Sender {
    send(request: WireRequest): Promise<Asked>;
    close(): void;
}
export declare function senderTo(server: ServerAddress, options: SendOptions): Sender;
