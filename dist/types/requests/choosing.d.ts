import type { Leaf } from '../access/read/condition.js';
import type { Directive } from '../syntax/tree.js';
import type { Asker } from './asking.js';
import type { Choice, ChosenRequest, KnownWorld } from './chosen-request.js';
import type { Container } from './containers.js';
import type { VersionModel } from './model.js';
import { numbers, type Situation } from './situation.js';
/** What requests are chosen with, and what has been chosen so far. */
export interface Choosing {
    readonly old: VersionModel;
    readonly young: VersionModel;
    readonly known: KnownWorld;
    readonly numbers: ReturnType<typeof numbers>;
    /** What was asked about already, by its key. */
    readonly situations: Set<string>;
    readonly rulings: Set<string>;
    /** Patterns for which other ways to write a URL were tried. */
    readonly spelled: Set<Container | Directive>;
    readonly answered: Map<string, {
        readonly leaf: Leaf;
        readonly values: Set<boolean | undefined>;
    }>;
    readonly chosen: Map<string, ChosenRequest>;
    combinations: number;
}
export declare const choosing: (old: VersionModel, young: VersionModel, known: KnownWorld) => Choosing;
/** What has come of it. */
export declare function choiceOf({ answered, chosen, combinations }: Choosing): Choice;
/** @param spelled another way to write the URL */
export declare function addRequest(chooser: Choosing, situation: Situation, method: string, asker: Asker, spelled?: string): void;
