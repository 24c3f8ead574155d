import { type ConfigFile, type Directive, type Node, type Section } from '../syntax/tree.js';
/** The directives and sections of some files by name, without what stands in branches that 2.4 never reads. */
export interface NameIndex {
    /** The names that occur anywhere: of directives in lower case, of sections with a `<` before them. */
    readonly names: ReadonlySet<string>;
    /** Directives of these names that 2.4 will read, in the order of files and lines, name by name. */
    directives(...names: string[]): readonly Directive[];
    /** Whether 2.4 will read any directive of these names. */
    says(...names: string[]): boolean;
    /** The same for sections. */
    sections(...names: string[]): readonly Section[];
    /** Those of the directives that stand in this file. */
    directivesIn(file: ConfigFile, name: string): readonly Directive[];
    /** The same for sections. */
    sectionsIn(file: ConfigFile, name: string): readonly Section[];
    /** False for what stands in a branch that 2.4 never reads, such as `<IfModule !mod_authz_core.c>`. */
    isLive(node: Node): boolean;
}
/** @param skipped files that 2.4 does not read */
export declare function nameIndex(files: readonly ConfigFile[], skipped?: ReadonlySet<ConfigFile>): NameIndex;
