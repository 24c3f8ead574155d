import type { Site } from '../../site/site.js';
import type { Section } from '../../syntax/tree.js';
import type { Folder } from './folder-tree.js';
import type { Scope } from './scope.js';
/** From which folders a server answers. */
export interface UrlMap {
    /** The longest prefixes first. */
    readonly folders: readonly Mapped[];
    /** Below URLs that begin so, an answer may lie anywhere. In small letters. */
    readonly unknown: readonly string[];
}
/** Where the URLs lie that begin so: `/` for those of the document root. */
export interface Mapped {
    readonly prefix: string;
    readonly folder: string;
    /** Otherwise they may lie where a shorter prefix says, or another of the same. */
    readonly sure: boolean;
}
type Server = Section | undefined;
/** The URL maps of the main server (undefined) and of virtual hosts; undefined for one whose folders cannot be told. */
export declare const urlMapsOf: (site: Site) => ((server: Server) => UrlMap | undefined);
/** Whether a server has another one answer, or a module for which no folder's sections apply. */
export declare function passesOn(site: Site, server: Server): boolean;
/** The virtual hosts that do not answer from the same folders as the main server. */
export declare const serversWithFolders: (site: Site) => readonly Section[];
/** Whether it may lie anywhere what the server answers with for URLs that begin so, or for some of them. */
export declare const isUnknownBelow: ({ unknown }: UrlMap, url: string) => boolean;
/**
 * The only URL of a folder among those that begin so; undefined where it has several, or none that is sure, or where some
 * URL below it leads elsewhere, so that a section for the URL would be for more than the folder.
 * @param within the beginning of the URLs that are looked at, without a slash at its end
 */
export declare function urlOf(urls: UrlMap | undefined, folder: Folder, within: string): string | undefined;
/**
 * The same for what lies in a folder and in a location at once, where wild-cards may stand for the names that the location says:
 * of `/srv/` with any name and `up` it is `/status/up` within `/status`.
 */
export declare function urlWithin(urls: UrlMap | undefined, folder: Folder, location: Scope): string | undefined;
export {};
