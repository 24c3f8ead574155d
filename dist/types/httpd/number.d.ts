/** What C's atoi reads: a sign and decimal digits after white space; 0 where there are none, and the rest is ignored. */
export declare const atoi: (text: string) => number;
/** What C's strtol reads with base 0: hexadecimal after `0x`, octal after `0`, else decimal; 0 where nothing fits. */
export declare function strtolAnyBase(text: string): number;
