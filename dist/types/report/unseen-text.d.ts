import type { Report } from './summary.js';
/**
 * What is taken for granted where the given files are said to be the whole configuration, and some of their lines bring in
 * more; empty where no fix rests on it.
 */
export declare function unseenText({ site, migration }: Report): string;
