import type { Site } from '../site/site.js';
import type { Node } from '../syntax/tree.js';
/**
 * Lines that bring in what is not among the given files: an Include that names one file, which httpd cannot do without
 * (server/config.c), code that is run as httpd starts (mod_perl), and a template's line that may turn into any others. Whoever says that the files are the whole
 * configuration says that these bring in nothing that bears on access.
 */
export declare const linesUnseen: (site: Site) => readonly Node[];
