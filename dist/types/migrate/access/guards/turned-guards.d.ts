import type { Module } from '../../../httpd/modules.js';
import type { Site } from '../../../site/site.js';
import { type Section } from '../../../syntax/tree.js';
/**
 * A guard with access rules in it that comes out the other way once 2.4 loads a module which 2.2 did not. What stands in a guard
 * for a module that is new in 2.4 is meant for 2.4.
 */
export declare function guardTurned(site: Site, module: Module): Section | undefined;
/** What must be true for a fix that loads the module. */
export declare function turnedGuard(guard: Section): string;
