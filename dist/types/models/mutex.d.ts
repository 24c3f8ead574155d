/** What a lock directive of 2.2 asks for: a method, and the file it would use. */
export interface LockMethod {
    /** In lower case: `default`, `sysvsem`, `fcntl`, … */
    readonly method: string;
    readonly path: string | undefined;
}
/** Take `method:path` apart, as ssl_cmd_SSLMutex of 2.2 and ap_parse_mutex of 2.4 (server/util_mutex.c) do. */
export declare function lockMethodOf(value: string): LockMethod;
/** The folder of a lock file: 2.4's Mutex takes the folder where 2.2 took the file. Both start from ServerRoot. */
export declare function folderOf(path: string): string;
/** The methods whose locks are files; the others never look at a path. */
export declare const isFileMethod: (method: string) => boolean;
