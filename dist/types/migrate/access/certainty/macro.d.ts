import type { Site } from '../../../site/site.js';
import type { Plan } from '../plan.js';
/**
 * Whether the lines of a scope mean what they say whatever the macro around them is used with. mod_macro puts words in the
 * place of a parameter wherever its name occurs in a line, and reads the lines then (process_content). So none of these lines,
 * nor a tag around them, may hold the name of one, and no other line of the scope may get the name of its directive from one;
 * what the words do to other lines does not bear on access. Where the section is read is another question (unplaced.ts).
 */
export declare function isClearOfMacro(site: Site, { scope, access, repeats, overrides }: Plan): boolean;
