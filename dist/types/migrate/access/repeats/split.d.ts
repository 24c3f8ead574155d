import { type Folder } from '../../../access/merge/folder-tree.js';
import type { State } from '../../../access/merge/keyed-state.js';
import type { Part } from '../../../access/merge/merge.js';
import type { Scope } from '../../../access/merge/scope.js';
import type { Access } from '../../../access/read/access.js';
import { type Condition } from '../../../access/read/condition.js';
import type { Authorizers } from '../../../access/read/requirements.js';
import { type PerMethod } from '../../../httpd/methods.js';
import type { Section } from '../../../syntax/tree.js';
import { type Form } from '../forms.js';
/** A section that lies over different rules: what it says itself, and where it is repeated with other rules. */
export interface Split {
    readonly form: Form;
    readonly repeats: readonly Repeat[];
}
export interface Repeat {
    /** The folder that it is repeated in; undefined where it is repeated beside the section itself. */
    readonly folder: Folder | undefined;
    /** The `<Files>` sections that have to apply as well. */
    readonly names: readonly Scope[];
    /** The locations that have to apply as well. */
    readonly urls?: readonly Scope[];
    readonly tree: PerMethod<Condition>;
    /** The virtual host that it is repeated in. */
    readonly server?: Section;
    /** The tag of the copy there, where it is not the section's own. */
    readonly tag?: Tag;
    /** It is written as an `<If>` that tells the folder by the file that is asked for, since no URL does. */
    readonly byFile?: true;
    /** The locations that have the last word on their URLs, where it is written as an `<If>`. */
    readonly except?: readonly Scope[];
}
export interface Tag {
    readonly name: string;
    readonly path: string;
}
/** Of copies for the same request 2.4 merges the one of the highest rank last. */
export declare const mergeRank: ({ folder, names, urls }: Pick<Repeat, 'folder' | 'names' | 'urls'>, namesLast: boolean) => number;
export interface SplitOptions {
    readonly own: Access;
    readonly parts: readonly Part[];
    readonly authorizers: Authorizers;
    /** Folders where it has to be repeated, since a section that comes before it is. */
    readonly forced: ReadonlySet<Folder>;
    /** The folders that its own form may be for: not for others than the first, where it cannot be repeated there. */
    readonly ownForm: 'anywhere' | 'first' | 'wild';
    /** Its own form is joined with nothing before it. */
    readonly alone?: true;
    /** Copies for some names are written as `<If>`, which 2.4 merges after all other sections. */
    readonly namesLast: boolean;
}
/** The fewest repetitions that make a section right everywhere; undefined where there is no such form. */
export declare function splitOf(options: SplitOptions): Split | undefined;
/** The states of all these parts, each once. */
export declare const statesIn: (parts: readonly Part[]) => State[];
/** What all these states come to with the section, if it is the same. */
export declare function singleTree(own: Access, states: readonly State[], authorizers: Authorizers): PerMethod<Condition> | undefined;
