/** An httpd on this machine, and what it is made of. */
export interface HttpdProgram {
    readonly path: string;
    readonly version: '2.2' | '2.4';
    /** The whole version, such as `2.4.58`. */
    readonly release: string;
    /** The folder of its loadable modules; undefined where there is none. */
    readonly modules: string | undefined;
    /** The source files of what is built in: `mod_so.c`, `prefork.c`. */
    readonly builtIn: ReadonlySet<string>;
}
/** Why there is none, in one sentence. */
export interface NoProgram {
    readonly trouble: string;
}
/** Look at an httpd: a path, or a name that is looked for where programs are. */
export declare function httpdProgram(named: string): Promise<HttpdProgram | NoProgram>;
/** The 2.4 of this machine, by the names that it goes by. */
export declare const usualPrograms: readonly string[];
/** Whether the program has a module, built in or to be loaded; by the name of its file, such as `mod_ssl`. */
export declare const hasModule: ({ builtIn, modules }: HttpdProgram, name: string) => boolean;
/** The file of a module that a LoadModule line names, as this program has it; undefined where it is built in, null where it is not there. */
export declare function moduleFile({ builtIn, modules }: HttpdProgram, named: string): string | undefined | null;
