import { type PerMethod } from '../../httpd/methods.js';
import type { Access } from '../read/access.js';
import { type Condition } from '../read/condition.js';
import { type AuthorizerSettings, type Requirement } from '../read/requirements.js';
/** What is in force for a request after the sections that it has met so far. Two states of one key mean the same. */
export interface State {
    readonly key: string;
    readonly host: PerMethod<Condition> | undefined;
    readonly require: readonly Requirement[] | undefined;
    /** On 2.4 with mod_access_compat, the authorization tree in the place of Require lines; null where there is none. */
    readonly authz: PerMethod<Condition> | null | undefined;
    /** Whether Satisfy Any is in force, by method. */
    readonly any: PerMethod<boolean>;
    readonly settings: AuthorizerSettings;
    readonly authType: boolean;
    /** SSLRequire, SSLRequireSSL, SSLVerifyClient or the like is in force, which Satisfy Any could outvote. */
    readonly ssl: boolean;
    /** Some section before has a 2.4 authorization tree once it is migrated. */
    readonly tree: boolean;
    /**
     * The state before the first of the `<Files>` or `<Location>` sections met so far. 2.4 merges these with one another
     * first, and the result with what was before (server/request.c, ap_file_walk, ap_location_walk).
     */
    readonly outside: State | undefined;
    /** How the trees of these sections are joined with what was before them; undefined where the last one stands alone. */
    readonly joined: 'And' | 'Or' | 'both' | undefined;
    /** A section before says something that cannot be read for sure: in its host lines only, or somewhere. */
    readonly unclear: false | 'hosts' | true;
}
/** 2.2's state before any section: everybody is let in. */
export declare const initialState: State;
/**
 * The state after a section, as 2.2 merges it: host lines are replaced as a block, for all methods, even by a single one;
 * Require lines likewise; Satisfy method by method (mod_authz_host.c has no merger; core.c, merge_core_dir_configs).
 * @param tree whether the section has an authorization tree once it is migrated
 */
export declare function inherit(base: State, own: Access, tree: boolean): State;
/**
 * The state after a `<Files>` or `<Location>` section.
 * @param merging the AuthMerging that it has once it is migrated
 */
export declare function inheritInWalk(base: State, own: Access, tree: boolean, merging?: 'And' | 'Or'): State;
/** The state at the start of the next kind of sections. */
export declare const afterWalk: (state: State) => State;
/** The method names that make a difference in a state. */
export declare function methodsIn({ host, authz, any, require }: Omit<State, 'key'>): readonly string[];
