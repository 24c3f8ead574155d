import type { ConfigFile } from '../syntax/tree.js'

/**
 * Whether the file is a per-directory file, by what AccessFileName says or by its name: `.htaccess`, `_htaccess`,
 * `htaccess.txt`, `sample.htaccess`. One called `htaccess.conf` is the server's own.
 */
export const isHtaccess = ({ path, isPerDirectory }: ConfigFile): boolean =>
  isPerDirectory || (/(^|[/._-])htaccess([._-][^/]*)?$/i.test(path) && !/(^|\/)[^./][^/]*\.conf$/i.test(path))
