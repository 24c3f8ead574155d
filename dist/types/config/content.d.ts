import { type Server } from './server-level.js';
import { type Site } from './site.js';
import type { Directive, Section } from './tree.js';
/** A folder that a server answers from. */
export interface Content {
    readonly path: string;
    /** The virtual host that serves it; undefined for the main server. */
    readonly host: Section | undefined;
    readonly at: Directive;
}
/** The folders of DocumentRoot and Alias lines, without those whose path is a variable or a template's. */
export declare function contentOf(site: Site, server: Server): readonly Content[];
/** Whether one of these lines holds for all of the folder: at server level, or in a section around it. */
export declare const isCovered: (site: Site, content: Content, lines: readonly Directive[]) => boolean;
