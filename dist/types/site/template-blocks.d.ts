import type { ConfigFile, Node, Section } from '../syntax/tree.js';
import type { Site } from './site.js';
/**
 * The parts of a file that a template keeps, leaves out or repeats: what stands between `<% if x %>` and `<% end %>`, and
 * the like in other languages. An expression among the words of a line fills in words; alone on a line it may be anything.
 */
export interface TemplateBlocks {
    /** Names the innermost block around an offset, and its branch; '' outside of all. */
    at(offset: number): string;
    /** Whether all of this text is tags that choose or say nothing, so that they put no line into the file. */
    isSilent(start: number, end: number): boolean;
}
/** The blocks of a file; undefined where it has tags that do not fit together. */
export declare const templateBlocksOf: (site: Site, file: ConfigFile) => TemplateBlocks | undefined;
/** Whether a template chooses between lines of a file, or may do so. */
export declare const hasBlocks: (site: Site, file: ConfigFile) => boolean;
/** Whether a node stands in the same block as another node around it, or outside of all where none is given. */
export declare function isAlwaysThere(site: Site, node: Node, around: Section | undefined): boolean;
/** Whether the tags of a section, and of those around it, stand in one block each: no branch opens what another closes. */
export declare function hasWholeTags(site: Site, section: Section): boolean;
