import { type Reading } from './guards.js';
import type { Site } from './site.js';
import { type Section } from './tree.js';
/** Whether 2.2 reads what stands in a section, going by what the given files load. */
export declare const readingIn22: (site: Site, section: Section) => Reading;
/** The same for the server that the configuration runs on today. */
export declare const readingToday: (site: Site, section: Section) => Reading;
