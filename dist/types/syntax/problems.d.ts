import type { Problem, Version } from './tree.js';
/** The problems that `parse` notes in a text, for those who want nothing else of it: no line is kept. */
export declare const problemsIn: (text: string, version?: Version) => readonly Problem[];
