import { type GuardReading } from '../httpd/guards.js';
import { type Directive, type Section, type Version } from '../syntax/tree.js';
import type { Site } from './site.js';
/** Whether the server that the configuration runs on today reads what stands in a section, going by what the given files load. */
export declare const readingToday: (site: Site, section: Section) => GuardReading;
/** Whether 2.4 will read it, with the modules that are there today. */
export declare const readingOn24: (site: Site, section: Section) => GuardReading;
/** The version that alone reads a node, going by the guards around it; undefined where both do, or may, or neither. */
export declare function soleReader(site: Site, node: Directive | Section): Version | undefined;
