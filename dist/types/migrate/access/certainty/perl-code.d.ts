import type { Site } from '../../../site/site.js';
/**
 * Where code may make sections that nobody sees, though the files are all given: `<Perl>`, the directive Perl and what
 * PerlConfigRequire reads, which mod_perl turns into lines.
 */
export declare const codeIn: (site: Site) => string | undefined;
