import { type Directive, type Node, type Range, type Section } from './tree.js';
/**
 * Whether the words of a line are the ones that httpd will read: no tag of a template, no `${NAME}` to be replaced when
 * the file is read, no parameter of the macro that the line stands in, and no two backslashes at its end, after which
 * 2.4 reads on.
 */
export declare function isLiteral(node: Directive | Section): boolean;
/** Whether the line holds a tag or placeholder of a template, so that its words are not the ones httpd will read. */
export declare const isTemplated: (node: Directive | Section) => boolean;
/** mod_macro: the words after the macro's name; they replace text anywhere in the body, inside words too. */
export declare function macroParameters(node: Directive | Section): string[];
/** Whether a node stands in a macro, so that it is read wherever the macro is used. */
export declare function isInMacro(node: Node): boolean;
/** The text as one double-quoted word, which both versions read back as the very same text (server/util.c, ap_getword_conf). */
export declare const quoted: (text: string) => string;
/** The text as the word that takes another one's place: in quotes where that has them, since the next word may touch it. */
export declare const inPlaceOf: (node: Directive | Section, word: Range, text: string) => string;
/** The text as one word, in quotes only where it needs them. */
export declare const asWord: (text: string) => string;
/** The only argument: in a line of a template all of its words, since a placeholder may hold blanks. */
export declare const onlyValueOf: (node: Directive) => string;
/** Whether the text can stand in quotes: those within a placeholder must stay as they are. */
export declare const mayStandInQuotes: (text: string) => boolean;
