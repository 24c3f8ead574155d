/** Why 2.4 refuses the words though 2.2 took them (server/core.c, set_options): the first thing that it trips over. */
export declare function complaintIn24(words: readonly string[]): 'signs' | 'position' | undefined;
/**
 * Lines of words that 2.4 takes and that do what 2.2 made of these words, in a section and in those below. No line where
 * the words did nothing; undefined where 2.2 refused them or no line can say it.
 * @param others the words of every other Options line that is read
 */
export declare function linesFor24(words: readonly string[], others: readonly (readonly string[])[]): string[][] | undefined;
