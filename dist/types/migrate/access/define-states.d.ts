import type { Edit } from '../../edit/edit.js';
import type { Site } from '../../site/site.js';
import { type Node } from '../../syntax/tree.js';
/** What the names of undecided `<IfDefine>`s may be: defined or not. */
export type Defined = ReadonlyMap<string, boolean>;
/** A site where these names are known to be defined or not. */
export interface DefineState {
    readonly defined: Defined;
    readonly site: Site;
}
/**
 * The site in each state that the `<IfDefine>`s around its access rules can be in when httpd starts; the same one for both
 * versions (server/core.c, start_ifdefine). Undefined where there is none, or too many, and where a line of the configuration
 * itself defines one of the names.
 */
export declare function statesOfDefines(site: Site): readonly DefineState[] | undefined;
/** The same edit of the files that a site was made from. */
export declare function editsIn(site: Site, edits: readonly Edit[]): readonly Edit[];
/** The node of a site that stands where one of a site of the same text does. */
export declare function nodeIn(site: Site, { file, start }: Node): Node | undefined;
/** Whether what an edit changes is read in no such state, or is the whole of what is not. */
export declare function isUnread(site: Site, { file, start, end, text }: Edit, defined: Defined): boolean;
