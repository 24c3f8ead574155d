import { type Stats } from 'node:fs';
import type { Scratch } from './scratch.js';
/** Write a file that is to take the place of another one, with its mode, its owner and what SELinux calls it. */
export declare function writeLike(real: string, { mode, uid, gid }: Stats, path: string, bytes: Uint8Array): void;
/**
 * Move a text that waits to where it belongs. A folder can be mounted from the very disk that holds it, so that only the
 * attempt shows the two to be apart; then it is written anew in that folder.
 */
export declare function putInPlace(held: string, real: string, scratch: Scratch, writeTo: (path: string) => void): void;
