/** A module that ships with httpd. */
export interface Module {
    readonly name: string;
    /** The source file, which `<IfModule>` may name. */
    readonly source: string;
    /** The symbol, which `<IfModule>` may name too and LoadModule must; absent where that version has no such module. */
    readonly symbol22: string | undefined;
    readonly symbol24: string | undefined;
    /** The file that LoadModule loads; absent where the module is always built in. */
    readonly file: string | undefined;
}
/**
 * The module that `<IfModule>` or LoadModule means: by source file (`mod_ssl.c`), symbol (`ssl_module`) or plain name
 * (`mod_ssl`), in any letter case. Undefined for a module that is not part of httpd.
 */
export declare const moduleNamed: (name: string) => Module | undefined;
/** Modules that 2.4 has under another name, with that name (CHANGES 2.3.x). */
export declare const successors: Readonly<Record<string, string>>;
/** Whether no line of 2.4 loads what this module was: mod_authn_alias has become a part of another. */
export declare const isRemovedIn24: ({ name, symbol24 }: Module) => boolean;
/** Every module of both versions. */
export declare const modules: () => readonly Module[];
