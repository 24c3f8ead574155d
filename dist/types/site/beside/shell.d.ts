import type { Comment, Statement } from './file.js';
/**
 * The simple commands of a shell script, a Dockerfile or a unit file, also those inside `$(…)` and backquotes, in the order
 * in which they end. What a shell would put in place of a variable is left as it is written. Here-documents are passed over.
 */
export declare function commandsIn(text: string): (Statement | Comment)[];
