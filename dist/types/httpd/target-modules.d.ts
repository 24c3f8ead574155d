/** What somebody has said of the modules of the 2.4 that a configuration is for. */
export interface TargetModules {
    /** Linked in, by name (`mod_ssl`; of a module that is not httpd's own, the symbol); undefined where nothing says it. */
    readonly linkedIn: ReadonlySet<string> | undefined;
    /** The files that it can load (`mod_ssl.so`): all of them, or those that it is known to have. */
    readonly files: ReadonlySet<string>;
    /** Whether a file that is not among them is not there. */
    readonly areAllFiles: boolean;
    /** The folder that all of the files lie in, where that was said from the root of the disk. */
    readonly folder?: string;
}
/**
 * Read what tells of a 2.4's modules, in any order and one below the other: `httpd -l` (what is linked in), `httpd -M` or
 * `apache2ctl -M` (that, and what it loads today), the listing of a modules folder. Undefined where the text tells nothing of modules.
 */
export declare function targetModules(text: string): TargetModules | undefined;
/** Whether a module is linked in; undefined where that is not known. */
export declare const isLinkedIn: (target: TargetModules | undefined, module: string) => boolean | undefined;
/** Whether there is a file to load; undefined where that is not known. */
export declare function hasModuleFile(target: TargetModules | undefined, file: string): boolean | undefined;
/** Whether one of the modules that make processes is linked in. */
export declare const hasLinkedMpm: (target: TargetModules | undefined) => boolean;
