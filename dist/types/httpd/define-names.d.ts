/**
 * Why these are no names that httpd can be started with (`SSL`, for `-D SSL`) or without (`!SSL`): a sentence; undefined where
 * all is well.
 */
export declare function troubleWithDefines(names: readonly string[]): string | undefined;
