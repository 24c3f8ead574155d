import type { Site } from '../site/site.js';
import { type Address, type NameVirtualHost, type VirtualHost, type VirtualHosts } from './virtual-hosts.js';
/** What answers requests that come in on one address: a virtual host by name, or else the first. */
export interface Selection {
    readonly first: VirtualHost;
    /** Chosen by name, in this order; empty where the address alone decides. */
    readonly named: readonly VirtualHost[];
}
/** An address that requests come in on, and what answers there in both versions. */
export interface Arrival {
    /** `*` is any address that no virtual host names, port 0 any port that none names. */
    readonly on: Address;
    readonly in22: Selection | undefined;
    readonly in24: Selection | undefined;
}
/** How requests find their virtual host in both versions, for each server among the given files. */
export declare const selectionsOf: (site: Site) => readonly Selections[];
export interface Selections {
    readonly all: VirtualHosts;
    /** Every kind of address that requests may come in on, as far as the virtual hosts tell them apart. */
    readonly arrivals: readonly Arrival[];
    /** The NameVirtualHost lines that no virtual host fits in 2.2, so that they do nothing. */
    readonly idle: readonly NameVirtualHost[];
}
/** The same for the virtual hosts of one server. */
export declare function selectionsAmong(all: VirtualHosts): Selections;
/** Of lines that do nothing, the one that was meant for this address: its port fits. */
export declare const meantFor: (on: Address, idle: readonly NameVirtualHost[]) => NameVirtualHost | undefined;
/** Whether the same virtual hosts answer the same requests. */
export declare const areAlike: (one: Selection, other: Selection) => boolean;
/** The virtual hosts that requests on this address can reach: the first, and the others that have a name of their own. */
export declare function reachable(selection: Selection | undefined): VirtualHost[];
