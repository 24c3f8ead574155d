import type { Site } from '../site/site.js';
import type { ConfigFile } from '../syntax/tree.js';
/** A file that takes another name; paths as files are shown, with forward slashes. */
export interface Rename {
    readonly from: string;
    readonly to: string;
}
/** A file that 2.2 read and that the configuration of Debian's 2.4 leaves out. */
export interface LeftOut {
    readonly file: ConfigFile;
    /** The path that 2.2 read it by: a link, maybe. */
    readonly path: string;
    /** What 2.4 reads in the place of it, such as `conf-enabled/*.conf`. */
    readonly reads: string;
    /** The name under which it is read again, by a rename alone. */
    readonly rename: Rename;
    /** What to run on the server, as Debian has it: a file to choose from, and a2enconf or a2ensite. */
    readonly commands: readonly string[];
}
/**
 * Debian's and Ubuntu's 2.2 read all of conf.d and sites-enabled; their 2.4 reads conf-enabled/*.conf and sites-enabled/*.conf
 * (apache2's apache2.conf; NEWS.Debian of 2.4.1-1). What is left out where the main file is that of 2.4, or is going to be.
 */
export declare function leftOutByDebian(site: Site): readonly LeftOut[];
/** How the files would be called that Debian's 2.4 leaves out otherwise. */
export declare const debianRenames: (site: Site) => readonly Rename[];
