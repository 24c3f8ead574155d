import { type Edit } from '../../edit/edit.js';
import { type PatternOptions } from '../../httpd/pattern-options.js';
import { type Server } from '../../site/server-level.js';
import type { Site } from '../../site/site.js';
import { type Directive, type Section } from '../../syntax/tree.js';
import { type DeadAllow } from './once-for-each.js';
import type { Plan } from './plan.js';
/** A pattern by which access is decided, and which 2.4 would read otherwise. */
export interface DecidingPattern {
    readonly at: Directive | Section;
    readonly options: PatternOptions;
    /** The scope that it decides for; undefined where it refuses by itself (RewriteRule with F). */
    readonly plan: Plan | undefined;
}
/** The patterns by which these servers decide access and that match other requests in 2.4 unless it is told not to. */
export declare const decidingPatterns: (site: Site, deadAllow: DeadAllow) => readonly DecidingPattern[];
/** The lines with which 2.4 reads these patterns as 2.2 did. */
export declare function optionLines(patterns: readonly DecidingPattern[]): readonly string[];
/** Those of one server: options for regular expressions hold for what follows them, so that they stand at its beginning. */
export declare function patternEdit(site: Site, server: Server, deadAllow: DeadAllow): Edit | undefined;
/** Lines for what a server reads first; behind its ServerRoot, where it begins with that. */
export declare function atBeginning(site: Site, server: Server, lines: readonly string[]): Edit | undefined;
