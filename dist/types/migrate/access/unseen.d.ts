import type { Site } from '../../config/site.js';
/**
 * Whether the given files take in lines that nobody sees, though they are said to be all: a template's line may turn into
 * sections, code of `<Perl>` may make some, and an Include that names one file cannot do without it (server/config.c).
 */
export declare const takesInUnseen: (site: Site) => boolean;
