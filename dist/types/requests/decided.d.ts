import { type Access } from '../access/read/access.js';
import { type Condition, type Leaf } from '../access/read/condition.js';
import type { Site } from '../site/site.js';
import type { Container } from './containers.js';
/** Who may have what a request reaches, as one version merges the sections that it meets. */
export interface Ruling {
    /** The sections among those met that bear on access, in the order of the merge. */
    readonly deciding: readonly Container[];
    /** The methods that one of them names. */
    readonly methods: readonly string[];
    /** Every question that one of them asks, whether another one replaces it or not. */
    readonly questions: readonly Leaf[];
    /** Whether a user is asked for, or could be. */
    readonly asksUser: boolean;
    decide(method: string): Rule24;
}
interface Rule24 {
    readonly condition: Condition;
    /** Nobody can tell, or something else is answered than yes or no. */
    readonly unclear: boolean;
}
/** What each section says is read once, however many requests meet it. */
export type AccessOfContainer = (container: Container) => Access;
export declare function accessReader(site: Site): AccessOfContainer;
/** @param read what the sections say, by this version */
export declare function rulingOf(site: Site, met: readonly Container[], read: AccessOfContainer): Ruling;
export {};
