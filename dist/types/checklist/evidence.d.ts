import type { Finding } from '../migrate/rule.js';
import { type Site } from '../site/site.js';
import type { Directive, Section } from '../syntax/tree.js';
import { type Applicable } from './task.js';
/** The commands that findings without a fix tell to run, as one. */
export declare function commandsToRun(command: RegExp): (findings: readonly Finding[]) => string | undefined;
/** The lines that load modules which Red Hat has apart from httpd, where the configuration lies where Red Hat has it. */
export declare function linesOfRedHatPackages(site: Site): readonly Directive[];
/** The package of the module that a line loads. */
export declare const packageLoaded: (line: Directive | Section) => string | undefined;
/** Where documents are, if .htaccess files count there and none is among the given files. What nothing reads says nothing of it. */
export declare function rootsWithOverrides(site: Site): readonly Directive[];
/** The lines that let WebDAV clients write files (modules/dav/fs/repos.c, dav_fs_open_stream: 2.4 writes a file of its own, and renames it). */
export declare const foldersOfDav: (site: Site) => readonly Directive[];
/** Programs beside the server that what 2.4 writes otherwise could trip up, where the configuration shows any. */
export declare function programsAround(site: Site): Applicable | undefined;
/** @returns what tells the lines of a site that set this handler */
export declare function locationsOf(handler: string): (site: Site) => readonly Directive[];
/** Virtual hosts for _default_ where another one has the same port. */
export declare function defaultHostsBesideOthers(site: Site): readonly Section[];
