import type { Range } from './tree.js';
/** A tag of a template, and what it does to the lines around it. */
export interface TemplateTag extends Range {
    readonly kind: Kind;
}
/** The tags of a text that may be a template, in order. */
export declare const tagsIn: (text: string) => readonly TemplateTag[];
/** `text` puts something into the file, `nothing` does not. */
type Kind = 'open' | 'middle' | 'end' | 'nothing' | 'text' | 'unknown';
export {};
