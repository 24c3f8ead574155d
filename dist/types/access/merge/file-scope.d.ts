import { type Site } from '../../site/site.js';
import type { ConfigFile } from '../../syntax/tree.js';
import type { Scope } from './scope.js';
/** The scope that a whole file is: that of a .htaccess file, or of lines that stand inside a section which is not seen. */
export declare function fileScope(site: Site, file: ConfigFile): Omit<Scope, 'branch' | 'places'>;
/** Whether nothing shows where on the server a .htaccess file lies. */
export declare const isLost: ({ kind, path }: Scope) => boolean;
