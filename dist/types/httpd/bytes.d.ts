/**
 * A text as the bytes that httpd sees, one character each: what is not ASCII is written in UTF-8, and each of its bytes stands
 * as a character of the private use area. These have no case, are no letters and no spaces, and keep the order of the bytes, as
 * it is for PCRE and apr_fnmatch in the C locale.
 */
export declare function asBytes(text: string): string;
/** Whether each character is one byte. */
export declare const isAscii: (text: string) => boolean;
