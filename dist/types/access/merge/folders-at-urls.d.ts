import { type Folder } from './folder-tree.js';
import type { Merge } from './merge.js';
import type { Scope } from './scope.js';
/**
 * The folders at the URLs of locations that paths with wild-cards match: `/srv/*\/up` at `/status` is `/srv/status/up`, which
 * lies in none of the other folders of `/srv`, and has been through no sections but those for its own path.
 */
export declare function foldersAtUrls({ tree, urls, servers }: Merge, scopes: readonly Scope[], wild: readonly Folder[]): ReadonlyMap<string, Folder>;
/** The one folder that a path with wild-cards matches at a path, or around it; undefined where it may match several, or none. */
export declare function nameMatchedAt(path: readonly string[], pattern: readonly string[]): readonly string[] | undefined;
