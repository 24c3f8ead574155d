import type { Leaf } from '../access/read/condition.js';
import { type ClientAddress } from './asking.js';
/**
 * Clients inside and just outside of every network that the questions name, and those whose names they ask for.
 * @param named the clients whose names are known: those of the machine's own hosts file
 */
export declare function clientsFor(questions: readonly Leaf[], named: readonly ClientAddress[]): readonly ClientAddress[];
