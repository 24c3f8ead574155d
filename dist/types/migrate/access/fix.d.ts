import type { Edit, Fix } from '../../edit/edit.js';
import type { Site } from '../../site/site.js';
import { type Choices } from '../rule.js';
import type { Plan } from './plan.js';
/** Scopes that have to change at once. */
export interface Change {
    readonly site: Site;
    readonly choices: Choices;
    readonly group: readonly Plan[];
    /** What is offered where the configuration is taken for one of 2.2, by the text of the edits. */
    readonly offeredOn22: () => ReadonlyMap<string, Fix>;
}
/** The edits of a group; undefined where a person has to decide. */
export declare function editsFor({ choices, group }: Change): readonly Edit[] | undefined;
/** The fix that these edits are, safe or with what must be true. */
export declare function fixOf(change: Change, edits: readonly Edit[], plans: readonly Plan[]): Fix;
/** What some edits come to, whatever their order. */
export declare const textOfEdits: (edits: readonly Edit[]) => string;
