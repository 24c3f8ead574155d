import type { LoadedModules } from '../models/loaded-modules.js';
import type { Site } from '../site/site.js';
import { type ConfigFile, type Directive, type Section } from '../syntax/tree.js';
/** A module with a line that needs it. */
export type Use = readonly [module: string, because: Directive | Section];
/** A module with those lines of a file that need it, in their order. */
export type Uses = readonly [module: string, (file: ConfigFile) => Iterable<Directive | Section>];
/** What is going to be written in the place of old lines: CustomLog, SetEnvIf for an SCGI server, IfVersion. */
export declare function rewritten(site: Site): readonly Uses[];
/** httpd asks for the version in a branch that it then skips, so that the index of the site leaves it out. */
export declare const versions: (site: Site) => Uses;
/** By directive or section that another module takes in 2.4; where all is given, by each that a module takes. */
export declare function usesByName(site: Site, whole: boolean): Generator<Uses>;
export declare function otherUses(site: Site, whole: boolean, modules: LoadedModules): Generator<Use>;
/** 2.2 asked for a missing one of these at each request, 2.4 asks when it starts (mod_authz_core.c, add_authz_provider). */
export declare function providers(site: Site): readonly Uses[];
