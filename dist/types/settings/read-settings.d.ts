import { type Settings } from './settings.js';
/** A mistake in a settings file: `file:line:column: ` and a sentence for the user. */
export declare class SettingsError extends Error {
}
export interface SettingsText {
    /** As it is to be shown; of a `package.json` only the key httpd-upgrade counts. */
    readonly path: string;
    readonly text: string;
}
/**
 * Read the text of a settings file, or of a package.json. Undefined for a package.json without our key.
 * @param rules the names of all rules
 * @throws SettingsError
 */
export declare function readSettings({ path, text }: SettingsText, rules: readonly string[]): Settings | undefined;
