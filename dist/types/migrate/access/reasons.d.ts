import type { Authorizers, Doubt } from '../../access/read/requirements.js';
import type { Plan } from './plan.js';
export type Reason = {
    readonly kind: 'unclear';
    readonly what: string;
} | {
    readonly kind: 'unclear-above' | 'differs' | 'overrides';
} | {
    readonly kind: Doubt | 'ssl' | 'no-require' | 'containers' | 'dual';
};
/** Why a person has to decide; undefined where the form is exact. */
export declare function reasonOf({ scope, access, form, bases, after }: Pick<Plan, 'scope' | 'access' | 'form' | 'bases' | 'after'>, authorizers: Authorizers): Reason | undefined;
