import type { Site } from '../../config/site.js';
import type { Node } from '../../config/tree.js';
/** Whether code in the configuration may make sections that nobody sees (mod_perl's `<Perl>`), though the files are all given. */
export declare const runsCode: (site: Site) => boolean;
/**
 * Lines that bring in what is not among the given files: an Include that names one file, which httpd cannot do without
 * (server/config.c), and a template's line that may turn into any others. Whoever says that the files are the whole
 * configuration says that these bring in nothing that bears on access.
 */
export declare const linesUnseen: (site: Site) => readonly Node[];
