/**
 * Whether the text of a package.json has our key, whatever it holds. Most files of that name are none of ours, and may be as
 * broken as they like; a name among the dependencies is no settings.
 */
export declare function hasSettingsKey(text: string): boolean;
