/**
 * Keep what V8 compiled of this program's own files, so that its next start need not compile them once more. It is kept in
 * the folder of the program itself: whoever can write there could change the program as well, which cannot be said of a
 * folder for temporary files. Where that folder is read-only or another user's, nothing is kept.
 * NODE_DISABLE_COMPILE_CACHE=1 forbids it (https://nodejs.org/api/module.html#module-compile-cache).
 */
export declare function keepCompiled(program: string): void;
