import { type Module } from '../httpd/modules.js';
import { type Server } from '../site/server-level.js';
import type { Site } from '../site/site.js';
import { type Directive, type Section } from '../syntax/tree.js';
/** A module that 2.4 needs for what a server says. */
export interface Need {
    readonly module: Module;
    /** The first line that needs it. */
    readonly because: Directive | Section;
    /** It is needed whatever is said, and the line is only where the server begins. */
    readonly anyway?: true;
}
/**
 * The modules that 2.4 needs for what a server says once it is migrated, and that no line loads: those that are new in
 * 2.4 or have taken a directive over; where everything that the server reads is given, also those that 2.2 had built in.
 */
export declare function unmetNeeds(site: Site, server: Server): readonly Need[];
