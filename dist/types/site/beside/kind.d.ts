import { type BesideFile, type BesideKind } from './file.js';
/** What kind of file beside a configuration this is, by its name and its text; undefined for any other file. */
export declare function besideKind(path: string, text: string): BesideKind | undefined;
/** Read it. */
export declare const readBeside: (kind: BesideKind, path: string, text: string) => BesideFile;
