import { type PerMethod } from '../../httpd/methods.js';
import type { Condition } from '../read/condition.js';
import type { AuthorizerSettings, Requirement } from '../read/requirements.js';
/**
 * What is in force for a request after the sections that it has met so far: on 2.2, or on 2.4 with mod_access_compat, and
 * which of these sections 2.4 joins with one another. Two states of one key mean the same.
 */
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
    /** On 2.4 some section before has an authorization tree, which those below it replace or join. */
    readonly treeOn24: boolean;
    /** A section before says for 2.4 what it does not say for 2.2, or the other way round. */
    readonly differsOn24: boolean;
    /**
     * The state before the first of the `<Files>` or `<Location>` sections met so far. 2.4 merges these with one another
     * first, and the result with what was before (server/request.c, ap_file_walk, ap_location_walk).
     */
    readonly outside: State | undefined;
    /** How the trees of these sections are joined with what was before them; undefined where the last one stands alone. */
    readonly joined: 'And' | 'Or' | 'both' | undefined;
    /**
     * A section before says something that cannot be read for sure: in its host lines only; under Satisfy All in its Require
     * lines only, or in both; or somewhere.
     */
    readonly unclear: false | 'hosts' | 'require' | 'both' | true;
}
/** Whether Satisfy Any is in force for some method. */
export declare const isAnyInForce: ({ any }: Pick<State, 'any'>) => boolean;
/** Most states are only asked who is let in, so the key is made when somebody asks for it. */
export declare function withKey(state: Omit<State, 'key'>): State;
/** The method names that make a difference in a state. */
export declare function methodsIn({ host, authz, any, require }: Omit<State, 'key'>): readonly string[];
