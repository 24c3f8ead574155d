import { type Site } from '../config/site.js';
import type { Directive, Section } from '../config/tree.js';
import type { Finding } from '../migrate/rule.js';
import { type Asked } from './task.js';
/** The commands that findings without a fix tell to run, as one. */
export declare function commandsIn(command: RegExp): (findings: readonly Finding[]) => string | undefined;
export declare const packagesApart: Readonly<Record<string, string>>;
/** Modules that Red Hat has apart from httpd, where the configuration lies where Red Hat has it. */
export declare function packagedApart(site: Site): readonly Directive[];
/** Where documents are, if .htaccess files count there and none is among the given files. */
export declare function rootsWithOverrides(site: Site): readonly Directive[];
export declare function programsAround(site: Site): Asked | undefined;
export declare function locationsOf(handler: string): (site: Site) => readonly Directive[];
/** Virtual hosts for _default_ where another one has the same port. */
export declare function defaultHostsBesideOthers(site: Site): readonly Section[];
