import type { Site } from '../site/site.js';
import { type Section } from '../syntax/tree.js';
/** A section with the access rules of 2.2, and the one of the main file that counted over it. */
interface LaterSection {
    readonly section: Section;
    readonly main: Section;
}
/**
 * The sections of conf.d that counted before one for the same in httpd.conf, and count after it where the main file is that of
 * Red Hat's 2.4, or is going to be: that has `IncludeOptional conf.d/*.conf` as its last line (httpd.spec, httpd.conf).
 */
export declare function sectionsAfterMain(site: Site): readonly LaterSection[];
export {};
