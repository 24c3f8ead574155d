/**
 * The content of blobs, by id, with one process for all of them. What git does not have is left out.
 * @throws GitError
 */
export declare function blobs(shas: readonly string[]): ReadonlyMap<string, Uint8Array>;
/**
 * Of what is in the index, the ids of what a partial clone has not fetched yet; asking for it would fetch it.
 * @throws GitError
 */
export declare function notFetched(): ReadonlySet<string>;
/** What `git cat-file --batch` prints: a line with id, kind and size, then as many bytes, then a line ending. */
export declare function readBatch(bytes: Uint8Array): Map<string, Uint8Array>;
