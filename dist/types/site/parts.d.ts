import { type Site } from './site.js';
/** Each server by itself, then what belongs to none: what one says decides nothing for another. */
export declare const siteParts: (site: Site) => readonly Site[];
