import type { Directive, Section } from '../syntax/tree.js';
import type { ReadServer } from './containers.js';
import type { VersionModel } from './model.js';
/** A URL that is worth asking for, and the line that makes it so. */
export interface UrlSample {
    /** As httpd sees it once escapes are undone. */
    readonly url: string;
    /** Absent for what a server has anyway: its root, and its documents. */
    readonly about: Directive | Section | undefined;
}
/** The folders and files that are known to lie on the server. */
export interface KnownFiles {
    /** The files below a folder of the server, by their whole paths. */
    readonly files: readonly string[];
}
/** The URLs of a server that its sections and its lines tell apart: inside of each, and just outside. */
export declare function urlSamples({ configuration: { main }, htaccessOf }: Pick<VersionModel, 'configuration' | 'htaccessOf'>, server: ReadServer, { files }: KnownFiles): readonly UrlSample[];
/** Whether a URL names another server: that of a request to a forward proxy. */
export declare const isPassedOn: (url: string) => boolean;
/** A path as it is sent: each byte that has a meaning of its own, or none, is escaped. */
export declare const escapedUrl: (url: string) => string;
