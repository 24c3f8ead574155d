import type { Section } from '../syntax/tree.js';
/** Whether 2.2 never applied a `<DirectoryMatch>` or `<Directory ~>`, as its pattern needs a `$` to match. */
export declare function neverApplied(section: Section): boolean;
/**
 * Whether every way to match this regular expression ends in a `$`. For directories 2.2 let no `$` match
 * (server/request.c of 2.2, ap_directory_walk: AP_REG_NOTEOL), so that such a section never applied. `\z` did match.
 */
export declare function needsEnd(pattern: string): boolean;
