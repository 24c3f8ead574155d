import type { Site } from '../site/site.js';
import { type Arrival, type Selection } from './vhost-selection.js';
import { type Address, type VirtualHost, type VirtualHosts } from './virtual-hosts.js';
/** Addresses that virtual hosts have to have besides, so that 2.4 answers every request from the one that 2.2 did. */
export interface AddressCure {
    readonly host: VirtualHost;
    readonly addresses: readonly Address[];
}
/**
 * The first virtual host of 2.2, and those that it chose by name, answer on a port in 2.4 too once they name that very port.
 * Undefined where that, tried on all addresses, does not make the two alike.
 */
export declare function addressCure(all: VirtualHosts, arrivals: readonly Arrival[]): readonly AddressCure[] | undefined;
/** The virtual hosts that 2.2 chooses by name on an address, and 2.4 does not. */
export declare function lostIn24(in22: Selection, in24: Selection): readonly VirtualHost[];
/** The virtual hosts that 2.2 never answers from, if 2.4 without them answers as 2.2 did. */
export declare function neverAnswering(all: VirtualHosts, arrivals: readonly Arrival[]): readonly VirtualHost[];
/** The name of an `<IfDefine>` that keeps from 2.4 what 2.2 never answered from. */
export declare const neverAnswered = "NEVER_ANSWERED_ON_2_2";
/** Whether a virtual host stands in such a guard already. */
export declare const isKeptUnread: ({ at }: VirtualHost) => boolean;
/** Whether a run that wrote words of 2.4, or a line that keeps a default of 2.2, may have taken all NameVirtualHost lines away. */
export declare const mayHaveHadNames: (site: Site) => boolean;
