/**
 * The content of blobs, by id, with one process for all of them. What git does not have is left out.
 * @param shas the ids, once they are known; git starts meanwhile
 * @throws GitError
 */
export declare function blobs(shas: Promise<readonly string[]>, signal?: AbortSignal): Promise<ReadonlyMap<string, Uint8Array>>;
/** What `git cat-file --batch` prints: a line with id, kind and size, then as many bytes, then a line ending. */
export declare function readBatch(bytes: Uint8Array): Map<string, Uint8Array>;
