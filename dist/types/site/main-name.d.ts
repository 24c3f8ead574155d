import type { ConfigFile } from '../syntax/tree.js';
/** Whether a file is called as distributions call the file that httpd starts with. */
export declare const isNamedAsMain: ({ path }: Pick<ConfigFile, 'path'>) => boolean;
