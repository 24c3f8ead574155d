import type { Site } from '../../site/site.js';
import type { Directive, Section } from '../../syntax/tree.js';
/** The lines of a section that a template puts there together, or not at all. */
export interface Branch {
    /** The name of their block (template-blocks.ts). */
    readonly block: string;
    readonly nodes: readonly Directive[];
}
/**
 * The branches that all access lines of a section stand in, where they are those of one choice: of these a template takes
 * one or none, so that each is a section of its own that may be there or not. Empty where some line stands outside, or in
 * another choice, for then the lines of several count together; and where the section holds more than plain lines.
 */
export declare function branchesOf(site: Site, section: Section): readonly Branch[];
