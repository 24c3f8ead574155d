import type { Abilities, Choice } from './chosen-request.js';
/** Where requests are sent from: to copies on this machine, or to two servers that run. */
export type AskedFrom = 'to copies' | 'to servers';
/**
 * What is left out for want of an address, a password or a method: a sentence each, with what would help.
 * @param whole what would be asked if everything could be
 */
export declare function notAskedOf(whole: Choice, choice: Choice, can: Abilities, from: AskedFrom): Generator<string>;
/** `a, b and 7 more` */
export declare const namesListed: (names: readonly string[]) => string;
