/**
 * Have Node keep what V8 compiled of this program's own files, so that its next start need not compile them once more. It is
 * kept in the folder of the program itself: whoever can write there could change the program as well, which cannot be said
 * of a folder for temporary files. Where that folder is another user's nothing is kept, and before Node 22 nowhere.
 * Node itself heeds NODE_DISABLE_COMPILE_CACHE=1, which forbids it (https://nodejs.org/api/module.html#module-compile-cache).
 */
export declare function keepCompiled(program: string): void;
/**
 * Load a part of which a run calls nearly everything, such as the rules for a look at a tree: what is kept is compiled whole.
 * Node keeps what V8 compiles at once, and that is what stands outside of functions, unless V8 is told otherwise; it puts it
 * into another folder than what was compiled with another setting of V8. A run that calls little is quicker without.
 */
export declare function loadCompiled<Part>(program: string, load: () => Promise<Part>): Promise<Part>;
