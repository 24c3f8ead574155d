import type { Site } from '../site/site.js';
import { type Directive } from '../syntax/tree.js';
import type { Container, ReadConfiguration, ReadServer } from './containers.js';
/** What httpd looks at for the URL of a request, before it asks who may have it. */
export interface Reached {
    /** The sections and `.htaccess` files that apply, in the order in which they are merged. */
    readonly containers: readonly Container[];
    /** Lines that lead somewhere else than below the document root: aliases, redirections, rewriting, proxies. */
    readonly lines: readonly Directive[];
    /** Where it lies on the server; undefined where another one answers, or a redirection. */
    readonly path: string | undefined;
    /** What the URL is: that of a folder, with a document for it or without, or without a slash at its end; or of a file. */
    readonly form: 'folder' | 'folder-without-index' | 'folder-unslashed' | 'file';
}
/** What is known of the documents of a server. */
export interface Documents {
    isFolder(path: string): boolean;
    isFile(path: string): boolean;
}
/** How one version finds what to answer with. */
export interface Reach {
    readonly site: Site;
    reach(server: ReadServer, url: string): Reached;
}
/** @param documents what lies in the folders of the server, as far as it is known */
export declare function reachIn(site: Site, configuration: ReadConfiguration, documents: Documents): Reach;
/** Whether a line that steers requests is for a URL (mod_alias.c, alias_matches; a prefix ends where a segment does). */
export declare function takes(line: Directive, url: string): boolean;
