import { type TargetModules } from '../httpd/target-modules.js';
/**
 * What --modules says of the 2.4 that a configuration is for: of each word what the folder holds, or the file, or what the
 * command prints.
 * @throws UsageError where that says nothing of modules
 */
export declare function targetFrom(words: readonly string[]): Promise<TargetModules | undefined>;
/**
 * The same of files and folders that the settings name.
 * @throws UsageError where one is not there, or says nothing of modules
 */
export declare function targetIn(paths: readonly string[]): Promise<TargetModules | undefined>;
