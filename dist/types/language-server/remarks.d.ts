import type { Finding } from '../migrate/rule.js';
import type { SiteCheck } from './check.js';
import type { CheckedFile, Remark } from './messages.js';
import type { TextPlaces } from './text-places.js';
/** What there is to say of each file, by its path; of those without a word only the open ones are told. */
export declare function checkedFiles(check: SiteCheck): CheckedFile[];
export declare const remarkOf: ({ rule, range, severity, message }: Finding, places: TextPlaces) => Remark;
