import { type Edit } from '../edit/edit.js';
import { type ConfigFile, type Directive, type Section } from '../syntax/tree.js';
import type { MadeCertificate } from './made-certificate.js';
/** What the copy of a server has in the place of what the server has. */
export interface Adaptation {
    /** A path in the copy; undefined for one that stays. */
    readonly path: (onServer: string) => string | undefined;
    /** The file of a module; undefined where it is built in, null where this httpd has none such. */
    readonly module: (named: string) => string | undefined | null;
    /** Where the copy has what comes in on an address and port of the server; undefined for a port that nothing comes in on. */
    readonly listens: (address: string, port: number) => Place | undefined;
    /** The same for a Listen line; undefined where another one says so already. */
    readonly listen: (address: string, port: number) => Place | undefined;
    /** The file of users that takes another one's place. */
    readonly users: (onServer: string, kind: 'basic' | 'digest') => string;
    /** Whether the copy has what an Include names: nothing is read that lies beyond it. */
    readonly isIncluded: (onServer: string) => boolean;
    /** A certificate that takes every other one's place. */
    readonly certificate: () => MadeCertificate;
    /** A file of types, or of what mod_mime_magic knows: the server's where it is here. */
    readonly types: (onServer: string, key: string) => string;
    /** A file to write to. */
    readonly written: (onServer: string) => string;
    /** The user and the group that the copy runs as; undefined where it is not root that starts it. */
    readonly identity: {
        readonly user: string;
        readonly group: string;
    } | undefined;
    /** What takes the place of lines and guards that only 2.2 reads, where a 2.4 stands in for it. */
    readonly standIn: {
        readonly line: (line: Directive) => readonly Edit[] | undefined;
        readonly guard: (section: Section) => string | undefined;
    } | undefined;
    /** Takes the place of every other server that requests are passed on to. */
    readonly backend: string;
}
interface Place {
    readonly host: string;
    readonly port: number;
}
/** The edits that make a file of a configuration that of the copy. No line comes or goes but by becoming empty. */
export declare function adaptEdits(file: ConfigFile, adaptation: Adaptation): Edit[];
export {};
