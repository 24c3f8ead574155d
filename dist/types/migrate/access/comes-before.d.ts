import { type Site } from '../../site/site.js';
import type { ConfigFile, Directive, Section } from '../../syntax/tree.js';
/** A section, or the file of a folder, whose lines set something for the same requests. */
export type SettingPlace = Section | ConfigFile;
/** What a line stands in, guards and `<Limit>` looked through, in each place that its file is read from. */
export declare function settingPlaces(site: Site, line: Directive): readonly SettingPlace[];
/** The places of all lines of these names. */
export declare const placesSetting: (site: Site, ...names: string[]) => ReadonlySet<SettingPlace>;
/** Whether a place is one of `<AuthnProviderAlias>`, which is asked for passwords alone. */
export declare const isAlias: (place: SettingPlace) => boolean;
/** Whether one request may meet both places, the first before the other, as far as paths tell. */
export declare function mayComeBefore(site: Site, before: SettingPlace, after: SettingPlace): boolean;
