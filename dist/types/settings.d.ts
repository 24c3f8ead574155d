import type { Version } from './config/tree.js';
import type { Rule, Severity } from './migrate/rule.js';
/** The settings file: what a project wants of every run. Options on the command line come first. */
export interface Settings {
    readonly complete?: boolean;
    readonly from?: 'auto' | Version;
    readonly include?: readonly string[];
    readonly exclude?: readonly string[];
    /** What to do with access rules for both versions: leave them, keep those of 2.4 alone, or write both. */
    readonly guards?: 'leave' | 'drop-22' | 'keep-22';
    /** How to take an Allow that never had an effect: as 2.2 did, or as Apache's upgrade guide reads it. */
    readonly 'dead-allow'?: 'exact' | 'guide';
    /** Rules switched off, or of another severity. */
    readonly rules?: Readonly<Record<string, Severity | 'off'>>;
}
/**
 * Read the text of a settings file.
 * @throws SettingsError with one sentence that says what is wrong
 */
export declare function readSettings(text: string, rules: readonly Rule[]): Settings;
/** A mistake in a settings file: one sentence for the user. */
export declare class SettingsError extends Error {
}
/** The rules that the settings leave, with the severities they give them. */
export declare function rulesUnder(settings: Settings, rules: readonly Rule[]): readonly Rule[];
