import type { Site } from '../../site/site.js';
import { type Directive, type Section } from '../../syntax/tree.js';
import { type AccessLine } from './access-lines.js';
/** How the access lines of a scope are worded: lines that are worded so say the same in any scope. */
export interface Wording {
    readonly text: string;
    /** The lines themselves, of the first scope that is worded so. */
    readonly lines: readonly AccessLine[];
}
/**
 * How the lines of a scope that bear on access are worded. A large configuration has thousands of sections and few ways to
 * word them, so that what such lines say is worked out once. Undefined where they mean what they do by where they stand as
 * well: in sections within, beside an Include or a template's tags; or where it will be asked which of several lines it was.
 */
export declare function wordingOf(site: Site, nodes: readonly (Directive | Section)[]): Wording | undefined;
