import { type Layout } from '../httpd/layouts.js';
import type { Rule, Severity } from '../migrate/rule.js';
import type { Version } from '../syntax/tree.js';
/** The settings file: what a project wants of every run. Options on the command line come first. */
export interface Settings {
    /** Files and folders to check where none is named, told from the settings file. */
    readonly paths?: readonly string[];
    readonly include?: readonly string[];
    readonly exclude?: readonly string[];
    readonly complete?: boolean;
    readonly from?: 'auto' | Version;
    /** The distribution whose packages of 2.4 the configuration is for. */
    readonly layout?: Layout;
    /** Names that decide `<IfDefine>`: `NAME` is defined, `!NAME` is not. */
    readonly define?: readonly string[];
    /** Files and modules folders, told from the settings file, that say what the 2.4 that the configuration is for has of modules. */
    readonly modules?: readonly string[];
    /** What to do with access rules for both versions: leave them, keep those of 2.4 alone, or write both. */
    readonly guards?: 'leave' | 'drop-22' | 'keep-22';
    /** How to read an Allow that never had an effect: as 2.2 did, or as Apache's upgrade guide reads it. */
    readonly 'dead-allow'?: 'exact' | 'guide';
    /** What to do where 2.4 has another default: write a line that keeps 2.2's, or say what changes. */
    readonly defaults?: 'keep' | 'adopt';
    /** What to do with an exact fix that writes down what was hardly meant. */
    readonly unmeant?: 'write' | 'review';
    readonly 'server-root'?: string;
    /** Folders of the server → where they lie, told from the settings file. */
    readonly 'path-mapping'?: Readonly<Record<string, string>>;
    /** The baseline file, told from the settings file. */
    readonly baseline?: string;
    /** Rules, by name or by that of their group, switched off or of another severity. */
    readonly rules?: Readonly<Record<string, Severity | 'off'>>;
}
/** The name of the settings file, and of the key in package.json. */
export declare const settingsName = "httpd-upgrade";
/** As much of JSON schema as settings need. */
export type Shape = {
    readonly type: 'boolean';
} | {
    readonly type: 'string';
    readonly pattern?: string;
    readonly minLength?: number;
} | {
    readonly enum: readonly string[];
} | {
    readonly type: 'array';
    readonly items: Shape;
} | {
    readonly type: 'object';
    readonly additionalProperties: Shape;
    readonly propertyNames?: Shape;
};
interface SettingEntry {
    /** What its value must be, as the end of a sentence. */
    readonly must: string;
    /** For editors and the manual. */
    readonly description: string;
    readonly shape: Shape;
}
/** Every setting: what reading the file, its JSON schema and the documentation know of it. */
export declare const settingEntries: Readonly<Record<keyof Settings, SettingEntry>>;
/** The rules that the settings leave, with the severities they give them. */
export declare function rulesUnder(settings: Settings, rules: readonly Rule[]): readonly Rule[];
export {};
