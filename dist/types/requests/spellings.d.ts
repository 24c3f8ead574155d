/**
 * Other ways to write a URL: httpd takes some of them for the very same, and patterns may not (server/util.c, ap_getparents,
 * ap_no2slash, ap_unescape_url).
 */
export declare function spellingsOf(path: string): readonly string[];
/** At the end of a line `.` and `$` of a pattern differ, between the versions too. */
export declare function spelledWithLineEnds(path: string): readonly string[];
