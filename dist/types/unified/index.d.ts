import type { Plugin } from 'unified';
import type { Choices, Finding } from '../migrate/rule.js';
import { type Settings } from '../settings/settings.js';
import type { SiteOptions } from '../site/site.js';
import { type Root } from './tree.js';
export type { Argument, DirectiveNode, Line, Literal, Point, Position, Root, SectionNode } from './tree.js';
export interface UpgradeOptions extends Pick<SiteOptions, 'complete' | 'from'>, Partial<Choices> {
    /** Rules switched off, or of another severity. */
    readonly rules?: Settings['rules'];
    /** Put these fixes into the text that `httpdStringify` gives; what they settle is no message then. */
    readonly write?: 'safe' | 'all';
    /** The rest of the configuration, path → text: for what it says about the file. */
    readonly context?: Readonly<Record<string, string>>;
}
/** What `httpdUpgrade` leaves in the `data` of a file. */
export interface UpgradeData {
    readonly findings: readonly Finding[];
    /** The text with the fixes that were to be written. */
    readonly text: string;
}
declare module 'vfile' {
    interface DataMap {
        httpdUpgrade: UpgradeData;
    }
}
/** Plugin: reads a configuration file, or a .htaccess, into a unist tree with positions. */
export declare const httpdParse: Plugin<[], string, Root>;
/** Plugin: says in messages what 2.4 would trip over. It goes by the text of the file; the tree is left as it is. */
export declare const httpdUpgrade: Plugin<[UpgradeOptions?], Root>;
/** Plugin: gives the text as it was, with the fixes that `httpdUpgrade` was to write. */
export declare const httpdStringify: Plugin<[], Root, string>;
