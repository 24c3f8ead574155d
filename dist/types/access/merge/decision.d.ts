import { type PerMethod } from '../../httpd/methods.js';
import { type Condition } from '../read/condition.js';
import { type Authorizers, type Doubt } from '../read/requirements.js';
import { type State } from './keyed-state.js';
/** H, R and S for one method, and who is let in. */
export interface Decision {
    readonly host: Condition;
    readonly required: Condition | undefined;
    readonly any: boolean;
    readonly whole: Condition;
    readonly doubt: Doubt | 'ssl' | 'no-require' | undefined;
}
/** What 2.2 decides (server/request.c, ap_process_request_internal). */
export declare function decide(state: State, method: string, authorizers: Authorizers): Decision;
/** Whether 2.4 answers 500 to everything but for a Require, which was not asked for before. */
export declare const needsRequire: (state: State) => boolean;
/** Whether 2.4 answers 500 to every request, and does so without any host lines too (mod_authz_core.c, AH01627). */
export declare const answersNothing: (state: State) => boolean;
/** Whether nothing is asked on 2.4: neither host lines nor Require lines make a difference. */
export declare const saysNothing: ({ authz, host, any }: State) => boolean;
/** Who is let in, method by method. */
export declare const wholeOf: (state: State, authorizers: Authorizers) => PerMethod<Condition>;
