/**
 * The module that says the message with this number (`AH01630`): `core`, `mod_ssl`, `event` … Undefined for a number that
 * no module of 2.4.63 has.
 */
export declare function moduleOfCode(code: string): string | undefined;
