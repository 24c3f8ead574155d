import { type Server } from '../site/server-level.js';
import type { Site } from '../site/site.js';
import type { Choices, Hit } from './rule.js';
/** A directive whose default is another one in 2.4. */
export interface ChangedDefault {
    /** The directive, then other names of it. */
    readonly names: readonly [string, ...string[]];
    /** What 2.2 did without it, said as a line. */
    readonly line: string;
    /** Directives beside which the line fits, the best first. */
    readonly beside: readonly string[];
    readonly message: string;
    /** Where the line is not plainly what a server wants: the sentence under which it is. */
    readonly assumes?: string;
    /** Whether the line would change what other lines mean, so that it is not added. */
    readonly unfit?: (site: Site) => boolean;
    /** The new default shows what the old one did not, so that it is never adopted. */
    readonly reveals?: true;
    /** Whether the server makes use of the default. */
    readonly matters?: (site: Site, server: Server) => boolean;
}
/** How a message ends where the default of 2.4 is wanted. */
export declare const adoptedEnd = " The default of 2.4 is adopted.";
export declare const isAdopted: ({ message }: Pick<Hit, 'message'>) => boolean;
/** What to say where the default of 2.4 is wanted: what changes, and no line. */
export declare const adopted: ({ at, concerns, message }: Hit) => Hit;
/** A hit for each server that runs 2.2 and leaves the directive at its default. */
export declare function unsetDefault(site: Site, changed: ChangedDefault, { defaults }: Choices): Iterable<Hit>;
