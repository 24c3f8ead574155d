import type { Site } from '../../site/site.js';
import type { Access } from '../read/access.js';
import { type State } from './keyed-state.js';
import type { Scope } from './scope.js';
/**
 * Whether a section has been written for 2.4 already, in a configuration of 2.2 of which others are still to be: it holds
 * nothing of 2.2 alone, and has words of 2.4 or lies below what has them. What has to change at once is written at once, so that
 * a section without old lines below one that is written is right as it stands.
 */
export declare function isWritten(site: Site, { nodes }: Scope, access: Access, bases: readonly State[]): boolean;
/**
 * Whether 2.2 lets nobody into such a section, whose Require it does not know, in a configuration that 2.4 has never read. Host
 * rules above that let in are enough for it under Satisfy Any.
 */
export declare const refusesAllToday: (site: Site, { require }: Access, bases: readonly State[]) => boolean;
/** Whether host lines above keep clients out: 2.2 refused all that such a section lets in. */
export declare const closesByHosts: (state: State) => boolean;
/** The same where something else above is not clear. */
export declare const mayCloseByHosts: ({ host }: Pick<State, 'host'>) => boolean;
/**
 * What those below such a section inherit from it in 2.2's terms: what its host lines were cannot be told any more, but where
 * it lets nobody in; and what it asked of users only where it lets in by the address of clients alone and nothing above it asks
 * for users. Satisfy Any it did not have: with that it would have been written at once with those below it that are not; and
 * to take it for Satisfy All lets in nobody else.
 */
export declare function asInherited({ nodes }: Scope, own: Access, { require }: State): Access;
/** Whether nobody is let in, whatever users were asked for. */
export declare const isClosed: ({ unclear, host, any }: State) => boolean;
