import type { Migration } from '../migrate/migrate.js';
import type { Finding } from '../migrate/rule.js';
import { type ConfigFile, type Directive, type Section } from '../syntax/tree.js';
import { type GivenFiles } from './files-named.js';
import type { LogMessage, Spot } from './log.js';
import type { KnownMessage, Words } from './message.js';
/** A place in the given files that a message is about. */
export interface MessagePlace {
    readonly file: ConfigFile;
    /** The line that httpd counts, from 1: of a continued directive its last. */
    readonly line: number;
    readonly node: Directive | Section | undefined;
    /** What the rules find there. */
    readonly finding: Finding | undefined;
}
/** The configuration that a log belongs to. */
export interface LoggedConfiguration extends GivenFiles {
    readonly migration: Migration;
    /** What a spot in httpd's own copy of the files is in the given ones; the same unless said otherwise. */
    readonly original?: (spot: Spot) => Spot;
}
/** What is looked for: a message, its words and the catalogue entries whose rules mend it. */
export interface PlaceQuery {
    readonly said: LogMessage;
    readonly message: KnownMessage | undefined;
    readonly words: Words;
    readonly mendedBy: readonly string[];
}
/** The places that a message is about: where httpd says it is, else where the rules that mend it find something. */
export declare function placesOf(config: LoggedConfiguration, query: PlaceQuery): readonly MessagePlace[];
