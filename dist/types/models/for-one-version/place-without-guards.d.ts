import { type Directive, type Section } from '../../syntax/tree.js';
/** The sections that a line stands in, without guards, as a word for that place; those of one file alone in a .htaccess file. */
export declare const placeWithoutGuards: (line: Directive | Section) => string;
