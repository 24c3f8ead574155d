import { type EditorDocument } from './documents.js';
import type { Remark } from './messages.js';
import { type SiteChecker } from './site-checker.js';
/** What is to be shown of a file, in the place of what was shown before. */
export interface Shown {
    readonly path: string;
    readonly version: number | undefined;
    readonly remarks: readonly Remark[];
}
/** The folders of the workspace, the files that are open, and what is known of the sites that these belong to. */
export interface Sites {
    readonly documents: Map<string, EditorDocument>;
    roots: readonly string[];
    /** The process for a file; started when there is none. Undefined where it could not be kept running. */
    checkerFor(path: string): SiteChecker | undefined;
    /** All that are running. */
    checkers(): readonly SiteChecker[];
    /** Show what is known of a file now, where what was typed has moved it. */
    showMoved(path: string): void;
    /** Have each open file at the site that it belongs to, now that there are other folders. */
    moveDocuments(): void;
    /** End those that neither a folder of the workspace nor an open file belongs to. */
    tidy(): void;
}
/** The editor's side. */
export interface Screen {
    show(shown: Shown): void;
    complain(sentence: string): void;
}
export declare function sitesOf(screen: Screen): Sites;
