import type { Access } from '../../../access/read/access.js';
import type { Site } from '../../../site/site.js';
import type { Section } from '../../../syntax/tree.js';
import type { Plan } from '../plan.js';
/**
 * The guards around access lines that 2.2 reads, and 2.4 only with a module that no line loads, though lines load others: it
 * was linked in. What is written for 2.4 stands outside of them.
 */
export declare function unloadedGuards(site: Site, { lines }: Access): readonly Section[];
/** Whether what is written for 2.4 stands outside of such guards. */
export declare const isLifted: ({ unloaded, instead, access, form }: Plan) => boolean;
