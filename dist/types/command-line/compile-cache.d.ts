/**
 * Have Node keep what V8 compiled of this program's own files, so that its next start need not compile them once more. It is
 * kept in the folder of the program itself: whoever can write there could change the program as well, which cannot be said
 * of a folder for temporary files. Where that folder is another user's nothing is kept, and before Node 22 nowhere.
 * Node itself heeds NODE_DISABLE_COMPILE_CACHE=1, which forbids it (https://nodejs.org/api/module.html#module-compile-cache).
 */
export declare function keepCompiled(program: string): void;
