import type { Abilities, Choice } from '../../requests/chosen-request.js';
import { type AskedSite } from './read-asking.js';
/** What is left out for want of an address, a password or a method: a sentence each, with what would help. */
export declare function unaskedFor(site: AskedSite, choice: Choice, can: Abilities, started: boolean): Generator<string>;
