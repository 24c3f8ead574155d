import { type Reading } from './guards.js';
import type { Site } from './site.js';
import { type Section } from './tree.js';
/** Whether the server that the configuration runs on today reads what stands in a section, going by what the given files load. */
export declare const readingToday: (site: Site, section: Section) => Reading;
