import { type ConfigFile, type Directive } from '../syntax/tree.js';
import { type Site } from './site.js';
/** The file that httpd starts with, and a line of it: where to report what concerns the whole server. */
export interface MainFile {
    readonly file: ConfigFile;
    readonly at: Directive;
}
/**
 * The file that holds the server-level lines of a whole server. Undefined where the given files hold no such file: a
 * `.htaccess`, a virtual host, a `conf.d` file by itself. Where the files of several servers are given, the first.
 */
export declare const mainFile: (site: Site) => MainFile | undefined;
/** The same for each server among the given files. */
export declare const mainFiles: (site: Site) => readonly MainFile[];
/**
 * The files that one server reads: what its main file includes and, where no other server is among the given files,
 * everything else too (a `.htaccess`, or a file whose Include is not seen).
 */
export declare function filesOfServer(site: Site, main: MainFile): ReadonlySet<ConfigFile>;
