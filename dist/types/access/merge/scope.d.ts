import type { ConfigFile, Directive, Section } from '../../syntax/tree.js';
/** A section, or a whole file, whose lines hold for a part of the requests. */
export interface Scope {
    /** `pattern` is a directory section with a regular expression, `fragment` a file that stands inside an unseen section. */
    readonly kind: 'directory' | 'pattern' | 'files' | 'location' | 'proxy' | 'htaccess' | 'fragment';
    /** Absent for a whole file. */
    readonly at: Section | undefined;
    readonly file: ConfigFile;
    readonly nodes: readonly (Directive | Section)[];
    /** The path, URL or name as written; of a .htaccess file, its folder on the server. */
    readonly path: string;
    /** False for a .htaccess file whose folder on the server cannot be told, and for what stands in too many places. */
    readonly placed: boolean;
    readonly regex: boolean;
    /** The block of a template that all its lines stand in, where it is one branch of a section only. */
    readonly branch: string | undefined;
    /** Each place it is read from, in the order of the configuration. */
    readonly places: readonly Place[];
}
export interface Place {
    /** The virtual host, or undefined for the main server. */
    readonly server: Section | undefined;
    /** The directory section or .htaccess file around a `<Files>` section. */
    readonly outer: Scope | undefined;
    /** Which versions read it, by the guards around it. */
    readonly readBy: 'both' | '2.2' | '2.4';
    /** 2.2 may skip it, for a condition that cannot be seen. */
    readonly maybe: boolean;
    /** The file that the configuration starts with. */
    readonly root: ConfigFile;
    readonly order: number;
}
/** Whether one version alone reads the section, wherever it is included. */
export declare const isReadOnlyBy: ({ places }: Scope, version: '2.2' | '2.4') => boolean;
/** Whether 2.2 never applied the section: in a regular expression for directories it matched no `$`. */
export declare const wasDead: ({ kind, path }: Scope) => boolean;
/** Whether a path cannot be told because a variable, a template or the use of a macro fills it in. */
export declare const isUncertain: ({ kind, path, at }: Scope) => boolean;
